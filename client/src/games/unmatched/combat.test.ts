import { expect, it } from "vitest";
import type { GameEvent } from "../../lib/live.svelte";
import { combatOf } from "./combat";
import type { Match } from "./types";

const fighter = (id: string) => ({ id, name: id, space: "b1", health: 5, full_health: 9 });
const view = {
  players: [
    { seat: 0, fighters: [fighter("holmes")] },
    { seat: 1, fighters: [fighter("dracula")] },
  ],
  combat: null,
} as unknown as Match;
const event = (name: string, more: object): GameEvent => ({ event: name, text: name, moment: 3, ...more });

const fought = [
  event("attacked", { fighter: "holmes", target: "dracula" }),
  event("laid_down", { seat: 0 }),
  event("revealed", { seat: 0, card: "feint", number: 2 }),
  event("revealed", { seat: 1, card: "dash", number: 3 }),
  event("number_changed", { seat: 0, number: 6 }),
  event("hurt", { fighter: "dracula", damage: 3 }),
  event("combat_won", { seat: 0, attack: 6, defense: 3 }),
];

it("tells a combat from the log", () => {
  const combat = combatOf(view, fought)!;
  expect(combat.attack).toMatchObject({ player: 0, card: "feint", number: 6 });
  expect(combat.defense).toMatchObject({ player: 1, card: "dash", number: 3 });
  expect(combat.damage).toEqual([{ fighter: "dracula", amount: 3 }]);
  expect(combat.beats.map((beat) => beat.what)).toEqual(["laid", "shown", "changed", "damage", "damage"]);
});

it("forgets it when something else happens", () => {
  expect(combatOf(view, [...fought, event("maneuvered", { seat: 1 })])).toBeNull();
});

it("shows the last blow once more before the result", () => {
  const last = [...fought, event("ended", {})];
  expect(combatOf(view, last)).toBeNull();
  expect(combatOf(view, last, true)?.damage).toEqual([{ fighter: "dracula", amount: 3 }]);
});
