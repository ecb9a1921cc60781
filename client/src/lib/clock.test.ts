import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Clock } from "./clock";
import { settings } from "./settings.svelte";

let clock: Clock;
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  settings.speed = "normal";
  clock = new Clock();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it("does things in their time, at the reader's pace", () => {
  const heard: string[] = [];
  clock.after(300, () => heard.push("second"));
  clock.after(100, () => heard.push("first"));
  vi.advanceTimersByTime(299);
  expect(heard).toEqual(["first"]);
  vi.advanceTimersByTime(1);
  expect(heard).toEqual(["first", "second"]);
  settings.speed = "brisk";
  clock.after(300, () => heard.push("third"));
  vi.advanceTimersByTime(150);
  expect(heard).toHaveLength(3);
  expect(clock.resting).toBe(true);
});

it("draws what moves, and always its end", () => {
  const shares: number[] = [];
  clock.over(200, (share) => shares.push(share));
  vi.advanceTimersByTime(400);
  expect(shares.length).toBeGreaterThan(3);
  expect(shares).toEqual([...shares].sort((a, b) => a - b));
  expect(shares.at(-1)).toBe(1);
});

it("waits for nobody who prefers stillness, but leaves time to read", () => {
  settings.speed = "off";
  const heard: string[] = [];
  clock.over(500, (share) => heard.push(`drawn ${share}`));
  clock.after(500, () => heard.push("at once"));
  clock.after(500, () => heard.push("read"), 900);
  expect(heard).toEqual(["drawn 1", "at once"]);
  vi.advanceTimersByTime(900);
  expect(heard.at(-1)).toBe("read");
});

it("ends everything at once, with what comes of it", () => {
  const heard: string[] = [];
  const steps = (left: number): void => void (left ? clock.after(500, () => steps(left - 1)) : heard.push("arrived"));
  steps(5);
  const called = clock.after(200, () => heard.push("never"));
  called.stop();
  clock.finish();
  expect(heard).toEqual(["arrived"]);
  // A moment later somebody else may take their time again.
  vi.advanceTimersByTime(1);
  clock.after(100, () => heard.push("later"));
  expect(heard).toHaveLength(1);
  expect(clock.resting).toBe(false);
});
