// A table that is a lesson: the server says how it is at a beat, and where one stands is remembered here.
import { ask } from "../lib/api";
import { Live, type GameEvent } from "../lib/live.svelte";
import type { Answer, LessonPlace, LessonRefusal, LessonState, State, TableMade } from "../lib/protocol";
import { settings } from "../lib/settings.svelte";

export class Lesson extends Live {
  readonly game: string;
  readonly number: number;
  now = $state.raw<LessonState | null>(null);
  #keys: (string | null)[] = [];
  #aside: string | null = null;
  #asked = 0;

  constructor(game: string, number: number) {
    super("", null);
    this.game = game;
    this.number = number;
  }

  get #place(): LessonPlace {
    const beat = this.now?.beat ?? 0;
    return { beat, keys: this.#keys.slice(0, beat), aside: this.#aside };
  }

  async #stand(beat: number, keys: (string | null)[], aside: string | null, forward: boolean): Promise<void> {
    const turn = ++this.#asked;
    const found = await ask<LessonState>("POST", `/lessons/${this.game}/${this.number}`, { beat, keys, aside });
    // Of two who ask at once, the later one is heard.
    if (turn !== this.#asked) return;
    this.#keys = keys;
    this.#aside = aside;
    this.catchUp();
    const all = found.state.events as unknown as GameEvent[];
    const cut = forward ? found.since : Number.MAX_SAFE_INTEGER - 1;
    this.table = found.table;
    this.events = all.filter((event) => event.moment <= cut);
    this.now = found;
    const news = all.filter((event) => event.moment > cut) as unknown as State["events"];
    this.arrived({ ...found.state, events_from: cut + 1, events: news });
  }

  /** Stand at a beat; what was chosen before it stays. */
  go(beat: number): Promise<void> {
    return this.#stand(
      beat,
      Array.from({ length: beat }, (_, at) => this.#keys[at] ?? null),
      null,
      beat === this.now!.beat + 1,
    );
  }

  begin(beat: number): Promise<void> {
    return this.#stand(beat, [], null, false);
  }

  /** The beat after this one, or the next that is new. */
  following(quick: boolean): number {
    const { beat, beats, new: fresh } = this.now!;
    return quick ? (fresh.find((one) => one > beat) ?? beats) : beat + 1;
  }

  takeBack(): Promise<void> {
    return this.#stand(this.now!.beat, this.#keys, null, false);
  }

  override async choose(key: string): Promise<Answer> {
    const { beat, right } = this.now!;
    if (this.#aside === null) {
      if (right.includes(key)) await this.#stand(beat + 1, [...this.#filled(beat), key], null, true);
      else await this.#stand(beat, this.#keys, key, true);
    }
    return this.#answer();
  }

  #filled(beat: number): (string | null)[] {
    return Array.from({ length: beat }, (_, at) => this.#keys[at] ?? null);
  }

  override async whyNot(key: string): Promise<Answer> {
    const found = await ask<LessonRefusal>("POST", `/lessons/${this.game}/${this.number}/why-not`, { ...this.#place, key });
    return { ...this.#answer(), ...found };
  }

  #answer(): Answer {
    return { type: "answer", id: "", ok: true, version: this.state?.version ?? 0 } as Answer;
  }

  /** Leave the lesson: the same position at a table of one's own. */
  async playOn(): Promise<string> {
    const made = await ask<TableMade>("POST", `/lessons/${this.game}/${this.number}/play`, { ...this.#place, name: settings.name });
    return made.table;
  }
}
