import { expect, it } from "vitest";
import type { GameEvent } from "../../lib/live.svelte";
import { ALL, timed } from "../scenes";
import { patrolOf, raidOf, ways } from "./night";
import { stride } from "./patrols.svelte";
import type { Orange, PrintedCard } from "./types";

const card: PrintedCard = {
  id: "p1",
  name: "",
  text: "Every soldier moves. If no token moves: Intensify road N.",
  otherwise: "Intensify road N.",
  area: "green",
  moves: [{ kind: "soldier", arrow: "black" }],
};
const cards = (id: string): PrintedCard | undefined => (id === "p1" ? card : undefined);
const event = (name: string, moment: number, more: object = {}): GameEvent => ({ event: name, text: name, moment, ...more });
const told = [
  event("patrol_revealed", 4, { card: "p1" }),
  event("patrol_moved", 4, { kind: "soldier", from: "n", to: "q" }),
  event("patrol_blocked", 4),
];
const view = (more: object): Orange => ({ moment: 4, patrol: null, raiding: [], ...more }) as unknown as Orange;

it("tells the patrol of the last choice, and the one that goes on", () => {
  expect(patrolOf(view({}), told, cards)).toMatchObject({
    moved: [{ kind: "soldier", from: "n", to: "q" }],
    blocked: 1,
    otherwise: "Intensify road N.",
    over: true,
  });
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
  const scene = (one: GameEvent) =>
    one.event.endsWith("_began") ? { title: "", text: "", tone: "night" as const, lasts: 500 } : null;
  expect(timed(scene, view({}), news).map(({ at, lasts }) => [at, lasts])).toEqual([
    [0, 500],
    [500, 500],
  ]);
});

it("lets no night take longer than a breath", () => {
  const night = ["danger_began", "raid_began", "patrol_revealed", "round_began"].map((name) => event(name, 4));
  const long = (): { title: string; text: string; tone: "night"; lasts: number } => ({
    title: "",
    text: "",
    tone: "night",
    lasts: 3000,
  });
  const shown = timed(long, view({}), night);
  expect(shown.map((one) => one.event.event)).toEqual(["raid_began", "patrol_revealed", "round_began"]);
  expect(shown.at(-1)!.at + shown.at(-1)!.lasts).toBeCloseTo(ALL);
  expect(ALL).toBeLessThanOrEqual(2500);
});

it("lets many walk in the time of a few", () => {
  expect(stride(1) * 1).toBe(600);
  expect(stride(6) * 6).toBeCloseTo(stride(2) * 2);
});
