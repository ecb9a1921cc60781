// What the reader prefers, kept on this device.
import { LANGUAGES, type Language } from "../words/index.svelte";

export interface Preferences {
  theme: "auto" | "light" | "dark";
  palette: "plain" | "cb-red-green" | "cb-blue-yellow";
  text: "normal" | "large" | "huge";
  speed: "calm" | "normal" | "brisk" | "off";
  volume: number;
  notify: boolean;
  guide: boolean;
  /** Whether it is told in short what bots did. */
  recap: boolean;
  /** Whether the table waits after a bot's turn; null: in the first games of a kind. */
  wait: boolean | null;
  /** Whether boards say beforehand what the night will take. */
  tonight: boolean;
  /** Whether a finger plays a card by its first tap. */
  oneTap: boolean;
  /** Whether the goal card lies over the board at the start. */
  goals: boolean;
  language: Language;
  name: string;
}

const KEY = "parlour.preferences";

/** The first language the reader knows and we do, by what the browser says. */
function spoken(): Language {
  const found = (navigator.languages ?? []).map((one) => new Intl.Locale(one).language).find((one) => one in LANGUAGES);
  return (found as Language | undefined) ?? "en";
}

const USUAL: Preferences = {
  theme: "auto",
  palette: "plain",
  text: "normal",
  speed: "normal",
  volume: 0.6,
  notify: false,
  guide: true,
  recap: true,
  wait: null,
  tonight: true,
  goals: true,
  oneTap: false,
  language: spoken(),
  name: "",
};

export function recall<T>(key: string, otherwise: T): T {
  try {
    const text = localStorage.getItem(key);
    return text === null ? otherwise : (JSON.parse(text) as T);
  } catch {
    return otherwise;
  }
}

export function remember(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // A device that keeps nothing still plays.
  }
}

export const settings = $state<Preferences>({ ...USUAL, ...recall<Partial<Preferences>>(KEY, {}) });

/** Show the preferences on the page and keep them. */
export function apply(): void {
  const root = document.documentElement;
  if (settings.theme === "auto") delete root.dataset["theme"];
  else root.dataset["theme"] = settings.theme;
  root.dataset["palette"] = settings.palette;
  root.dataset["text"] = settings.text;
  root.dataset["speed"] = settings.speed;
  root.lang = settings.language;
  remember(KEY, { ...settings });
}

const FACTOR = { calm: 1.4, normal: 1, brisk: 0.5, off: 0 };

export const reduced = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** How long something that takes `milliseconds` takes for this reader. */
export function pace(milliseconds: number): number {
  return reduced() ? 0 : milliseconds * FACTOR[settings.speed];
}
