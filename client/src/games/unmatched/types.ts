// The parts of the view and the catalogue that this picture draws.
import type { View } from "../../lib/live.svelte";
import type * as seen from "./types.gen";

export type { Fighter, Player, Side } from "./types.gen";
export interface Match extends View, seen.Match {}

export interface PrintedCard {
  id: string;
  hero: string;
  name: string;
  copies: number;
  type: "attack" | "defense" | "versatile" | "scheme";
  value: number | null;
  boost: number | null;
  banner: string;
  text: string;
  /** The text by when it happens. */
  parts?: { when: string; label: string; text: string }[];
}

export interface BoardPrinted {
  id: string;
  name: string;
  players: number[];
  aspect: [number, number];
  zones: { id: string; label: string; color: string }[];
  spaces: { id: string; x: number; y: number; zones: string[] }[];
  edges: [string, string][];
  secret_passages: string[];
  starts: Record<string, string>;
  text: string;
}

export interface Hero {
  id: string;
  name: string;
  banner: string;
  health: number;
  move: number;
  attack: string;
  sidekicks: { id: string; name: string; count: number; health: number; attack: string }[];
  ability: { name: string; text: string };
  deck: PrintedCard[];
  /** How a hero of a pack looks. */
  color?: string;
  pictures?: Record<string, string>;
}

export interface Catalogue {
  heroes: Hero[];
  cards: PrintedCard[];
  boards: BoardPrinted[];
}

export const LETTERS = "ABCDEFGH";

export function card(catalogue: Catalogue, hero: string, id: string): PrintedCard | undefined {
  return catalogue.cards.find((one) => one.hero === hero && one.id === id);
}

/** b17 is called 17. */
export const short = (space: string): string => space.replace(/^[a-z]+/, "");
