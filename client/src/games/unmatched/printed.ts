// The catalogue, once it is loaded: everything printed of the game.
import type { Catalogue } from "./types";

let found: Catalogue | null = null;

export function load(catalogue: Catalogue): void {
  found = catalogue;
}

export function printed(): Catalogue {
  if (!found) throw new Error("the catalogue is not loaded");
  return found;
}
