// Black block, cut lines, one ink: portraits, cards and the scenes of control cards.
import { framed, one } from "../../art/brought";
import { compose, drawn, type Motifs } from "../../art/compose";
import drawings from "virtual:motifs/orange";
import { BEFORE, BEHIND, BODY, FACE } from "./people";
import recipes from "./pictures.json";
import { printed, type Catalogue } from "./types";

export const SCENES: Motifs = {
  gouges:
    "sM-96-34h22M-88-22h14M-98-6h16M-90 10h22M-96 26h12M-84 38h20M74-36h20M84-24h14M78-8h20M86 8h12M72 24h24M82 38h14M-60-40h12M54-40h10M-58 40h10M50 38h12",
  street:
    "sM-100 42h200M-96 42v-44h5v-7h5v-7h8v7h5v7h5v44M-66 42v-56l9-9 9 9v56M-90 8h5M-80 8h5M-90 22h5M-80 22h5M52 42v-50h5v-7h5v-7h8v7h5v7h5v50M82 42v-40l8-10 10 10M58 4h5M68 4h5M58 20h5M68 20h5",
  land: "sM-100 20h200M-100 42q30-10 60-2M-100 31h40M60 31h40M46 42q30-10 54-4M-84 20v-22M-84-2l-11-10M-84-2l11-10M-84-2l-11 10M-84-2l11 10M70 20q6-14 12 0M84 20q6-18 12 0",
  water: "sM-100 26q12-7 25 0t25 0 25 0 25 0 25 0 25 0 25 0 25 0M-100 38q12-7 25 0t25 0 25 0 25 0 25 0 25 0 25 0 25 0",
  rails: "sM-100 36h200M-100 42h200M-92 32v14M-72 32v14M-52 32v14M-32 32v14M-12 32v14M8 32v14M28 32v14M48 32v14M68 32v14M88 32v14",
  room: "sM-100 36h200M-100 30h200M-94-36h30v40h-30zM-79-36v40M-94-16h30M64-30h30v30h-30zM64-30l30 30M-60 36l-14 10M60 36l14 10",
  road: "sM-100 42l60-34h80l60 34M-6 20h12M-8 32h16M-100 8h50M50 8h50",
};

export const MOTIFS: Motifs = { ...drawings, ...SCENES };
const RECIPES = recipes as Record<string, string>;
const STRANGER = "gouges sheet ask@34,-14,.5";

// The cards of the decks are drawn by a part that comes after the first choice; until then their frames are empty.
let decks = $state.raw<typeof import("./decks") | null>(null);
let fetching: Promise<void> | undefined;
export const drawDecks = (): Promise<void> =>
  (fetching ??= import("./decks").then(
    (part) => void (decks = part),
    () => void (fetching = undefined),
  ));

const made = new Map<string, string>();
export const kept = (name: string, make: () => string): string => {
  let found = made.get(name);
  if (found === undefined) made.set(name, (found = make()));
  return found;
};

/** A head and shoulders from words such as "bob.spectacles.dress". */
export function person(recipe: string): string {
  const parts = recipe.split(".");
  for (const part of parts) if (!(part in BEHIND) && !(part in BEFORE)) throw new Error(`nobody drew ${part}`);
  const of = (set: Motifs): string => parts.map((part) => (part in set ? drawn(set[part]!) : "")).join("");
  return drawn(BODY) + of(BEHIND) + drawn(FACE) + of(BEFORE);
}

// Somebody of a pack whom nobody drew always has the same hair and clothes.
const HEADS = ["bob", "long", "scarf", "bun", "curls", "bald", "short", "cap"];
const CLOTHES = ["lapels", "dress", "smock", "collar", "apron"];
const another = (id: string): string => `${one(HEADS, id)}.${one(CLOTHES, `${id} clothes`)}`;
const looks = (id: string): Catalogue["characters"][number] | undefined =>
  (printed() as Catalogue | null)?.characters.find((found) => found.id === id);

/** A character, in a box of 90 x 190 on an orange ground. */
export function portrait(id: string): string {
  const own = framed(looks(id), id, 3, 40, 84, 84);
  if (own) return own;
  return kept(id, () => {
    const [words = "", thing] = (RECIPES[id] ?? another(id)).split(" ");
    const rays =
      "M-45-72l22 10M-45-48l19 4M-45-22l17-1M45-72l-22 10M45-48l-19 4M45-22l-17-1M-45 6l16-8M45 6l-16-8M-24-95l8 14M24-95l-8 14M0-95v13";
    return `<g transform="translate(45 95)"><path class="ink-line" d="${rays}"/><g class="bust">${person(words)}</g></g><g class="bust">${thing ? compose(thing, MOTIFS, [45, 95]) : ""}</g>`;
  });
}

/** A card, in a box of 200 x 92; what matters lies in the middle square. */
export function picture(id: string): string {
  const recipe = RECIPES[id] ?? (decks ? (decks.RECIPES[id] ?? STRANGER) : "");
  if (!recipe) return "";
  return kept(id, () => {
    const motifs = { ...MOTIFS, ...decks?.MOTIFS };
    if (!/^[a-z]+\./.test(recipe)) return compose(recipe, motifs);
    const [words, ...things] = recipe.split(" ");
    return `${compose("gouges", motifs)}<g class="bust" transform="translate(72 60) scale(.66)">${person(words!)}</g>${compose(things.join(" "), motifs, [132, 46])}`;
  });
}

/** The ground behind somebody of a pack: their own color. */
export const ground = (id: string): string => {
  const color = looks(id)?.color;
  return color ? `background:${color}` : "";
};
