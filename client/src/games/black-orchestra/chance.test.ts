import { expect, it } from "vitest";
import { chance } from "./types";

const FACES = ["1", "2", "3", "target", "target", "eagle"];

it("counts the chance of a roll", () => {
  expect(chance(1, FACES, 1, 1)).toBeCloseTo(1 / 3);
  expect(chance(2, FACES, 2, 1)).toBeCloseTo(1 / 9);
  expect(chance(1, FACES, 0, 1)).toBeCloseTo(5 / 6);
  expect(chance(3, FACES, 4, 3)).toBe(0);
});
