// A table that follows a script, a lesson or a puzzle: the server says how it is somewhere, and where one stands is remembered here.
import { ask } from "../lib/api";
import { Live, type GameEvent } from "../lib/live.svelte";
import type { Answer, LessonPlace, LessonRefusal, State, TableMade, TableState } from "../lib/protocol";
import { settings } from "../lib/settings.svelte";

export interface Scene {
  beat: number;
  since: number;
  state: State;
  table: TableState;
}

export abstract class Scripted<S extends Scene> extends Live {
  readonly game: string;
  readonly path: string;
  now = $state.raw<S | null>(null);
  #asked = 0;

  constructor(game: string, path: string) {
    super("", null);
    this.game = game;
    this.path = path;
  }

  /** Where one stands, as the server is told. */
  protected abstract get place(): LessonPlace;

  /** Ask how it is somewhere, and show it; of two who ask at once, the later one is heard. */
  protected async enact(place: object, forward: boolean, heard: (found: S) => void): Promise<void> {
    const turn = ++this.#asked;
    const found = await ask<S>("POST", this.path, place);
    if (turn !== this.#asked) return;
    heard(found);
    this.catchUp();
    const all = found.state.events as unknown as GameEvent[];
    const cut = forward ? found.since : Number.MAX_SAFE_INTEGER - 1;
    this.table = found.table;
    this.events = all.filter((event) => event.moment <= cut);
    this.now = found;
    const news = all.filter((event) => event.moment > cut) as unknown as State["events"];
    this.arrived({ ...found.state, events_from: cut + 1, events: news });
  }

  override async whyNot(key: string): Promise<Answer> {
    const found = await ask<LessonRefusal>("POST", `${this.path}/why-not`, { ...this.place, key });
    return { ...this.answered(), ...found };
  }

  protected answered(): Answer {
    return { type: "answer", id: "", ok: true, version: this.state?.version ?? 0 } as Answer;
  }

  /** Leave the script: the same position at a table of one's own. */
  async playOn(): Promise<string> {
    const made = await ask<TableMade>("POST", `${this.path}/play`, { ...this.place, name: settings.name });
    return made.table;
  }
}
