// Zones may have the colours of their board, as long as a letter on them can be read and two zones are not mistaken for each other.
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import names from "./grounds/names.json";

const css = readFileSync("src/games/unmatched/styles/grounds.css", "utf8");

const INK = "#0d141a";
const linear = (channel: number): number => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4);
const rgb = (hex: string): [number, number, number] =>
  [1, 3, 5].map((at) => linear(parseInt(hex.slice(at, at + 2), 16) / 255)) as [number, number, number];
const light = (hex: string): number =>
  rgb(hex).reduce((sum, channel, number) => sum + channel * [0.2126, 0.7152, 0.0722][number]!, 0);
const contrast = (a: string, b: string): number => (Math.max(light(a), light(b)) + 0.05) / (Math.min(light(a), light(b)) + 0.05);

function oklab(hex: string): [number, number, number] {
  const [r, g, b] = rgb(hex);
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}
const apart = (a: string, b: string): number => 100 * Math.hypot(...oklab(a).map((value, number) => value - oklab(b)[number]!));

const boards = [...css.matchAll(/\[data-board="(\w+)"\] \{\s*((?:--z[a-h]: #[0-9a-f]{6};\s*)+)\}/g)].map(([, board, colours]) => ({
  board: board!,
  zones: [...colours!.matchAll(/--z([a-h]): (#[0-9a-f]{6})/g)].map(([, letter, colour]) => [letter!, colour!] as const),
}));

it("colours every zone of every board but the manor, which has the tokens' own", () => {
  expect(boards.map(({ board }) => board).sort()).toEqual(
    Object.keys(names)
      .filter((board) => board !== "baskerville_manor")
      .sort(),
  );
  for (const { board, zones } of boards)
    expect(zones.length, board).toBe(Object.keys((names as Record<string, object>)[board]!).length);
});

it("keeps zone letters readable and zones apart", () => {
  for (const { board, zones } of boards)
    for (const [letter, colour] of zones) {
      expect(contrast(colour, INK), `${board} ${letter}`).toBeGreaterThanOrEqual(4.5);
      for (const [other, second] of zones)
        if (letter < other) expect(apart(colour, second), `${board} ${letter}${other}`).toBeGreaterThanOrEqual(5);
    }
});
