import { expect, it } from "vitest";
import { polish } from "./polish";

it("names roads as they are drawn", () => {
  expect(polish("Road d to Bank (C2)")).toBe("Road D to Bank (C2)");
});

it("leaves out what the card says anyway", () => {
  expect(polish("Use Night shift for an action. AND (with any action): Raise the Safety by 1.")).toBe(
    "Night shift: Raise the Safety by 1.",
  );
  expect(polish("Use House call for an action. OR (instead of an action): A character gains 2 Alibi.")).toBe(
    "House call: one action, not its own text.",
  );
  expect(polish("Bank: Spend 1 Action point: You gain 2 Money.")).toBe("Bank: You gain 2 Money.");
  expect(polish("House call (OR)")).toBe("House call (OR)");
});
