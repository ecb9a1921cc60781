import { expect, it } from "vitest";
import { inPassing } from "./lines";

it("shows the beginning of what somebody wrote over the table, and all of what is short", () => {
  expect(inPassing("Ann", "Well played!")).toBe("Ann: Well played!");
  const shown = inPassing("Ann", "wide ".repeat(100));
  expect(shown.length).toBeLessThan(100);
  expect(shown).toMatch(/^Ann: wide wide.*wide…$/);
});
