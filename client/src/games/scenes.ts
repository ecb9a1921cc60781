// Scenes pass one after the other; what moves on the board waits for those before it.
import type { GameEvent, View } from "../lib/live.svelte";
import type { GameKind } from "./kind";

/** How long a scene stays, and how many of one choice are shown. */
export const LONG = 1900;
export const FEW = 4;

/** How long the scenes take that come before an event. */
export function before(scene: GameKind["scene"], view: View, news: readonly GameEvent[], event: GameEvent): number {
  const found = news.map((one) => ({ one, scene: scene?.(one, view, news) ?? null })).filter(({ scene: shown }) => shown !== null).slice(-FEW);
  const upTo = found.filter(({ one }) => news.indexOf(one) < news.indexOf(event));
  return upTo.reduce((sum, { scene: shown }) => sum + (shown!.lasts ?? LONG), 0);
}
