import { expect, it, vi } from "vitest";
import { Play } from "./play.svelte";

it("passes over what is being shown, and then over the last moments of a game", () => {
  const play = new Play();
  play.news = { id: 3, events: [{ event: "raid_began", text: "", moment: 1 }] };
  play.beginFinale(2000);
  expect(play.finale).toBe(true);
  play.skip();
  expect(play.news).toEqual({ id: 3, events: [] });
  expect(play.finale).toBe(false);
  expect(play.skipped).toBe(1);
});

it("ends by itself", () => {
  vi.useFakeTimers();
  const play = new Play();
  play.beginFinale(2000);
  vi.advanceTimersByTime(1999);
  expect(play.finale).toBe(true);
  vi.advanceTimersByTime(1);
  expect(play.finale).toBe(false);
  play.beginFinale(0);
  expect(play.finale).toBe(false);
  vi.useRealTimers();
});
