import { expect, it } from "vitest";
import type { GameEvent } from "../../lib/live.svelte";
import { lastControl } from "./control";

const event = (name: string, moment: number, more: object = {}): GameEvent => ({ event: name, text: name, moment, ...more });
const told = [
  event("control_drawn", 3, { card: "c01", facing: "soldier", character: "mies" }),
  event("control_answered", 4, { character: "mies", answer: "Say nothing", result: "You pass." }),
  event("alibi_changed", 4),
];

it("opens the door that was chosen, with the picture of its card", () => {
  expect(lastControl(4, told)).toEqual({
    card: "c01",
    soldier: true,
    character: "mies",
    answer: "Say nothing",
    result: "You pass.",
  });
});

it("is forgotten two choices later", () => {
  expect(lastControl(5, told)).not.toBeNull();
  expect(lastControl(6, told)).toBeNull();
  expect(lastControl(3, told.slice(0, 1))).toBeNull();
});
