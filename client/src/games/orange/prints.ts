// A block print for each scenario, in a box of 320 x 240 and beyond its edges: light behind the thing it is about.
import { framed, one } from "../../art/brought";
import { printed, type Catalogue } from "./types";

const PAPER = "#f5ecd8";
const INK = "#191714";

const rays = Array.from({ length: 24 }, (_, i) => {
  const at = (angle: number): string => `${(160 + Math.cos(angle) * 620).toFixed(0)} ${(128 + Math.sin(angle) * 620).toFixed(0)}`;
  const angle = (i / 24) * 2 * Math.PI;
  return `M160 128L${at(angle)}L${at(angle + 0.13)}z`;
}).join("");

const THINGS: Readonly<Record<string, string>> = {
  expanding_the_network: `<path d="M96 196v-52l40-26V92l24-34 24 34v26l40 26v52z"/><path class="cut" d="M152 196v-30h16v30zM112 156h14v16h-14zM194 156h14v16h-14zM154 76h12v8h-12z"/><path d="M157 44h6v22h-6zM150 50h20v6h-20z"/>`,
  arbeitseinsatz: `<path d="M70 196v-62l44-40 44 40v62zM162 132l60-26v90h-60z"/><path class="cut" d="M96 196v-42h36v42z"/><path d="M96 154l36 42M132 154l-36 42" stroke="${PAPER}" stroke-width="5"/><path class="cut" d="M176 146h10v50h-10zM198 138h10v58h-10zM106 116h16v14h-16z"/>`,
  the_word_must_travel: `<path d="M92 118h136v60H92zM112 70h96v48h-96zM112 168h96v36h-96z"/><path class="cut" d="M124 84h72v8h-72zM124 100h72v6h-72zM124 182h72v7h-72zM124 194h44v6h-44zM206 132h12v10h-12z"/>`,
  the_trains_stand_still: `<path d="M104 58h112v108q0 18-18 18h-76q-18 0-18-18zM84 212l34-28h84l34 28z"/><path class="cut" d="M120 76h80v40h-80zM124 144h18v14h-18zM178 144h18v14h-18zM150 140h20v22h-20z"/>`,
  hunger_winter: `<path d="M96 112h112v36c0 32-22 50-56 50s-56-18-56-50zM208 122h20q22 24-6 50h-20l6-14h10q12-12-2-22h-8zM84 200h140v10H84z"/><path class="steam" d="M124 98q-14-16 0-36M152 98q-14-16 0-36M180 98q-14-16 0-36"/>`,
};

// What a scenario of a pack may be about, if it brings no picture.
const STRANGERS = [
  '<path d="M92 96h136v92H92z"/><path class="cut" d="M92 96l68 52 68-52v12l-68 52-68-52z"/>',
  '<path d="M136 84h48l16 24v72l-16 24h-48l-16-24v-72zM148 60h24v20h-24z"/><path class="cut" d="M138 116h44v56h-44z"/>',
  '<path d="M112 60h96v148h-96z"/><path class="cut" d="M124 74h32v52h-32zM164 74h32v52h-32zM124 140h32v56h-32zM164 140h32v56h-32z"/>',
  '<path d="M100 92h120v96H100zM116 60h88v24h-88z"/><path class="cut" d="M114 106h92v10h-92zM114 128h92v10h-92zM114 150h60v10h-60z"/>',
];

/** The print of a scenario: its own picture, or light behind a thing. */
export const print = (scenario: string, lit = false): string => {
  const looks = (printed() as Catalogue | null)?.scenarios.find((found) => found.id === scenario);
  const bright = looks?.color ?? "#ee6a12";
  const [ground, thing, cut] = lit ? [bright, looks?.color ? PAPER : INK, bright] : [INK, PAPER, INK];
  const drawn = (framed(looks, scenario, 90, 48, 140, 140) || (THINGS[scenario] ?? one(STRANGERS, scenario)))
    .replaceAll('class="cut"', `fill="${cut}"`)
    .replaceAll('class="steam"', `fill="none" stroke="${thing}" stroke-width="8" stroke-linecap="round"`)
    .replaceAll(`stroke="${PAPER}"`, `stroke="${thing}"`);
  return `<path d="M-400-400h1200v1200h-1200z" fill="${ground}"/><path d="${rays}" fill="${PAPER}" opacity="${lit ? 0.3 : 0.24}"/><path d="M-400 204q90-16 180 0t180 0 180 0 180 0 180 0 180 0 180 0v400h-1280z" fill="${PAPER}"/><g fill="${thing}">${drawn}</g>`;
};
