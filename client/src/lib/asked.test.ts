import { expect, it } from "vitest";
import { asked } from "./asked";

it("leaves a short prompt whole", () => {
  expect(asked("The dissent track is full. What comes of it?")).toEqual({
    lead: "",
    ask: "The dissent track is full. What comes of it?",
    more: "",
  });
});

it("puts the question large, and what surrounds it small", () => {
  expect(asked("Sister 3 attacks Sherlock Holmes. Which card do you defend with?")).toEqual({
    lead: "Sister 3 attacks Sherlock Holmes.",
    ask: "Which card do you defend with?",
    more: "",
  });
  expect(asked("Mies's turn: which card? Anybody may use a Morale action card first.")).toEqual({
    lead: "",
    ask: "Mies's turn: which card?",
    more: "Anybody may use a Morale action card first.",
  });
});

it("knows a title from the end of a sentence", () => {
  expect(asked("Sister 1 attacks Dr. Watson. Which of your cards does Watson defend with?").lead).toBe(
    "Sister 1 attacks Dr. Watson.",
  );
});
