// A table that is a puzzle: the server checks every choice; the right one goes on, any other is played out.
import type { Play } from "../lib/play.svelte";
import type { Answer, LessonPlace, PuzzleState } from "../lib/protocol";
import { go } from "../lib/route.svelte";
import { Scripted } from "../lessons/scripted.svelte";
import { count, solveDay } from "./solver.svelte";

export class Puzzle extends Scripted<PuzzleState> {
  constructor(game: string, id: string) {
    super(game, `/puzzles/${game}/${id}`);
  }

  protected get place(): LessonPlace {
    const { beat, keys, aside } = this.now!;
    return { beat, keys, aside };
  }

  begin(): Promise<void> {
    return this.enact({}, false, () => undefined);
  }

  takeBack(): Promise<void> {
    return this.enact({ ...this.place, aside: null }, false, () => undefined);
  }

  override async choose(key: string): Promise<Answer> {
    if (this.now!.aside === null) await this.enact({ ...this.place, choose: key }, true, () => undefined);
    return this.answered();
  }
}

/** How much has been given away: nothing, where, what. The third hint does it. */
export type Hints = 0 | 1 | 2;

export class Attempt {
  readonly #puzzle: Puzzle;
  readonly #play: Play;
  readonly #day: string;
  hints = $state<Hints>(0);
  /** What the first try did to one's rating. */
  change = $state.raw<{ before: number; now: number } | null>(null);
  /** Whether the first try was right. */
  first = $state(false);
  readonly #now = $derived.by(() => this.#puzzle.now!);
  readonly wrong = $derived(this.#now.aside !== null);
  readonly light = $derived({
    point: this.hints ? (this.#now.hint?.about ?? []) : [],
    right: this.hints && this.#now.hint ? [this.#now.hint.key] : null,
    reading: this.wrong || this.#now.solved,
  });

  constructor(puzzle: Puzzle, play: Play, day: string) {
    this.#puzzle = puzzle;
    this.#play = play;
    this.#day = day;
  }

  /** Look at what became of a choice. */
  judge(): void {
    const now = this.#now;
    if (now.solved) this.#count(true);
    else if (now.aside !== null) this.#count(false);
    if (now.solved && this.#day) solveDay(this.#day);
  }

  #count(solved: boolean): void {
    const change = count(this.#now, solved);
    if (!change) return;
    this.change = change;
    this.first = solved;
  }

  async #do(work: Promise<void>): Promise<void> {
    this.hints = 0;
    this.#play.popup = null;
    this.#play.hinted = "";
    try {
      await work;
    } catch (refusal) {
      this.#play.say((refusal as Error).message);
    }
  }

  takeBack(): Promise<void> {
    return this.wrong ? this.#do(this.#puzzle.takeBack()) : Promise.resolve();
  }

  again(): Promise<void> {
    return this.#do(this.#puzzle.begin());
  }

  /** Give the next hint: where, what, and then the choice itself. It counts as not solved. */
  async hint(): Promise<void> {
    const { hint } = this.#now;
    if (!hint || this.wrong) return;
    this.#count(false);
    if (this.hints < 2) {
      this.hints = (this.hints + 1) as Hints;
      if (this.hints === 2) this.#play.hinted = hint.key;
      return;
    }
    const option = this.#play.options.find((one) => one.key === hint.key);
    this.hints = 0;
    if (option) await this.#play.choose(option);
  }

  async playOn(): Promise<void> {
    try {
      go(`/t/${await this.#puzzle.playOn()}`);
    } catch (refusal) {
      this.#play.say((refusal as Error).message);
    }
  }
}
