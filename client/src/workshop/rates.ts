// Rates as people read them, and whose wins a study is about first.
import type { RateShown, SideShown, StudyShown } from "../lib/protocol";

export const percent = (rate: number): string => `${(100 * rate).toFixed(1)} %`;

/** A difference in points of a hundred, with its sign. */
export const points = (difference: number): string => `${difference < 0 ? "−" : "+"}${Math.abs(100 * difference).toFixed(1)}`;

/** What more than chance it takes to call something a difference. */
const CLEAR = 0.05;

export type Verdict = "more" | "less" | "same";

export function verdict(side: SideShown): Verdict {
  if (!side.difference || side.difference.p >= CLEAR) return "same";
  return side.difference.difference > 0 ? "more" : "less";
}

/** Whose wins are shown first: of whom a figure was changed, or the first. */
export function first({ sides, figures }: StudyShown): number {
  const owned = sides.findIndex(({ who }) => who && figures.some(({ id }) => id.split(".").includes(who)));
  return Math.max(0, owned);
}

/** Rates of a side: as printed and, if something was changed, changed. */
export const kinds = (side: SideShown): RateShown[] => (side.changed ? [side.printed, side.changed] : [side.printed]);
