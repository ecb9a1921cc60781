import { expect, it } from "vitest";
import { bend, drawn, named } from "./motion";
import { settings } from "./settings.svelte";

it("tells equal cards apart", () => {
  expect(named(["feint", "dash", "feint"], (id) => id).map((one) => one.key)).toEqual(["feint#0", "dash#0", "feint#1"]);
});

it("begins and ends where it should", () => {
  expect(bend([0, 0], [10, 0], [10, 10], 0)).toEqual([0, 0]);
  expect(bend([0, 0], [10, 0], [10, 10], 1)).toEqual([10, 10]);
  expect(bend([0, 0], [10, 0], [10, 10], 0.5)).toEqual([7.5, 2.5]);
});

it("stands still for who wants that", () => {
  Object.assign(globalThis, { matchMedia: () => ({ matches: false }) });
  settings.speed = "off";
  expect(drawn(document.body).duration).toBe(0);
  settings.speed = "calm";
  expect(drawn(document.body).duration).toBeCloseTo(448);
  Object.assign(globalThis, { matchMedia: () => ({ matches: true }) });
  expect(drawn(document.body).duration).toBe(0);
});
