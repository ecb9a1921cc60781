import { expect, it } from "vitest";
import { recapOf } from "../../lib/recap";
import type { GameEvent, View } from "../../lib/live.svelte";
import { recap } from "./recap";

const told = (...names: string[]): string[] =>
  recapOf(
    recap,
    names.map((event, moment): GameEvent => ({ event, text: event, moment, seat: 1 })),
    {} as View,
    (event) => event.seat ?? null,
  ).lines.map((line) => line.spans.map(([, words]) => words).join(""));

it("tells what an Occupier card changed before what it says", () => {
  expect(told("gained", "location_flipped", "occupier_resolved", "location_flipped")).toEqual([
    "gained",
    "location_flipped",
    "location_flipped",
  ]);
  expect(told("location_flipped", "occupier_resolved", "action_taken")).toContain("occupier_resolved");
});
