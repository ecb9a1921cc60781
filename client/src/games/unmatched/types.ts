// The parts of the view and the catalogue that this picture draws.
import type { View } from "../../lib/live.svelte";
import type { Catalogue, PrintedCard } from "./catalogue.gen";
import type * as seen from "./types.gen";

export type { Catalogue, PrintedBoard, PrintedCard, PrintedHero } from "./catalogue.gen";
export type { Fighter, Player, Side } from "./types.gen";
export interface Match extends View, seen.Match {}

export const LETTERS = "ABCDEFGH";

export function card(catalogue: Catalogue, hero: string, id: string): PrintedCard | undefined {
  return catalogue.cards.find((one) => one.hero === hero && one.id === id);
}

/** b17 is called 17. */
export const short = (space: string): string => space.replace(/^[a-z]+/, "");
