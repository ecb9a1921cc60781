// What others did since one's own last choice, in at most three sentences: the weightiest events, with ways put together.
import type { GameEvent, Span, View } from "./live.svelte";
import { t } from "../words/index.svelte";

export const MOST_LINES = 3;

/** Somebody went somewhere: who, and the places in the words of options. */
export interface Walk {
  piece: string;
  from: string;
  to: string;
}

export interface RecapLine {
  seat: number | null;
  spans: readonly Span[];
}

/** A way over the board: where it began, and every stop. */
export interface Trail {
  seat: number | null;
  stops: string[];
}

export interface Recap {
  lines: RecapLine[];
  trails: Trail[];
  /** What the night brought, under a title of its own. */
  night?: RecapLine[];
}

/** How a game tells of others' turns: how weighty each event is (none: not told), and which of them are ways. */
export interface Recapping {
  weights: Readonly<Record<string, number>>;
  /** Events by which somebody acts of their own accord, not in answer to one's own choice. */
  acts: readonly string[];
  walk(event: GameEvent, view: View): Walk | null;
  /** Whether events call a place by the way to it: "to the Zeughaus". */
  toward?: boolean;
  /** How much weightier an event is that happened to oneself. */
  own?: number;
  night?(events: readonly GameEvent[], view: View): RecapLine[];
}

const spansOf = (event: GameEvent): readonly Span[] => event.spans ?? [["", event.text]];
/** How something is called in an event, by its reference. */
const called = (event: GameEvent, thing: string): string => spansOf(event).find(([named]) => named === thing)?.[1] ?? "";

interface Told extends RecapLine {
  weight: number;
  at: number;
}

export function recapOf(
  recapping: Recapping,
  events: readonly GameEvent[],
  view: View,
  seatOf: (event: GameEvent) => number | null,
): Recap {
  const told: Told[] = [];
  const trails = new Map<string, Trail & { first: GameEvent; last: GameEvent; line: Told }>();
  for (const [at, event] of events.entries()) {
    const common = recapping.weights[event.event] ?? 0;
    const weight = common && seatOf(event) === view.seat ? common + (recapping.own ?? 0) : common;
    const walk = recapping.walk(event, view);
    if (!walk) {
      if (weight) told.push({ seat: seatOf(event), spans: spansOf(event), weight, at });
      continue;
    }
    const before = trails.get(walk.piece);
    if (before && before.stops.at(-1) === walk.from) {
      before.stops.push(walk.to);
      before.last = event;
      before.line.spans = walked(before.first, event, walk.piece, before.stops, recapping.toward ?? false);
    } else {
      const line: Told = { seat: seatOf(event), spans: spansOf(event), weight, at };
      if (weight) told.push(line);
      trails.set(walk.piece, { seat: seatOf(event), stops: [walk.from, walk.to], first: event, last: event, line });
    }
  }
  const best = [...told].sort((a, b) => b.weight - a.weight || a.at - b.at).slice(0, MOST_LINES);
  return {
    lines: best.sort((a, b) => a.at - b.at),
    trails: [...trails.values()].map(({ seat, stops }) => ({ seat, stops })),
  };
}

/** Several steps of one piece as one sentence. */
function walked(first: GameEvent, last: GameEvent, piece: string, stops: readonly string[], toward: boolean): readonly Span[] {
  const [name, to] = [called(first, piece), called(last, stops.at(-1)!)];
  if (!name || !to) return spansOf(last);
  return [
    [piece, name],
    ["", ` ${t(toward ? "recap.went" : "recap.went_to", { number: stops.length - 1 })} `],
    [stops.at(-1)!, to],
    ["", "."],
  ];
}
