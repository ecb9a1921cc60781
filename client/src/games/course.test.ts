import { expect, it } from "vitest";
import type { GameEvent } from "../lib/live.svelte";
import { settings } from "../lib/settings.svelte";
import { marks as orchestraMarks, stats as orchestra } from "./black-orchestra/course";
import { load, type Orchestra } from "./black-orchestra/types";
import { stats as orange } from "./orange/course";
import type { Orange } from "./orange/types";
import { felled, marks as duelMarks, stats as duel, telling } from "./unmatched/course";
import type { Match } from "./unmatched/types";

settings.language = "en";
const log = (...events: Record<string, unknown>[]): GameEvent[] =>
  events.map((event, moment) => ({ text: "", moment, ...event }) as GameEvent);
const fighter = (id: string): { id: string; name: string; space: null; health: number; full_health: number } => ({
  id,
  name: id,
  space: null,
  health: 1,
  full_health: 1,
});

it("credits a blow to whoever fights against its victim", () => {
  const view = {
    turn: { player: 0, number: 2, actions: 1 },
    players: [
      { team: 0, fighters: [fighter("holmes"), fighter("watson")] },
      { team: 1, fighters: [fighter("dracula")] },
    ],
  } as unknown as Match;
  const { rows, facts } = duel(
    view,
    log(
      { event: "turn_began", seat: 0, turn: 1 },
      { event: "attacked", fighter: "watson", target: "dracula" },
      { event: "revealed", seat: 0, card: "feint", number: 2 },
      { event: "revealed", seat: 1, card: "feint", number: 4 },
      { event: "hurt", fighter: "dracula", damage: 1 },
      { event: "hurt", fighter: "watson", damage: 3 },
      { event: "combat_won", seat: 1 },
      { event: "turn_began", seat: 1, turn: 2 },
      { event: "hurt", fighter: "holmes", damage: 2 },
      { event: "hurt", fighter: "dracula", damage: 2 },
    ),
  );
  // Attacks, combats won, damage dealt, cards: what Dracula does to himself is nobody's merit.
  expect(rows).toEqual([
    { seat: 0, cells: [1, "0 of 1", 1, 1] },
    { seat: 1, cells: [0, "1 of 1", 5, 1] },
  ]);
  expect(facts.map((fact) => fact.value)).toEqual([2, 1, 3]);
});

it("begins a part of a duel with every turn", () => {
  const view = { players: [{ fighters: [{ ...fighter("watson"), name: "Dr. Watson" }] }] } as unknown as Match;
  const events = log(
    { event: "turn_began", seat: 0, turn: 1 },
    { event: "drew", seat: 0 },
    { event: "defeated", fighter: "watson", text: "Dr. Watson was defeated." },
  );
  expect(duelMarks(view, events)).toEqual([
    { at: 0, label: "1", part: true },
    { at: 2, label: "Dr. Watson was defeated", part: false },
  ]);
  expect(events.map(telling)).toEqual([false, false, true]);
});

it("knows the chance before the last roll", () => {
  load({ dice: { count: 6, faces: ["1", "2", "3", "target", "target", "eagle"] } } as never);
  const view = { turn: { number: 9 }, conspirators: [{ seat: 0 }, { seat: 1 }] } as unknown as Orchestra;
  const events = log(
    { event: "conspired", seat: 1, dice: 2 },
    { event: "conspired", seat: 1, dice: 3 },
    { event: "moved", seat: 0 },
    { event: "raided" },
    { event: "arrested", seat: 0 },
    { event: "plot_named", seat: 1 },
    { event: "announced", pool: 1, needed: 1, eagles_that_detect: 1, added: 0, ignored: 0 },
    { event: "plot_detected", seat: 1 },
  );
  const { rows, facts } = orchestra(view, events);
  // Dice, journeys, items, plots, arrests.
  expect(rows).toEqual([
    { seat: 0, cells: [0, 1, 0, 0, 1] },
    { seat: 1, cells: [5, 0, 0, 1, 0] },
  ]);
  expect(facts.map((fact) => fact.value)).toEqual([1, "33 %", 1, 9]);
  expect(facts[0]!.label).toContain("1 of them detected");
  expect(orchestraMarks(events).map((mark) => mark.label)).toEqual(["Stage 1", "Raid", "Arrest", "Plot"]);
});

it("counts for a seat what its characters did", () => {
  const view = {
    round: 3,
    goal: { done: 4, tasks: 12 },
    characters: [
      { id: "mies", seat: 0 },
      { id: "kees", seat: 1 },
      { id: "anton", seat: 0 },
    ],
  } as unknown as Orange;
  const { rows, facts } = orange(
    view,
    log(
      { event: "action_taken", character: "mies" },
      { event: "action_taken", character: "anton" },
      { event: "travelled", character: "kees" },
      { event: "alibi_changed", character: "mies", change: -2 },
      { event: "alibi_changed", character: "mies", change: 1 },
      { event: "location_flipped", character: "kees", active: true },
      { event: "location_flipped", character: "kees", active: false },
    ),
  );
  expect(rows).toEqual([
    { seat: 0, cells: [2, 0, 0, 2, 0] },
    { seat: 1, cells: [0, 1, 0, 0, 1] },
  ]);
  expect(facts.at(-1)!.value).toBe("4 / 12");
});

it("takes for the last blow what felled a hero, and nothing that hurt a sidekick after that", () => {
  const view = { players: [{ fighters: [fighter("dracula"), fighter("sister_1")] }] } as unknown as Match;
  const hurt = log(
    { event: "hurt", fighter: "dracula", health: 2 },
    { event: "hurt", fighter: "dracula", health: 0 },
    { event: "hurt", fighter: "sister_1", health: 0 },
  );
  expect(hurt.map((event) => felled(event, view))).toEqual([false, true, false]);
});
