import { expect, it } from "vitest";
import type { GameEvent } from "../../lib/live.svelte";
import { before } from "../scenes";
import { patrolOf, raidOf, ways } from "./night";
import type { Orange, OrangeCard } from "./types";

const card: OrangeCard = { id: "p1", name: "", text: "Every soldier moves. If no token moves: Intensify road N.", area: "green", moves: [{ kind: "soldier", arrow: "black" }] };
const cards = (id: string): OrangeCard | undefined => (id === "p1" ? card : undefined);
const event = (name: string, moment: number, more: object = {}): GameEvent => ({ event: name, text: name, moment, ...more });
const told = [event("patrol_revealed", 4, { card: "p1" }), event("patrol_moved", 4, { kind: "soldier", from: "n", to: "q" }), event("patrol_blocked", 4)];
const view = (more: object): Orange => ({ moment: 4, patrol: null, raiding: [], ...more }) as unknown as Orange;

it("tells the patrol of the last choice, and the one that goes on", () => {
  expect(patrolOf(view({}), told, cards)).toMatchObject({ moved: [{ kind: "soldier", from: "n", to: "q" }], blocked: 1, otherwise: "Intensify road N.", over: true });
  expect(patrolOf(view({ moment: 5 }), told, cards)).toBeNull();
  expect(patrolOf(view({ moment: 5, patrol: "p1" }), told, cards)?.over).toBe(false);
});

it("keeps a raid on the table until it is over", () => {
  const raid = [event("raid_began", 3, { spot: "c2", card: "r1" })];
  expect(raidOf(view({}), raid, cards)).toBeNull();
  expect(raidOf(view({ raiding: ["c2"] }), raid, cards)).toEqual({ card: undefined, spot: "c2" });
});

it("draws one lane for each that moves", () => {
  expect(ways(card).match(/class="lane"/g)).toHaveLength(1);
  expect(ways(card)).toContain('class="green"');
});

it("lets what moves wait for the scenes before it", () => {
  const news = [event("danger_began", 4), ...told, event("round_began", 4)];
  const scene = (one: GameEvent) => (one.event.endsWith("_began") ? { title: "", text: "", tone: "night" as const, lasts: 500 } : null);
  expect(before(scene, view({}), news, told[0]!)).toBe(500);
});
