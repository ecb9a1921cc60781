import { expect, it } from "vitest";
import { MOST_LINES, recapOf, type Recapping } from "./recap";
import type { GameEvent, View } from "./live.svelte";
import { recap as orchestra } from "../games/black-orchestra/recap";

const recapping: Recapping = {
  acts: ["moved"],
  weights: { moved: 4, hurt: 7, drew: 1, schemed: 6 },
  walk: (event) =>
    event.event === "moved"
      ? { piece: `fighter:${String(event["fighter"])}`, from: String(event["from"]), to: String(event["to"]) }
      : null,
};
const step = (from: string, to: string, moment: number): GameEvent => ({
  event: "moved",
  fighter: "dracula",
  from,
  to,
  text: `Dracula moved to ${to}.`,
  spans: [
    ["fighter:dracula", "Dracula"],
    ["", " moved to "],
    [to, to.toUpperCase()],
  ],
  moment,
  seat: 1,
});
const other = (event: string, moment: number): GameEvent => ({ event, text: event, moment, seat: 1 });
const told = (events: GameEvent[]) => recapOf(recapping, events, {} as View, (event) => event.seat ?? null);

it("puts the steps of one piece together, as one sentence and one way", () => {
  const { lines, trails } = told([step("a", "b", 1), other("drew", 2), step("b", "c", 3)]);
  expect(trails).toEqual([{ seat: 1, stops: ["a", "b", "c"] }]);
  expect(lines.map((line) => line.spans.map(([, words]) => words).join(""))).toEqual(["Dracula went 2 steps, to C.", "drew"]);
});

it("says the way to a place once", () => {
  const toThe = (from: string, to: string, moment: number): GameEvent => ({
    ...step(from, to, moment),
    spans: [
      ["fighter:dracula", "Dracula"],
      ["", " went "],
      [to, `to the ${to.toUpperCase()}`],
    ],
  });
  const { lines } = recapOf({ ...recapping, toward: true }, [toThe("a", "b", 1), toThe("b", "c", 2)], {} as View, () => 1);
  expect(lines[0]!.spans.map(([, words]) => words).join("")).toBe("Dracula went 2 steps, to the C.");
});

it("tells the three weightiest things in the order in which they happened", () => {
  const { lines } = told([other("drew", 1), other("hurt", 2), step("a", "b", 3), other("schemed", 4), other("noise", 5)]);
  expect(lines).toHaveLength(MOST_LINES);
  expect(lines.map((line) => line.spans[0]![1])).toEqual(["hurt", "Dracula", "schemed"]);
});

it("tells first what happened to oneself, where the game says that it weighs more", () => {
  const events = [other("schemed", 1), other("hurt", 2), other("hurt", 3), { ...other("drew", 4), seat: 0 }];
  const seen = (own?: number): string[] =>
    recapOf({ ...recapping, ...(own && { own }) }, events, { seat: 0 } as View, (event) => event.seat ?? null).lines.map(
      (line) => line.spans[0]![1],
    );
  expect(seen()).toEqual(["schemed", "hurt", "hurt"]);
  expect(seen(6)).toEqual(["hurt", "hurt", "drew"]);
});

it("tells how another one's plot ended", () => {
  const events = ["plot_named", "plot_rolled", "plot_failed", "event_drawn", "item_taken"].map((name, moment) =>
    other(name, moment),
  );
  const { lines } = recapOf(orchestra, events, { seat: 0 } as View, () => 1);
  expect(lines.map((line) => line.spans[0]![1])).toEqual(["plot_named", "plot_rolled", "plot_failed"]);
});
