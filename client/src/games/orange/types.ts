// The parts of the view and the catalogue that this picture draws.
import type { View } from "../../lib/live.svelte";
import type { Catalogue, PrintedCard } from "./catalogue.gen";
import type * as seen from "./types.gen";

export type { Catalogue, PrintedCard, Road } from "./catalogue.gen";
export type { Character, Person, Spot } from "./types.gen";
export interface Orange extends View, seen.Orange {}

let found: Catalogue | null = null;
export const load = (catalogue: Catalogue): void => void (found = catalogue);
export const printed = (): Catalogue => found!;
export const cardOf = (id: string): PrintedCard | undefined =>
  printed()
    .characters.flatMap((one) => one.cards)
    .find((card) => card.id === id) ?? printed().cards.find((card) => card.id === id);

/** Whether somebody holds all that something costs. */
export const covers = (goods: Record<string, number>, cost: Record<string, number>): boolean =>
  Object.entries(cost).every(([kind, n]) => (goods[kind] ?? 0) >= n);

/** Where the spots lie on our board, in a box of 1240 x 712. */
// prettier-ignore
export const PLACES: Record<string, readonly [number, number]> = {
  c1: [120, 209], c2: [339, 97], c3: [608, 146], c4: [132, 431], c5: [364, 292], c6: [620, 362], c7: [388, 570], l1: [852, 70], l2: [1120, 132],
  l3: [876, 299], l4: [1120, 382], l5: [937, 549], l6: [718, 616],
};
export const DASHES: Record<string, string> = { yellow: "4 9", blue: "22 8", green: "2 5", brown: "12 5 3 5" };

export const MOTIFS: Record<string, string> = {
  police_station: '<path d="M6 32V14h32v18zM2 14h40L22 3z"/><path class="carved" d="M12 32v-9h6v9zM26 20h6v5h-6zM14 17h4M20 9h4"/>',
  bank: '<path d="M3 12 22 2l19 10zM5 14h5v13H5zM14 14h5v13h-5zM25 14h5v13h-5zM34 14h5v13h-5zM2 28h40v5H2z"/>',
  university: '<path d="M2 12 22 4l20 8-20 8zM10 18v8q12 8 24 0v-8l-12 5zM38 14v12h3V13z"/>',
  hospital: '<path d="M6 6h32v27H6z"/><path class="carved solid" d="M19 10h6v6h6v6h-6v6h-6v-6h-6v-6h6z"/>',
  cafe: '<path d="M6 12h26v8c0 8-5 12-13 12S6 28 6 20zM32 14h6q5 6-2 12h-5v-3h4q3-4 0-6h-3zM2 32h34v2H2z"/><path class="carved outlined" d="M13 9q-3-3 0-7M21 9q-3-3 0-7M29 9q-3-3 0-7"/>',
  train_station:
    '<path d="M8 3h28v22q0 4-4 4H12q-4 0-4-4zM4 33l7-5h22l7 5z"/><path class="carved solid" d="M12 8h20v8H12zM13 22h4M27 22h4"/>',
  distribution_office: '<path d="M5 5h34v28H5z"/><path class="carved" d="M5 14h34M5 23h34M16 5v28M28 5v28"/>',
  church:
    '<path d="M19 33V12l6-11 6 11v21zM4 33V20l15-7v20zM31 18l10 5v10H31z"/><path class="carved" d="M23 33v-8h4v8zM25 5v6M22 8h6M9 24v5M14 22v6"/>',
  informant_house: '<path d="M6 33V15L22 3l16 12v18z"/><path class="carved" d="M11 23q11-10 22 0-11 9-22 0zM22 20v6"/>',
  meeting_office:
    '<path d="M3 18h38v5H3zM7 23h4v10H7zM33 23h4v10h-4z"/><circle cx="10" cy="11" r="5"/><circle cx="22" cy="8" r="5"/><circle cx="34" cy="11" r="5"/>',
  farm: '<path d="M3 33V17L16 5l13 12v16zM29 20l12-6v19H29z"/><path class="carved" d="M11 33V22h10v11M11 22l10 11M21 22 11 33M32 24v9M36 22v11"/>',
  hairdresser:
    '<path class="outlined" fill="none" stroke-width="5" d="M8 5 28 25M36 5 16 25"/><circle class="outlined" fill="none" stroke-width="4" cx="11" cy="28" r="5"/><circle class="outlined" fill="none" stroke-width="4" cx="33" cy="28" r="5"/>',
  forger: '<path d="M5 33l4-13L30 2l8 8-20 20z"/><path class="carved" d="M9 20l10 10M26 6l8 8"/><path d="M4 33h36v2H4z"/>',
  printing_house:
    '<path d="M4 14h36v14H4zM10 4h24v10H10zM10 24h24v10H10z"/><path class="carved" d="M14 8h16M14 28h16M14 31h10M34 18h3"/>',
  windmill:
    '<path d="M15 33l3-18h8l3 18z"/><path class="outlined" fill="none" stroke-width="3.4" d="M22 15 6 3M22 15 38 3M22 15 8 26M22 15l14 11"/>',
};

export const GOODS: Record<string, string> = {
  money: '<circle cx="12" cy="12" r="9"/><path class="carved" d="M15 8c-5-2-7 2-3 4s2 6-3 4M12 5v14"/>',
  network:
    '<circle cx="6" cy="7" r="4"/><circle cx="18" cy="7" r="4"/><circle cx="12" cy="18" r="4"/><path class="linked" d="M6 7h12l-6 11z"/>',
  ration: '<path d="M3 13c0-6 4-9 9-9s9 3 9 9v6H3z"/><path class="carved" d="M8 9l2 3M13 8l2 3M17 11l1 2"/>',
  sabotage: '<path d="M4 20 14 10a5 5 0 0 1 6-7l-3 3 1 3 3 1 3-3a5 5 0 0 1-7 6L7 23z" transform="translate(-2 0)"/>',
  information: '<path d="M3 5h18v14H3z"/><path class="carved" d="M3 6l9 7 9-7"/>',
  bundle: '<path d="M4 6h16v12H4z"/><path class="carved" d="M7 10h10M7 14h10M12 6v12"/>',
  ticket: '<path d="M3 7h18v4a2 2 0 0 0 0 3v4H3v-4a2 2 0 0 0 0-3z"/><path class="carved" d="M9 7v11"/>',
  immunity: '<path d="M12 3l8 3v6c0 5-4 8-8 9-4-1-8-4-8-9V6z"/><path class="carved" d="m8 12 3 3 5-6"/>',
};
