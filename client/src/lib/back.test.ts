import { expect, it } from "vitest";
import { beginning, firstAfter, points } from "./back";
import type { GameEvent } from "./live.svelte";

const event = (name: string, moment: number, seat?: number): GameEvent => ({
  event: name,
  text: `${name} ${moment}`,
  moment,
  ...(seat === undefined ? {} : { seat }),
});
const events = [
  { ...event("turn_began", 2, 0), title: "Turn 1" },
  event("moved", 3, 0),
  event("hurt", 3, 1),
  event("only_option_taken", 5, 1),
  event("drew", 5, 1),
];
const heading = (one: GameEvent): string | null => one.title ?? null;
const seatOf = (one: GameEvent): number | null => one.seat ?? null;

it("names every choice by what it did first", () => {
  expect(points(events, 5, 3, heading, seatOf, 0)).toEqual([
    { to: 4, text: "drew 5", seat: 1, mine: false },
    { to: 3, text: "", seat: null, mine: false },
    { to: 2, text: "moved 3", seat: 0, mine: true },
  ]);
  expect(firstAfter(events, 1, heading)?.event).toBe("turn_began");
});

it("does not go back further than the beginning", () => {
  expect(points(events, 2, 10, heading, seatOf, 0).map((point) => point.to)).toEqual([1, 0]);
});

it("knows where the turn began", () => {
  expect(beginning(events, 5, heading)).toEqual({ to: 2, part: "Turn 1" });
  expect(beginning(events, 2, heading)).toBeNull();
});
