import { expect, test } from "vitest";
import { laidOut } from "./upright";

test.each([
  [390, true, "width=device-width, initial-scale=1"],
  [768, true, "width=760"],
  [834, true, "width=760"],
  [844, false, "width=device-width, initial-scale=1"],
  [1032, true, "width=760"],
  [1080, true, "width=device-width, initial-scale=1"],
])("a screen %i wide, upright: %s, is laid out by %s", (width, upright, expected) => {
  expect(laidOut(width, upright)).toBe(expected);
});
