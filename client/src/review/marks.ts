// What a review marks on its curve, and where a reader stands in it.
import type { Review, ReviewChoice, ReviewSide, ReviewTurning } from "../lib/protocol";

export type Size = "slip" | "mistake" | "blunder" | "strong" | "luck";

export interface Marked {
  moment: number;
  size: Size;
  points: number;
}

/** Chances and changes are told in whole points. */
export const points = (share: number): number => Math.round(100 * share);

export function signed(share: number): string {
  const whole = points(share);
  return whole > 0 ? `+${whole}` : whole < 0 ? `−${-whole}` : "0";
}

/** The side of a seat; a spectator looks at the first. */
export const sideOf = (review: Review, seat: number | null): ReviewSide | undefined =>
  review.sides.find((side) => seat !== null && side.seats.includes(seat)) ?? review.sides[0];

/** Everything with a name that concerns a side, in the order it happened. */
export function marksOf(review: Review, side: ReviewSide): Marked[] {
  const found: Marked[] = [];
  for (const choice of review.choices)
    if (choice.size && side.seats.includes(choice.seat))
      found.push({ moment: choice.moment, size: choice.size, points: points(choice.cost ?? 0) });
  for (const turn of review.turning)
    if (turn.kind === "luck") found.push({ moment: turn.moment, size: "luck", points: points(turn.change) });
  return found.sort((one, other) => one.moment - other.moment);
}

export const choiceAt = (review: Review, moment: number): ReviewChoice | undefined =>
  review.choices.find((choice) => choice.moment === moment);

/** The chance of a side at a moment: where it last chose. */
export function chanceAt(side: ReviewSide, moment: number): number {
  let found = side.curve[0]?.chance ?? 0.5;
  for (const point of side.curve) {
    if (point.moment > moment) break;
    found = point.chance;
  }
  return found;
}

const MOST_TOLD = 3;

/** The few moments at which most changed, in their order. */
export const turned = (review: Review): ReviewTurning[] =>
  [...review.turning]
    .sort((one, other) => Math.abs(other.change) - Math.abs(one.change))
    .slice(0, MOST_TOLD)
    .sort((one, other) => one.moment - other.moment);

/** Where a reader begins: what did most to bring a side its result, or else the first mark; the beginning if nothing has a name. */
export function decisive(review: Review, side: ReviewSide): number {
  const towards = (entry: ReviewTurning): number => {
    const { from, to } = swing(review, side, entry) ?? { from: 0, to: 0 };
    return side.won ? to - from : from - to;
  };
  const [most] = [...review.turning].sort((one, other) => towards(other) - towards(one));
  return most && towards(most) > 0 ? most.moment : (marksOf(review, side)[0]?.moment ?? 0);
}

/** What turned it: the choice and whose it was, or all that chance brought; nothing if nobody told. */
export const turnedBy = (review: Review, entry: ReviewTurning, name: (seat: number) => string): string =>
  entry.kind === "luck"
    ? (entry.told?.join(" ") ?? "")
    : `${name(entry.seat)}: ${choiceAt(review, entry.moment)?.played.text ?? ""}`;

/** The chance of a side before and after: by a choice, with the best that was found and as it was played; of three sides or more
 * nobody can tell what another one's choice was worth to this one. */
export function swing(review: Review, side: ReviewSide, entry: ReviewTurning): { from: number; to: number } | null {
  const held = (chance: number): number => Math.min(1, Math.max(0, chance));
  if (entry.kind === "luck") {
    const mine = review.sides[entry.side ?? 0] === side;
    if (!mine && review.sides.length > 2) return null;
    const from = chanceAt(side, entry.moment);
    return { from, to: held(from + (mine ? entry.change : -entry.change)) };
  }
  const choice = choiceAt(review, entry.moment);
  if (!choice) return null;
  const to = choice.played.chance;
  const from = Math.max(to, ...choice.others.map((other) => other.chance));
  if (side.seats.includes(entry.seat)) return { from, to };
  return review.sides.length > 2 ? null : { from: 1 - from, to: 1 - to };
}
