// Patrols walk one after the other, round the corner where two roads meet, from where they stood to where they stand now.
import type { GameEvent } from "../../lib/live.svelte";
import { clock, softly, type Showing } from "../../lib/clock";
import { bend } from "../../lib/motion";

export type Point = readonly [number, number];
export type Posted = ReadonlyMap<string, readonly string[]>;
export interface March {
  kind: string;
  from: string;
  to: string;
}

/** How long one walks; many together walk faster. */
export const EACH = 600;
const ALL_WALK = 1000;
export const stride = (walkers: number): number => Math.min(EACH, ALL_WALK / Math.max(1, walkers));

export function marches(events: readonly GameEvent[]): March[] {
  return events
    .filter((event) => event.event === "patrol_moved" || event.event === "policeman_shifted")
    .map((event) => ({ kind: String(event["kind"] ?? "policeman"), from: String(event["from"]), to: String(event["to"]) }));
}

function without(list: readonly string[], kind: string): string[] {
  const at = list.lastIndexOf(kind);
  return at < 0 ? [...list] : list.toSpliced(at, 1);
}

/** Where everybody is after one more march, or before it. */
export function after(posted: Posted, { kind, from, to }: March): Posted {
  const next = new Map(posted);
  next.set(from, without(next.get(from) ?? [], kind));
  next.set(to, [...(next.get(to) ?? []), kind]);
  return next;
}

export const before = (posted: Posted, { kind, from, to }: March): Posted => after(posted, { kind, from: to, to: from });

export class Patrols {
  posted = $state.raw<Posted>(new Map());
  walker = $state.raw<{ kind: string; at: Point } | null>(null);
  #walk: Showing | undefined;

  /** Show the patrols where they are now; those that have just marched set out after a while and arrive step by step. */
  follow(now: Posted, news: readonly GameEvent[], way: (march: March) => [Point, Point, Point], wait = 0, each = EACH): void {
    this.stop();
    this.walker = null;
    const rest = marches(news);
    this.posted = rest.reduceRight(before, now);
    this.#walk = clock.after(rest.length ? wait : 0, () => this.#next(rest, now, way, each));
  }

  stop(): void {
    this.#walk?.stop();
  }

  #next(rest: March[], now: Posted, way: (march: March) => [Point, Point, Point], each: number): void {
    const [march, ...later] = rest;
    if (!march) {
      this.walker = null;
      this.posted = now;
      return;
    }
    const arrived = after(this.posted, march);
    // On the way it is on neither road.
    this.posted = new Map(this.posted).set(march.from, without(this.posted.get(march.from) ?? [], march.kind));
    const [from, over, to] = way(march);
    const walk = clock.over(
      each,
      (share) => (this.walker = { kind: march.kind, at: bend(from, over, to, softly(share)) }),
      () => {
        this.posted = arrived;
        this.#next(later, now, way, each);
      },
    );
    if (walk.left) this.#walk = walk;
  }
}
