// The parts of the view and the catalogue that this picture draws.
import type { View } from "../../lib/live.svelte";
import type { Catalogue, PrintedCard } from "./catalogue.gen";
import type * as seen from "./types.gen";

export type { Catalogue, EventCard, PrintedCard } from "./catalogue.gen";
export interface Orchestra extends View, seen.Orchestra {}

let found: Catalogue | null = null;
export const load = (catalogue: Catalogue): void => void (found = catalogue);
export const printed = (): Catalogue => found!;
export const cardOf = (id: string): PrintedCard | undefined => printed().conspirator_cards.find((card) => card.id === id);

export const itemName = (id: string): string => printed().items.find((item) => item.id === id)?.name ?? id;

/** Where the spaces lie on our map, in a box of 1440 x 768. */
// prettier-ignore
export const PLACES: Record<string, readonly [number, number]> = {
  train_station: [552, 414], deutschlandhalle: [118, 157], chancellery: [286, 120], gestapo_hq: [356, 236], zeughaus: [486, 148],
  ministry_of_propaganda: [400, 74], sportpalast: [192, 271], hannover: [384, 429], adlerhorst: [300, 502], nuremberg: [454, 539],
  tannenberg: [286, 598], munich: [468, 627], berghof: [565, 696], vienna: [691, 642], zurich: [300, 696], prague: [593, 524],
  posen: [705, 407], warsaw: [845, 436], wolfsschanze: [859, 319], anlage_sud: [957, 532], wolfsschlucht: [132, 502], paris: [104, 613],
  auschwitz: [789, 517], treblinka: [1013, 385], stockholm: [747, 76], riga: [999, 186], wasserburg: [1181, 142], borisov: [1167, 304],
  smolensk: [1335, 275], wehrwolf: [1195, 561], prison: [478, 273],
};

export const ITEMS: Record<string, string> = {
  badge:
    "M12 3l2.5 2 3.2-.2.4 3.2 2.3 2.2-1.7 2.8.5 3.2-3.1.9L14.5 20 12 18.5 9.500 20 7.900 17.100l-3.100-.9.500-3.200-1.700-2.800L5.900 8l.4-3.200L9.500 5zM9 12h6",
  explosives: "M5 9h14v10H5zM9 9V6h6v3M5 14h14M15 6c0-2 2-3 4-2",
  intel: "M4 7h16v11H4zM4 7l8 6 8-6",
  keys: "M8 5a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM11 12l8 8M16 17l2-2M14 15l1.500-1.500",
  map: "M4 6l5-2 6 2 5-2v14l-5 2-6-2-5 2zM9 4v14M15 6v14",
  poison: "M10 3h4v4l3 4v9H7v-9l3-4zM7 14h10",
  signature: "M4 18c4-10 7-12 8-10s-5 8-3 9 4-6 6-6 0 5 5 3M4 21h16",
  weapons: "M3 8h17v4h-7l-1 3H9l-1.500 5H4l2-8H3z",
};

/** The chance to roll at least `targets` targets and fewer than `limit` eagles with `dice` dice of these faces. */
export function chance(dice: number, faces: readonly string[], targets: number, limit: number): number {
  const share = (face: string): number => faces.filter((one) => one === face).length / faces.length;
  const [t, e] = [share("target"), share("eagle")];
  const choose = (n: number, k: number): number => (k === 0 ? 1 : (choose(n - 1, k - 1) * n) / k);
  let sum = 0;
  for (let hits = Math.max(0, targets); hits <= dice; hits++)
    for (let eagles = 0; eagles < limit && hits + eagles <= dice; eagles++)
      sum += choose(dice, hits) * choose(dice - hits, eagles) * t ** hits * e ** eagles * (1 - t - e) ** (dice - hits - eagles);
  return sum;
}
