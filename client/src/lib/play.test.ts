import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Play } from "./play.svelte";

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
});
afterEach(() => {
  vi.runOnlyPendingTimers();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it("passes over what is being shown, and then over the last moments of a game", () => {
  const play = new Play();
  play.beginFinale(2000);
  expect(play.finale).toBe(true);
  play.skip();
  expect(play.finale).toBe(false);
});

it("ends by itself", () => {
  vi.advanceTimersByTime(1);
  const play = new Play();
  play.beginFinale(2000);
  vi.advanceTimersByTime(1999);
  expect(play.finale).toBe(true);
  vi.advanceTimersByTime(1);
  expect(play.finale).toBe(false);
  play.beginFinale(0);
  expect(play.finale).toBe(false);
});
