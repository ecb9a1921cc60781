// What the coach does: goes on, back, gives hints, asks the question at the end.
import { ask, shelf } from "../lib/api";
import { Draft } from "../lib/draft.svelte";
import type { Play } from "../lib/play.svelte";
import type { TableMade } from "../lib/protocol";
import { go } from "../lib/route.svelte";
import type { Lesson } from "./lesson.svelte";
import { pass, passed, progress } from "./progress.svelte";

/** How much has been given away: nothing, where, what. The third hint does it. */
export type Hints = 0 | 1 | 2;
const NOVICE = "novice";

export class Coaching {
  readonly #lesson: Lesson;
  readonly #play: Play;
  #given = $state.raw<{ beat: number; hints: Hints }>({ beat: 0, hints: 0 });
  /** Answers to the question at the end that were tried. */
  tried = $state<number[]>([]);
  readonly #now = $derived.by(() => this.#lesson.now!);
  readonly played = $derived(Boolean(this.#now.answer));
  readonly solved = $derived(this.#now.check !== null && this.tried.includes(this.#now.check.right));
  /** Whether what does not go on is shown to be so. */
  readonly dims = $derived(this.#now.does && !this.played && (!this.#now.puzzle || this.hints > 0));
  readonly light = $derived({
    point: [...this.#now.point, ...(this.hints ? (this.#now.hint?.about ?? []) : [])],
    right: this.dims ? this.#now.right : null,
    reading: !this.#now.does || this.played,
  });

  /** How much was given away in this beat; the next one keeps its own secret. */
  get hints(): Hints {
    return this.#given.beat === this.#now.beat ? this.#given.hints : 0;
  }
  set hints(hints: Hints) {
    this.#given = { beat: this.#now.beat, hints };
  }

  constructor(lesson: Lesson, play: Play) {
    this.#lesson = lesson;
    this.#play = play;
  }

  async #do(work: Promise<void>): Promise<void> {
    this.hints = 0;
    this.tried = [];
    this.#play.popup = null;
    this.#play.hinted = "";
    try {
      await work;
    } catch (refusal) {
      this.#play.say((refusal as Error).message);
    }
  }

  next(): Promise<void> {
    if (this.#now.does || this.#now.check) return Promise.resolve();
    return this.#do(this.#lesson.go(this.#lesson.following(progress.quick)));
  }

  back(): Promise<void> {
    return this.played ? this.takeBack() : this.to(Math.max(0, this.#now.beat - 1));
  }

  to(beat: number): Promise<void> {
    return this.#do(this.#lesson.go(beat));
  }

  takeBack(): Promise<void> {
    return this.played ? this.#do(this.#lesson.takeBack()) : Promise.resolve();
  }

  /** Give the next hint: where, what, and then the choice itself. */
  async hint(): Promise<void> {
    const { hint } = this.#now;
    if (!hint) return;
    if (this.hints < 2) {
      this.hints = (this.hints + 1) as Hints;
      if (this.hints === 2) this.#play.hinted = hint.key;
      return;
    }
    const option = this.#play.options.find((one) => one.key === hint.key);
    this.hints = 0;
    if (option) await this.#play.choose(option);
  }

  answer(number: number): void {
    if (this.solved || this.tried.includes(number)) return;
    this.tried = [...this.tried, number];
    if (this.solved) pass(this.#now.game, this.#now.number);
  }

  /** The lesson after this one, of those that are wanted; none after the last. */
  get following(): number {
    return this.#now.number < this.#now.last ? this.#now.number + 1 : 0;
  }

  get passed(): boolean {
    return passed(this.#now.game, this.#now.number);
  }

  skip(): void {
    go(this.following ? `/learn/${this.#now.game}/${this.following}` : "/learn");
  }

  async playOn(): Promise<void> {
    try {
      go(`/t/${await this.#lesson.playOn()}`);
    } catch (refusal) {
      this.#play.say((refusal as Error).message);
    }
  }

  /** A real game, with bots that have just begun. */
  async start(): Promise<void> {
    try {
      const { games } = await shelf();
      const draft = new Draft(games.find((one) => one.id === this.#now.game)!);
      if (draft.game.bot_levels.includes(NOVICE)) for (const chair of draft.chairs) chair.level = NOVICE;
      const made = await ask<TableMade>("POST", "/tables", draft.request());
      go(`/t/${made.table}`);
    } catch (refusal) {
      this.#play.say((refusal as Error).message);
    }
  }
}
