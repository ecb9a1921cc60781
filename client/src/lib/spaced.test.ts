import { expect, it } from "vitest";
import { spaced } from "./spaced";

const turns = (number: number, apart: number): { x: number; label: string }[] =>
  Array.from({ length: number }, (_, i) => ({ x: i * apart, label: String(i + 1) }));
const printed = (number: number, apart: number): number[] =>
  spaced(turns(number, apart)).flatMap((shown, i) => (shown ? [i + 1] : []));

it("prints every name where there is room", () => {
  expect(printed(6, 40)).toEqual([1, 2, 3, 4, 5, 6]);
});

it("leaves out names evenly where there is not", () => {
  expect(printed(12, 12)).toEqual([2, 4, 6, 8, 10, 12]);
  expect(printed(34, 7)).toEqual([5, 10, 15, 20, 25, 30]);
});

it("goes by the closest two", () => {
  expect(
    spaced([
      { x: 0, label: "Round 1" },
      { x: 20, label: "Round 2" },
      { x: 300, label: "Round 3" },
    ]),
  ).toEqual([false, true, false]);
});
