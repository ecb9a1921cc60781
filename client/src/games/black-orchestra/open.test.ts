import { expect, it } from "vitest";
import "../../words/testing";
import { events, sheet } from "./open";
import { load, type Catalogue, type Orchestra } from "./types";

load({
  tracks: {
    motivation: ["timid", "skeptical", "motivated", "committed", "reckless"],
    suspicion: [
      { level: "low", eagles_that_detect: 3 },
      { level: "medium", eagles_that_detect: 2 },
      { level: "high", eagles_that_detect: 1 },
    ],
  },
  conspirators: [{ id: "beck", ability_text: "No penalties." }],
  conspirator_cards: [{ id: "coup", name: "Coup" }],
  items: [{ id: "keys", name: "Keys" }],
} as unknown as Catalogue);

const view = {
  stage: 2,
  events_left: [0, 6, 10, 10],
  conspirators: [
    {
      id: "beck",
      name: "Ludwig Beck",
      space: null,
      motivation: "motivated",
      suspicion: "high",
      items: ["keys"],
      dossier: ["coup"],
    },
  ],
} as unknown as Orchestra;

it("says in words what the bars beside a name mean, and what somebody carries", () => {
  const open = sheet(view, 0)!;
  expect(open.title).toBe("Ludwig Beck");
  expect(open.about).toEqual([
    "Prison",
    "Motivation: Motivated (3 of 5). Motivated turns the ability on, committed allows plots.",
    "Suspicion: High (3 of 3). Caught at 1 eagle.",
    "Items: Keys.",
    "Special ability: No penalties.",
  ]);
  expect(open.cards).toEqual([{ id: "coup", name: "Coup" }]);
  expect(sheet(view, 4)).toBeNull();
});

it("says how many events are left, here and in all, and what happens without one", () => {
  const open = events(view, undefined);
  expect(open.about).toEqual([
    "6 cards left in this stage. Every turn takes one. 26 are left in all: when none can be drawn, you lose.",
  ]);
  expect(open.cards).toEqual([]);
});
