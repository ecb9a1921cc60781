import { expect, it } from "vitest";
import { finds, pieces, typed } from "./search";

it("finds what was typed, in any order and case", () => {
  expect(finds("U-27 A fighter moves", typed(" Moves  fighter "))).toBe(true);
  expect(finds("U-27 A fighter moves", typed("moves (again)"))).toBe(false);
});

it("puts every find apart", () => {
  expect(pieces("A fighter may fight (once).", ["fight", "(once)"])).toEqual([
    "A ",
    "fight",
    "er may ",
    "fight",
    " ",
    "(once)",
    ".",
  ]);
  expect(pieces("A fighter", [])).toEqual(["A fighter"]);
});
