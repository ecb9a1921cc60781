// Scenes pass one after the other, together in no more than a breath; what moves on the board waits for those before it.
import type { GameEvent, View } from "../lib/live.svelte";
import type { GameKind, Moment } from "./kind";

/** How long a scene stays if it does not say, how many of one choice are shown, and how long all of them may take. */
export const LONG = 1500;
export const FEW = 3;
export const ALL = 2400;

export interface Timed {
  event: GameEvent;
  moment: Moment;
  /** When it begins, how long it stays, and how much faster than usual it passes. */
  at: number;
  lasts: number;
  share: number;
}

export function timed(scene: GameKind["scene"], view: View, news: readonly GameEvent[]): Timed[] {
  const found = news.flatMap((event) => {
    const moment = scene?.(event, view, news);
    return moment ? [{ event, moment, usual: moment.lasts ?? LONG }] : [];
  });
  const shown = found.slice(-FEW);
  const share = Math.min(
    1,
    ALL /
      Math.max(
        1,
        shown.reduce((sum, { usual }) => sum + usual, 0),
      ),
  );
  let at = 0;
  return shown.map(({ event, moment, usual }) => {
    const one = { event, moment, at, lasts: usual * share, share };
    at += one.lasts;
    return one;
  });
}
