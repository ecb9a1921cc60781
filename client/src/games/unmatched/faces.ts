// Heroes and sidekicks against the light: those of the box as they were drawn, those of packs by their picture or their id.
import { one, pictured } from "./brought";
import { PORTRAITS, SIDEKICKS } from "./portraits";

// Silhouettes of strangers: shoulders, a head, and what they wear on it.
const SHOULDERS = [
  "M8 300C12 226 40 202 76 190l8-16h32l8 16c36 12 64 36 68 110z",
  "M22 300C14 236 34 206 70 192l12-18h36l12 18c36 14 56 44 48 108zM70 192l30 60 30-60z",
  "M2 300c10-40 8-92 44-104l30-8 24 20 24-20 30 8c36 12 34 64 44 104z",
  "M34 300c-8-50 2-96 44-110l22 14 22-14c42 14 52 60 44 110zM20 300l26-86 8 86zM180 300l-26-86-8 86z",
];
const HEADS = [
  "M100 76c22 0 34 18 33 42-1 34-15 60-33 60s-32-26-33-60c-1-24 11-42 33-42z",
  "M72 92c10-18 46-18 56 0 8 16 8 44-2 66-6 14-16 20-26 20s-20-6-26-20c-10-22-10-50-2-66z",
];
const WORN = [
  "M40 96c10-8 24-8 26-10l6-38q28-12 56 0l6 38c2 2 16 2 26 10-34 14-86 14-120 0z",
  "M100 48c36 0 52 34 50 74-2 26-10 44-20 62l-8-84q-22-24-44 0l-8 84c-10-18-18-36-20-62-2-40 14-74 50-74z",
  "M60 92l-6-40 22 16 24-30 24 30 22-16-6 40q-40-12-80 0z",
  "M56 96C52 62 76 44 100 44s48 18 44 52c-8-14-18-18-24-18-14 8-44 8-50 4-6 2-10 6-14 14z",
  "M30 90c30-4 40-14 50-34 14-10 34-6 42 4l14 26c14 4 26 4 34 2-30 22-110 24-140 2z",
  "M100 42c12 0 18 8 16 16 20 4 32 18 30 42-16-18-76-18-92 0-2-24 10-38 30-42-2-8 4-16 16-16z",
];

/** A hero in a box of 200 x 300. */
export function portrait(hero: string): string {
  return (
    PORTRAITS[hero] ||
    pictured(hero, 0, 34, 200, 266) ||
    `<path d="${one(SHOULDERS, `${hero} s`)}"/><path d="${one(HEADS, `${hero} h`)}"/><path d="${one(WORN, `${hero} w`)}"/>`
  );
}

/** A sidekick in a box of 100 x 100. */
export function sidekick(id: string): string {
  return (
    SIDEKICKS[id] ||
    pictured(id, 12, 12, 76, 76) ||
    `<g transform="translate(2 -12) scale(.48)"><path d="${one(SHOULDERS, `${id} s`)}"/><path d="${one(HEADS, `${id} h`)}"/><path d="${one(WORN, `${id} w`)}"/></g>`
  );
}
