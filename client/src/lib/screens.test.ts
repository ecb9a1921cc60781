import { expect, test } from "vitest";
import { onPhone } from "./screens";

test.each([
  [390, 844, true],
  [760, 600, true],
  [800, 900, true],
  [900, 900, true],
  [844, 390, false],
  [900, 700, false],
  [901, 1200, false],
  [1280, 800, false],
])("a page %i wide and %i high is laid out as on a phone: %s", (width, height, expected) => {
  expect(onPhone(width, height)).toBe(expected);
});
