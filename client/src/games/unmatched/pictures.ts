// The picture of every card: a scene by hero, before it what the card is about; dark shapes, one light.
import { compose, type Motifs } from "../../art/compose";
import drawings from "virtual:motifs/unmatched";
import { one, pictured } from "./brought";
import recipes from "./pictures.json";

export const SCENES: Motifs = {
  roofs:
    "go4 0 40|go4 0 27|bM-100 46v-24l12-4v-10h6v9l10-1v-14l8-8 8 8v14h12v-12h6v12l14 3v27zM100 46v-28h-12v-12l-8-7-8 7v14h-10v-9h-6v9l-14 2v24z",
  shelves:
    "go4 0 40|go4 0 27|bM-100 20h44v4h-44zM-98-8h6v28h-6zM-90-2h7v22h-7zM-81-12h6v32h-6zM-73-4h7v24h-7zM56 20h44v4h-44zM62-10h7v30h-7zM71 0h6v20h-6zM79-14h7v34h-7zM88-6h6v26h-6zM-100 40h200v6h-200z",
  crags:
    "go20-4 34|lo20-4 23|bM-100 46v-16l16-20 10 10 8-24v-18h5v-6h5v6h5v-6h5v24l10 16 14 10 20 8v16zM100 46v-20l-12-16-12 18-10-8-14 16-20 6v4z",
  bench:
    "go4-2 38|go4-2 26|bM-100 26h200v6h-200zM-94-34h30v34h-30zM70 26v-14l-6-10v-10h12v10l-6 10M80 26v-24h12v24zM-60 26v-12l-4-8v-8h10v8l-4 8v12zM56 32v14h6v-14zM-62 32v14h-6v-14z",
  alley:
    "go4 0 40|go4 0 27|bM-100 46v-80h12v-6h10v6h8v54h8v26zM100 46v-74h-14v-8h-8v8h-8v50h-10v24zM-60 46v-16h2v16zM-52 46v-16h2v16zM52 46v-16h2v16zM60 46v-16h2v16z",
};

const MOTIFS: Motifs = { ...drawings, ...SCENES };
const made = new Map<string, string>();

// A card that nobody drew yet always gets the same scene of its hero, and something that fits its sort.
const OTHERS: Record<string, string[]> = {
  attack: ["blade", "thrust", "fist", "blow", "claws", "bolt"],
  defense: ["helmet", "palm", "padlock", "cloak", "shut", "keyhole"],
  versatile: ["steps", "cane", "dice", "watch", "hat", "eye"],
  scheme: ["map", "candle", "letter", "hourglass", "compass", "book", "lens", "flask"],
};
const another = (hero: string, id: string, type: string): string =>
  `${one(Object.keys(SCENES), hero)} ${one(OTHERS[type] ?? OTHERS["versatile"]!, `${hero} ${id}`)}`;

/** The drawing of a card, in a box of 200 x 92. */
export function picture(hero: string, id: string, type = ""): string {
  const name = `${hero}.${id}`;
  let found = made.get(name);
  if (found === undefined) {
    found = compose((recipes as Record<string, string>)[name] ?? another(hero, id, type), MOTIFS);
    made.set(name, found);
  }
  return found;
}

// What is on the back of a deck.
const EMBLEMS: Record<string, string> = {
  sherlock_holmes: "lens",
  dracula: "bat@0,2,.8",
  jekyll_and_hyde: "flask",
  invisible_man: "hollow",
};

const STRANGERS = ["lamp", "eye", "key", "compass", "hourglass", "candle", "dice", "bell", "chalice", "heart"];

/** The mark on the backs of a hero's cards, round the middle. */
export const emblem = (hero: string): string =>
  pictured(hero, -34, -34, 68, 68) || compose(EMBLEMS[hero] ?? one(STRANGERS, hero), MOTIFS, [0, 0]);
