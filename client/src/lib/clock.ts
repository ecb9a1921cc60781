// The one clock by which everything on the table is shown: pieces that walk, scenes that pass, numbers that are counted, and the state
// that waits for them. It runs at the reader's pace, and whoever is in a hurry ends all of it at once.
import { pace } from "./settings.svelte";

export interface Showing {
  /** How many milliseconds it still takes. */
  readonly left: number;
  /** Call it off: nothing more happens. */
  stop(): void;
}

interface Task {
  from: number;
  to: number;
  draw: ((share: number) => void) | null;
  done: () => void;
}

/** Begins and ends softly. */
export const softly = (share: number): number => (share < 0.5 ? 2 * share * share : 1 - (-2 * share + 2) ** 2 / 2);
/** Begins at full speed and comes to rest. */
export const settling = (share: number): number => 1 - (1 - share) ** 3;

export class Clock {
  #tasks = new Set<Task>();
  #hurrying = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #frame = 0;

  /** Do something after a while; at once for who prefers stillness, unless it must be seen for some time at `least`. */
  after(milliseconds: number, done: () => void, least = 0): Showing {
    return this.#begin(Math.max(least, pace(milliseconds)), null, done);
  }

  /** Draw a share that grows from 0 to 1. */
  over(milliseconds: number, draw: (share: number) => void, done: () => void = () => undefined): Showing {
    return this.#begin(pace(milliseconds), draw, done);
  }

  /** Whether nobody waits for anything to be shown. */
  get resting(): boolean {
    return this.#tasks.size === 0;
  }

  /** Show at once how everything ends, also what would begin in consequence. */
  finish(): void {
    this.#hurrying = true;
    for (const task of this.#tasks) this.#end(task);
    // What the page draws in consequence begins a moment later, and is in the same hurry.
    setTimeout(() => (this.#hurrying = false));
  }

  #begin(length: number, draw: Task["draw"], done: () => void): Showing {
    const now = performance.now();
    const task: Task = { from: now, to: now + (this.#hurrying ? 0 : length), draw, done };
    this.#tasks.add(task);
    if (task.to <= now) this.#end(task);
    else this.#wind();
    const left = (): number => (this.#tasks.has(task) ? Math.max(0, task.to - performance.now()) : 0);
    return {
      get left() {
        return left();
      },
      stop: () => void this.#tasks.delete(task),
    };
  }

  #end(task: Task): void {
    if (!this.#tasks.delete(task)) return;
    task.draw?.(1);
    task.done();
  }

  /** Wake for the next frame if something is being drawn, otherwise for whatever ends first. */
  #wind(): void {
    clearTimeout(this.#timer);
    cancelAnimationFrame(this.#frame);
    if (!this.#tasks.size) return;
    const tasks = [...this.#tasks];
    const due = Math.min(...tasks.map((task) => task.to));
    this.#timer = setTimeout(() => this.#tick(), Math.max(0, due - performance.now()));
    if (tasks.some((task) => task.draw)) this.#frame = requestAnimationFrame(() => this.#tick());
  }

  #tick(): void {
    const now = performance.now();
    for (const task of this.#tasks) {
      if (task.to <= now) this.#end(task);
      else task.draw?.((now - task.from) / (task.to - task.from));
    }
    this.#wind();
  }
}

export const clock = new Clock();
