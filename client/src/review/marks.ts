// What a review marks on its curve, and where a reader stands in it.
import type { Review, ReviewChoice, ReviewSide } from "../lib/protocol";

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
