import { expect, it } from "vitest";
import { compose, drawn } from "../art/compose";
import { PEOPLE } from "../art/people";
import { PLACES } from "../art/places";
import { THINGS } from "../art/things";
import * as orchestra from "./black-orchestra/pictures";
import orchestraRecipes from "./black-orchestra/pictures.json";
import ofDecks from "./orange/decks.json";
import ofHands from "./orange/pictures.json";
import * as orange from "./orange/pictures.svelte";
import { GROUNDS, scene } from "./orange/scenes";
import * as unmatched from "./unmatched/pictures";
import unmatchedRecipes from "./unmatched/pictures.json";

const orangeRecipes = { ...ofHands, ...ofDecks };
const wellFormed = (inner: string): boolean =>
  new DOMParser()
    .parseFromString(`<svg xmlns="http://www.w3.org/2000/svg">${inner}</svg>`, "image/svg+xml")
    .querySelector("parsererror") === null;

it("draws every motif in layers that the stylesheet knows", () => {
  for (const [name, layers] of Object.entries({ ...THINGS, ...PEOPLE, ...PLACES })) {
    expect(wellFormed(drawn(layers)), name).toBe(true);
    for (const layer of layers.split("|")) expect(layer.slice(1), name).toMatch(/^[MmLlHhVvCcSsQqTtAaZzo\d .-]+$/);
  }
});

it("names each motif once", () => {
  const names = [THINGS, PEOPLE, PLACES, orchestra.SCENES, unmatched.SCENES].flatMap((set) => Object.keys(set));
  expect(new Set(names).size).toBe(names.length);
});

it("draws the cards of hands at once, and those of decks when they have come", async () => {
  const [ofHand] = Object.keys(ofHands).filter((id) => /_\d/.test(id));
  const [ofDeck] = Object.keys(ofDecks);
  expect(orange.picture(ofHand!)).not.toBe("");
  expect(orange.picture(ofDeck!)).toBe("");
  await orange.drawDecks();
  expect(orange.picture(ofDeck!)).not.toBe("");
});

it("draws every card, character and scene there is a recipe for", () => {
  for (const name of Object.keys(unmatchedRecipes))
    expect(wellFormed(unmatched.picture(...(name.split(".") as [string, string]))), name).toBe(true);
  for (const id of Object.keys(orchestraRecipes)) expect(wellFormed(orchestra.picture(id)), id).toBe(true);
  for (const [id, recipe] of Object.entries(orangeRecipes)) {
    if (id.startsWith("ct")) {
      expect(Object.keys(GROUNDS), id).toContain(recipe.split(" ")[0]);
      for (const soldier of [true, false]) expect(wellFormed(scene(id, soldier)), id).toBe(true);
    } else expect(wellFormed(id.includes("_") || /\d/.test(id) ? orange.picture(id) : orange.portrait(id)), id).toBe(true);
  }
});

it("draws no two different things alike", () => {
  for (const recipes of [unmatchedRecipes, orchestraRecipes, orangeRecipes] as Record<string, string>[]) {
    const alike = new Map<string, string[]>();
    for (const [id, recipe] of Object.entries(recipes)) alike.set(recipe, [...(alike.get(recipe) ?? []), id]);
    const doubles = [...alike.values()].filter((ids) => ids.length > 1 && !ids.every((id) => id.startsWith("ma"))); // five morale actions are one card
    expect(doubles).toEqual([]);
  }
});

it("draws something for a card of a pack, always the same", () => {
  for (const id of ["one", "two", "three", "four", "five", "six", "seven"]) {
    expect(wellFormed(unmatched.picture("stranger", id))).toBe(true);
    expect(unmatched.picture("stranger", id)).toBe(unmatched.picture("stranger", id));
  }
  for (const other of [orchestra.picture("unknown"), orange.picture("unknown"), orange.portrait("unknown"), scene("unknown", true)])
    expect(wellFormed(other)).toBe(true);
});

it("refuses a word that nobody drew", () => {
  expect(() => compose("book unicorn", THINGS)).toThrow("unicorn");
  expect(() => orange.person("bob.monocle")).toThrow("monocle");
  expect(() => drawn("zM0 0")).toThrow("cannot be drawn");
});
