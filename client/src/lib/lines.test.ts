import { expect, it } from "vitest";
import { inFull, inPassing, pieces } from "./lines";

it("shows the beginning of what somebody wrote over the table, and all of what is short", () => {
  expect(inPassing("Ann", "Well played!")).toBe("\u2068Ann\u2069: Well played!");
  const shown = inPassing("Ann", "wide ".repeat(100));
  expect(shown.length).toBeLessThan(100);
  expect(shown).toMatch(/^\u2068Ann\u2069: wide wide.*wide…$/);
});

it("sets names apart in what is told, whatever they look like", () => {
  const parts = ["", "Ann. Bob gave up", " took seat 1."];
  expect(pieces(inFull({ text: parts.join(""), parts }))).toEqual(parts);
  expect(inFull({ text: "The host closed the table.", parts: [] })).toBe("The host closed the table.");
});
