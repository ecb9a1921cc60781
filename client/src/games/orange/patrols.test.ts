import { expect, it } from "vitest";
import type { GameEvent } from "../../lib/live.svelte";
import { settings } from "../../lib/settings.svelte";
import { after, before, marches, Patrols } from "./patrols.svelte";

const event = (more: Record<string, unknown>): GameEvent => ({ event: "patrol_moved", text: "", moment: 1, ...more }) as GameEvent;
const march = { kind: "soldier", from: "a", to: "b" };

it("finds who marched where", () => {
  expect(
    marches([
      event({ from: "a", to: "b", kind: "soldier" }),
      event({ event: "policeman_shifted", from: "c", to: "d" }),
      event({ event: "raid_began" }),
    ]),
  ).toEqual([march, { kind: "policeman", from: "c", to: "d" }]);
});

it("goes there and back again", () => {
  const posted = new Map([
    ["a", ["policeman", "soldier"]],
    ["b", []],
  ]);
  const then = after(posted, march);
  expect([...then]).toEqual([
    ["a", ["policeman"]],
    ["b", ["soldier"]],
  ]);
  expect([...before(then, march)]).toEqual([...posted]);
});

it("shows at once where they stand for who wants no movement", () => {
  Object.assign(globalThis, { matchMedia: () => ({ matches: false }) });
  settings.speed = "off";
  const patrols = new Patrols();
  const now = new Map([["b", ["soldier"]]]);
  patrols.follow(now, [event({ from: "a", to: "b", kind: "soldier" })], () => [
    [0, 0],
    [1, 1],
    [2, 2],
  ]);
  expect(patrols.posted).toBe(now);
  expect(patrols.walker).toBeNull();
});
