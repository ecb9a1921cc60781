// Thin ink on paper: a vignette for every conspirator, card, event and interrogation. Objects and places, never a face.
import { framed, one } from "../../art/brought";
import { compose, type Motifs } from "../../art/compose";
import drawings from "virtual:motifs/black-orchestra";
import recipes from "./pictures.json";
import { printed, type Catalogue } from "./types";

export const SCENES: Motifs = {
  desk: "sM-100 34h200M-100 40h200M-90 40l-6 6M-70 40l-6 6M-50 40l-6 6M-30 40l-6 6M-10 40l-6 6M10 40l-6 6M30 40l-6 6M50 40l-6 6M70 40l-6 6M90 40l-6 6",
  town: "sM-100 36h200M-94 36v-46l10-10 10 10v46M-74-2h16v-14h18v52M-90 4h4M-82 4h4M-90 16h4M-82 16h4M-52-6h4M-52 8h4M44 36v-58h20v58M64-8h14l8-10 8 10v44M50-14h4M50 0h4M50 14h4M70 2h4M82 2h4M70 16h4M82 16h4",
  wood: "sM-100 36h200M-92 36v-24M-92-22l-12 34h24zM-70 36v-18M-70-10l-10 28h20zM-50 36v-12M-50 4l-8 20h16zM56 36v-14M56 0l-9 22h18zM76 36v-20M76-14l-11 30h22zM94 36v-24M94-20l-11 32h22z",
  peaks:
    "sM-100 36h200M-100 20l26-40 16 22 12-16 22 40M-80-10l6 6 6-8M24 36l24-46 16 22 14-18 22 42M42-2l6 6 6-4M-88 20l6-8M-84 26l10-14M52 20l6-8M58 26l10-14",
  sea: "sM-100 26q12-7 25 0t25 0 25 0 25 0 25 0 25 0 25 0 25 0M-88 36q10-6 20 0t20 0M20 38q10-6 20 0t20 0 20 0M-90-30q8-8 18-2 8-10 20-2M50-34q8-8 18-2 8-10 20-2",
  sky: "sM-96-26q8-9 20-3 8-12 22-3 12-2 12 8M44-20q8-9 20-3 8-12 22-3 12-2 12 8M-90 26q8-7 16-1 8-9 18 0M52 32q8-7 16-1 8-9 18 0",
  track: "sM-100 34h200M-100 40h200M-90 30v14M-70 30v14M-50 30v14M-30 30v14M-10 30v14M10 30v14M30 30v14M50 30v14M70 30v14M90 30v14",
  cell: "sM-100 36h200M-100-30h40M-84-30v14M-100-16h52M-68-16v14M-92-2h30M-78-2v14M-100 12h40M60-30h40M80-30v14M48-16h52M66-16v14M62-2h30M78-2v14M60 12h40M-60 36l-14 10M-20 36l-4 10M20 36l4 10M60 36l14 10",
};

const MOTIFS: Motifs = { ...drawings, ...SCENES };
const made = new Map<string, string>();

// What came with a pack always gets the same place, and something that may lie there.
const THERE = ["sheet", "book", "globe", "phone", "file", "briefcase", "map", "folder", "candle", "key"];
const another = (id: string): string => `${one(Object.keys(SCENES), id)} ${one(THERE, id)}@0,2,.9`;
const looks = (id: string): Catalogue["conspirators"][number] | undefined =>
  (printed() as Catalogue | null)?.conspirators.find((found) => found.id === id);

/** The vignette of a conspirator or card, in a box of 200 x 92; what matters lies in the middle square. */
export function picture(id: string): string {
  const own = framed(looks(id), id, 58, 4, 84, 84);
  if (own) return compose("desk", MOTIFS) + own;
  let found = made.get(id);
  if (found === undefined) {
    found = compose((recipes as Record<string, string>)[id] ?? another(id), MOTIFS);
    made.set(id, found);
  }
  return found;
}

/** What lies behind somebody of a pack: a breath of their own color. */
export const ground = (id: string): string => {
  const color = looks(id)?.color;
  return color ? `background:color-mix(in oklab, ${color} 22%, transparent)` : "";
};
