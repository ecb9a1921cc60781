import { beforeEach, expect, it } from "vitest";
import type { FigureShown } from "../lib/protocol";
import { differing, fits, forget, keep, kept, read, written } from "./changes";

const health: FigureShown = { id: "u.dracula.health", name: "Dracula · health", printed: 13, usual: 13, low: 1, high: 99 };
const ranged: FigureShown = {
  id: "u.dracula.ranged",
  name: "Dracula · ranged",
  printed: false,
  usual: false,
  low: null,
  high: null,
};
const ALL = [health, ranged];

const held = new Map<string, string>();
beforeEach(() => {
  held.clear();
  globalThis.localStorage = {
    getItem: (name: string) => held.get(name) ?? null,
    setItem: (name: string, value: string) => void held.set(name, value),
  } as unknown as Storage;
});

it("takes whole numbers within their range, and yes or no", () => {
  expect([1, 99, 20].every((value) => fits(health, value))).toBe(true);
  expect([0, 100, 1.5, "7", true, null, undefined, NaN].some((value) => fits(health, value))).toBe(false);
  expect(fits(ranged, true)).toBe(true);
  expect(fits(ranged, 1)).toBe(false);
});

it("keeps only what is not as printed", () => {
  expect(differing(ALL, { "u.dracula.health": 13, "u.dracula.ranged": true, other: 3 })).toEqual({ "u.dracula.ranged": true });
});

it("reads what it wrote, and says what it left out", () => {
  const text = written("u", "Strong Dracula", { "u.dracula.health": 20 });
  expect(read("u", ALL, text)).toEqual({ preset: { name: "Strong Dracula", figures: { "u.dracula.health": 20 } }, left: 0 });
  const odd = written("u", "x", { "u.dracula.health": 500, "u.nobody.health": 3, "u.dracula.ranged": true });
  expect(read("u", ALL, odd)).toEqual({ preset: { name: "x", figures: { "u.dracula.ranged": true } }, left: 2 });
});

it("refuses other files", () => {
  expect(read("u", ALL, "no json")).toBeNull();
  expect(read("u", ALL, "[]")).toBeNull();
  expect(read("u", ALL, '{"parlour": 1}')).toBeNull();
  expect(read("u", ALL, '{"parlour_figures": 1, "game": "u", "figures": 7}')).toBeNull();
  expect(read("u", ALL, written("v", "x", {}))).toEqual({ game: "v" });
});

it("keeps sets on this device, one of each name", () => {
  keep("u", { name: "a", figures: { x: 1 } });
  keep("u", { name: "b", figures: { x: 2 } });
  keep("u", { name: "a", figures: { x: 3 } });
  expect(kept("u").map((one) => [one.name, one.figures["x"]])).toEqual([
    ["a", 3],
    ["b", 2],
  ]);
  expect(forget("u", "a").map((one) => one.name)).toEqual(["b"]);
  expect(kept("v")).toEqual([]);
});
