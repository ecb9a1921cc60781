// Control cards as scenes, loaded when somebody is stopped.
// Skies and grounds of control cards, in a box of 360 x 520 and beyond its edges, so that any frame is filled: black above, paper below,
// light cut out of the block.
import { compose } from "../../art/compose";
import { MOTIFS as OF_DECKS, RECIPES } from "./decks";
import { kept, MOTIFS as OF_HANDS } from "./pictures.svelte";

const MOTIFS = { ...OF_HANDS, ...OF_DECKS };
const PAPER = "#f5ecd8";
const INK = "#191714";

const rays = (x: number, y: number, from: number, number: number): string =>
  Array.from({ length: number }, (_, i) => {
    const angle = (i / number) * 2 * Math.PI;
    const far = from + [34, 58, 84][i % 3]!;
    const at = (r: number): string => `${(x + Math.cos(angle) * r).toFixed(0)} ${(y + Math.sin(angle) * r).toFixed(0)}`;
    return `M${at(from)}L${at(far)}`;
  }).join("");
/** The same strokes again and again, from left to right. */
const row = (from: number, step: number, stroke: (x: number) => string): string =>
  Array.from({ length: Math.ceil((700 - from) / step) }, (_, i) => stroke(from + i * step)).join("");

const cut = (d: string, width = 3): string => `<path d="${d}" fill="none" stroke="${PAPER}" stroke-width="${width}"/>`;
const line = (d: string): string => `<path d="${d}" fill="none" stroke="${INK}" stroke-width="3" opacity=".6"/>`;
const base = `<path d="M-340-300h1040v1200h-1040z" fill="${PAPER}"/><path d="M-340-300h1040v622h-1040z" fill="${INK}"/>`;
const sun = `${cut(rays(262, 92, 60, 30))}<circle cx="262" cy="92" r="46" fill="${PAPER}"/>`;
const moon = `${cut(rays(268, 96, 58, 18), 2)}<path d="M276 52a46 46 0 1 0 28 68 39 39 0 0 1-28-68z" fill="${PAPER}"/>${cut("M40 40v12M34 46h12M120 86v10M115 91h10M188 34v12M182 40h12M70 150v10M65 155h10M330 190v10M325 195h10M-60 90v12M-66 96h12M430 60v12M424 66h12", 2)}`;
const furrows = line(row(-340, 40, (x) => `M${x} 340q20 60 ${((x - 180) / 8 - 4).toFixed(0)} 190`));
const setts = line(
  `M-340 350h1040M-340 382h1040M-340 418h1040M-340 458h1040${row(-310, 70, (x) => `M${x} 350v32`)}${row(-340, 70, (x) => `M${x} 382v36`)}${row(-320, 80, (x) => `M${x} 418v40`)}${row(-330, 90, (x) => `M${x} 458v60`)}`,
);
const gables = cut(
  row(
    -294,
    302,
    (x) =>
      `M${x} 322v-96h14v-16h14v-16h18v16h14v16h14v96M${x + 86} 322v-118l26-24 26 24v118M${x + 150} 322v-88h12v-14h12v-14h18v14h12v14h12v88M${x + 226} 322v-70h50v70M${x + 22} 246h10M${x + 44} 246h10M${x + 22} 276h10M${x + 44} 276h10M${x + 100} 222h8M${x + 118} 222h8M${x + 100} 250h8M${x + 118} 250h8M${x + 100} 280h8M${x + 118} 280h8M${x + 166} 252h10M${x + 188} 252h10M${x + 166} 282h10M${x + 188} 282h10M${x + 238} 276h10M${x + 256} 276h10`,
  ),
);
const downpour = cut(
  [10, 88, 168, 244].map((y, i) => row(-320 + (i % 2) * 26, 52, (x) => `M${x} ${y + (x % 3) * 6}l-12 34`)).join(""),
);
const water = line([420, 460, 500].map((y) => `M-340 ${y}${"q30-14 60 0t60 0".repeat(9)}`).join(""));

export const GROUNDS: Readonly<Record<string, string>> = {
  street: `${base}${sun}${gables}${setts}`,
  polder: `${base}${sun}${furrows}<path d="M-340 316q130-16 260 0t260 0 260 0 260 0v16h-1040z" fill="${INK}"/>`,
  bridge: `${base}${sun}<path d="M-340 420q520-190 1040 0v60q-520-150-1040 0z" fill="${INK}" stroke="${PAPER}" stroke-width="4"/>${water}`,
  night: `${base}${moon}${gables}${setts}`,
  rain: `${base}${downpour}${setts}`,
  mist: `${base}${cut("M-340 200h490M180 200h420M-240 226h500M290 226h400M-340 252h430M120 252h480M-140 278h360M250 278h440M-340 304h460M150 304h350", 5)}${furrows}`,
  rail: `${base}${sun}${line("M70 520L150 330M290 520L210 330M140 350h80M128 376h104M112 408h136M96 446h168M80 490h200")}${cut("M40 322v-150M24 196h32M320 322v-110M306 230h28M-120 322v-120M-134 222h28M480 322v-120M466 222h28")}`,
};

/** A control card, in a box of 360 x 520: a sky, a ground, what the question is about, and who asks it. */
export function scene(id: string, soldier: boolean): string {
  return kept(`${id}/${soldier ? "s" : "p"}`, () => {
    const [ground = "street", ...things] = (RECIPES[id] ?? "street card@-84,70,2").split(" ");
    const who = compose(`${soldier ? "guard" : "officer"}@74,116,3.6`, MOTIFS, [180, 260]);
    return `${GROUNDS[ground] ?? GROUNDS["street"]}${compose(things.join(" "), MOTIFS, [180, 260])}${who}<path class="ink-body" d="M-340 474q60-18 120 0t120 0 120 0 120-6 120 4 120 0 120 0 200-4v500h-1040z"/>`;
  });
}
