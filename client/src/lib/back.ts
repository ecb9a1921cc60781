// Points of a game that a table may agree to go back to: one for every choice that stands, told by what it did.
import type { GameEvent } from "./live.svelte";

export interface Point {
  /** The moment it leads to: before the choice. */
  to: number;
  /** What the choice did first; empty if nothing of it may be seen. */
  text: string;
  seat: number | null;
  mine: boolean;
}

/** What the part of the log is called that begins with an event. */
type Heading = (event: GameEvent) => string | null;

const SAID_BY_ITSELF = new Set(["only_option_taken"]);

/** What the choice after a moment did first, if it may be seen. */
export function firstAfter(events: readonly GameEvent[], to: number, heading: Heading): GameEvent | undefined {
  const told = events.filter((event) => event.moment === to + 1);
  return told.find((event) => !SAID_BY_ITSELF.has(event.event) && heading(event) === null) ?? told[0];
}

/** The last choices, the latest first. */
export function points(
  events: readonly GameEvent[],
  moment: number,
  most: number,
  heading: Heading,
  seatOf: (event: GameEvent) => number | null,
  me: number | null,
): Point[] {
  return Array.from({ length: Math.min(most, moment) }, (_, back) => {
    const to = moment - 1 - back;
    const first = firstAfter(events, to, heading);
    const seat = first ? seatOf(first) : null;
    return { to, text: first?.text ?? "", seat, mine: seat !== null && seat === me };
  });
}

/** Where the part of the log begins that is going on: a turn, a round. */
export function beginning(events: readonly GameEvent[], moment: number, heading: Heading): { to: number; part: string } | null {
  const last = events.findLast((event) => heading(event) !== null && event.moment < moment);
  return last ? { to: last.moment, part: heading(last)! } : null;
}
