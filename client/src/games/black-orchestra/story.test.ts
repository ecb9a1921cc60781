import { expect, it } from "vitest";
import type { GameEvent } from "../../lib/live.svelte";
import { lastRoll, poolOf, raidOf } from "./story";
import type { Orchestra } from "./types";

const log = (...events: Record<string, unknown>[]): GameEvent[] =>
  events.map((event, moment) => ({ text: "", moment, ...event }) as GameEvent);
const view = (attempt: unknown): Orchestra => ({ attempt, conspirators: [{ seat: 0 }, { seat: 1 }] }) as unknown as Orchestra;

it("builds the pool line by line", () => {
  const events = log(
    { event: "pool_changed", pool: 9, ignored: 0 },
    { event: "plot_named", seat: 0 },
    { event: "pool_changed", pool: 2, ignored: 0, why: "affiliation" },
    { event: "item_discarded", seat: 0, item: "explosives" },
    { event: "pool_changed", pool: 3, ignored: 0, why: "item" },
    { event: "item_discarded", seat: 0, item: "badge" },
    { event: "pool_changed", pool: 3, ignored: 1, why: "item" },
    { event: "card_used", seat: 1, card: "officer_recruited" },
    { event: "pool_changed", pool: 5, ignored: 1, why: "card" },
  );
  expect(poolOf(view({ pool: 5 }), events)).toEqual([
    { why: "base", dice: 1, ignored: 0 },
    { why: "affiliation", dice: 1, ignored: 0 },
    { item: "explosives", why: "item", dice: 1, ignored: 0 },
    { item: "badge", why: "item", dice: 0, ignored: 1 },
    { card: "officer_recruited", why: "card", dice: 2, ignored: 0 },
  ]);
  expect(poolOf(view(null), events)).toEqual([]);
});

it("lists what a raid found, until life goes on", () => {
  const events = log(
    { event: "raided" },
    { event: "arrested", seat: 1 },
    { event: "card_kept", seat: 0, card: "forgery" },
    { event: "card_discarded", seat: 0, card: "sniper" },
  );
  expect(raidOf(view(null), events)).toEqual([
    { seat: 0, arrested: false, kept: ["forgery"], lost: ["sniper"] },
    { seat: 1, arrested: true, kept: [], lost: [] },
  ]);
  expect(raidOf(view(null), [...events, ...log({ event: "turn_began" })])).toBeNull();
  expect(raidOf(view(null), [])).toBeNull();
});

it("keeps the last roll and what came of it until a whole turn has passed", () => {
  const roll = [
    { event: "turn_began", text: "Turn 1." },
    { event: "dice_rolled", text: "Beck rolled eagle, 3.", dice: ["eagle", "3"], moment: 1 },
    { event: "suspicion_changed", text: "Beck's suspicion rose.", moment: 1 },
    { event: "actions_gained", text: "Beck gained 3 actions.", moment: 1 },
    { event: "event_drawn", text: "An event.", moment: 1 },
    { event: "suspicion_changed", text: "By the event.", moment: 1 },
  ];
  const told = ["Beck rolled eagle, 3.", "Beck's suspicion rose.", "Beck gained 3 actions."];
  const next = { event: "turn_began", text: "Turn 2.", moment: 2 };
  expect(lastRoll(log(...roll))).toEqual({ dice: ["eagle", "3"], told, past: false });
  expect(lastRoll(log(...roll, next))).toEqual({ dice: ["eagle", "3"], told, past: true });
  expect(lastRoll(log(...roll, next, next))).toBeNull();
  expect(lastRoll([])).toBeNull();
});
