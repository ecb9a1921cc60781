// Short, dry, quiet sounds, made here: nothing is loaded, and none is the only signal.
import { settings } from "./settings.svelte";

let audio: AudioContext | null = null;

/** Browsers allow sound only after a gesture. */
export function wake(): void {
  audio ??= new AudioContext();
  if (audio.state === "suspended") void audio.resume();
}

function tone(frequency: number, at: number, length: number, loudness: number, type: OscillatorType = "sine"): void {
  if (!audio) return;
  const start = audio.currentTime + at;
  const gain = audio.createGain();
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(loudness * settings.volume, start + 0.012);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
  const source = audio.createOscillator();
  source.type = type;
  source.frequency.setValueAtTime(frequency, start);
  source.connect(gain).connect(audio.destination);
  source.start(start);
  source.stop(start + length + 0.02);
}

function brush(at: number, length: number, loudness: number, pitch: number): void {
  if (!audio) return;
  const start = audio.currentTime + at;
  const frames = Math.ceil(audio.sampleRate * length);
  const buffer = audio.createBuffer(1, frames, audio.sampleRate);
  const data = buffer.getChannelData(0);
  for (let i = 0; i < frames; i++) data[i] = (Math.random() * 2 - 1) * (1 - i / frames) ** 2;
  const source = audio.createBufferSource();
  source.buffer = buffer;
  const filter = audio.createBiquadFilter();
  filter.type = "bandpass";
  filter.frequency.value = pitch;
  const gain = audio.createGain();
  gain.gain.value = loudness * settings.volume;
  source.connect(filter).connect(gain).connect(audio.destination);
  source.start(start);
}

export type Sound = "turn" | "card" | "piece" | "dice" | "hit" | "bell" | "stamp" | "knock" | "bicycle";

export function play(sound: Sound): void {
  if (!audio || settings.volume <= 0 || audio.state !== "running") return;
  switch (sound) {
    case "turn":
      tone(523, 0, 0.35, 0.09);
      tone(659, 0.16, 0.5, 0.09);
      break;
    case "card":
      brush(0, 0.09, 0.25, 2400);
      break;
    case "piece":
      tone(190, 0, 0.09, 0.16, "triangle");
      brush(0, 0.03, 0.2, 900);
      break;
    case "dice":
      for (let i = 0; i < 5; i++) brush(i * 0.07 + Math.random() * 0.03, 0.04, 0.25, 1500 + Math.random() * 900);
      break;
    case "hit":
      tone(110, 0, 0.18, 0.2, "triangle");
      brush(0, 0.08, 0.3, 500);
      break;
    case "bell":
      tone(330, 0, 1.4, 0.09);
      tone(831, 0, 0.9, 0.03);
      break;
    case "stamp":
      tone(85, 0, 0.12, 0.25, "triangle");
      brush(0, 0.06, 0.35, 700);
      break;
    case "knock":
      tone(140, 0, 0.1, 0.22, "triangle");
      break;
    case "bicycle":
      tone(1760, 0, 0.25, 0.05);
      tone(1760, 0.12, 0.3, 0.05);
      break;
  }
}
