// A table that is a lesson, step by step.
import type { Answer, LessonPlace, LessonState } from "../lib/protocol";
import { Scripted } from "./scripted.svelte";

export class Lesson extends Scripted<LessonState> {
  #keys: (string | null)[] = [];
  #aside: string | null = null;

  constructor(game: string, number: number) {
    super(game, `/lessons/${game}/${number}`);
  }

  protected get place(): LessonPlace {
    const beat = this.now?.beat ?? 0;
    return { beat, keys: this.#keys.slice(0, beat), aside: this.#aside };
  }

  #stand(beat: number, keys: (string | null)[], aside: string | null, forward: boolean): Promise<void> {
    return this.enact({ beat, keys, aside }, forward, () => {
      this.#keys = keys;
      this.#aside = aside;
    });
  }

  /** Stand at a beat; what was chosen before it stays. */
  go(beat: number): Promise<void> {
    return this.#stand(beat, this.#filled(beat), null, beat === this.now!.beat + 1);
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
    return this.answered();
  }

  #filled(beat: number): (string | null)[] {
    return Array.from({ length: beat }, (_, at) => this.#keys[at] ?? null);
  }
}
