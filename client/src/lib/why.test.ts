import { expect, it } from "vitest";
import { likelyKey } from "./why";

const options = [
  { key: "move:holmes:b1", text: "", rule: "", verb: "move", about: ["fighter:holmes", "space:b1"] },
  { key: "move:watson:b2", text: "", rule: "", verb: "move", about: ["fighter:watson", "space:b2"] },
];

it("asks why a piece cannot go to another place", () => {
  expect(likelyKey(options, "space:b9")).toBe("move:holmes:b9");
  expect(likelyKey(options, "space:b9", ["fighter:watson"])).toBe("move:watson:b9");
});

it("names a card by the last part of its name", () => {
  const defend = [{ key: "defend:feint", text: "", rule: "", verb: "defend", about: ["card:dracula.feint"] }];
  expect(likelyKey(defend, "card:dracula.dash")).toBe("defend:dash");
});

it("has no guess where nothing is alike", () => {
  expect(likelyKey(options, "card:dracula.dash")).toBe("");
});
