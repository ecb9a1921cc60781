// How the cards of the decks are drawn: nobody needs them for a first choice.
import type { Motifs } from "../../art/compose";
import drawings from "virtual:motifs/orange/decks";
import recipes from "./decks.json";

export const MOTIFS: Motifs = drawings;
export const RECIPES = recipes as Record<string, string>;
