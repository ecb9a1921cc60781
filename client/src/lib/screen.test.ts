import { beforeEach, expect, test } from "vitest";
import type { Chair } from "./draft.svelte";
import type { TableState } from "./protocol";
import { alone, atOneScreen, share } from "./screen";

const table = (id: string, more: Partial<TableState> = {}): TableState =>
  ({ table: id, came_from: null, open_book: false, cooperative: false, ...more }) as TableState;
const chairs = (...holders: Chair["holder"][]): Chair[] => holders.map((holder) => ({ holder, level: "", name: "" }));

beforeEach(() => localStorage.clear());

test("whoever has one seat is never asked", () => {
  share("a", chairs("me", "here"));
  expect(atOneScreen(table("a"), [0])).toBe(false);
});

test("what was said when the table was made counts, also for its rematches", () => {
  share("a", chairs("me", "here"));
  share("b", chairs("me", "me"));
  expect([atOneScreen(table("a"), [0, 1]), atOneScreen(table("b"), [0, 1])]).toEqual([true, false]);
  expect(atOneScreen(table("c", { came_from: "a" }), [0, 1])).toBe(true);
  expect(atOneScreen(table("d", { came_from: "b" }), [0, 1])).toBe(false);
  expect(atOneScreen(table("e", { came_from: "d" }), [0, 1])).toBe(false);
  expect([alone("a"), alone("b"), alone("c"), alone("d")]).toEqual([false, true, false, true]);
});

test("a device that does not know asks, where something is hidden from each other", () => {
  share("friends", chairs("me", "friend"));
  expect(atOneScreen(table("friends"), [0, 1])).toBe(true);
  expect(atOneScreen(table("unknown"), [0, 1])).toBe(true);
  expect(atOneScreen(table("partners", { cooperative: true }), [0, 1])).toBe(false);
  expect(atOneScreen(table("tried", { open_book: true, came_from: "friends" }), [0, 1])).toBe(false);
});

test("what was tried out by one is dealt anew for whoever plays its rematch", () => {
  share("a", chairs("me", "here"));
  expect(atOneScreen(table("tried", { open_book: true, came_from: "a" }), [0, 1])).toBe(false);
  expect(alone("tried")).toBe(true);
  expect(atOneScreen(table("again", { came_from: "tried" }), [0, 1])).toBe(true);
});
