import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { touch, watchTouch } from "./touch";

let stop: () => void;
let button: HTMLButtonElement;
let clicks = 0;
let longs = 0;

const press = (type: string, pointerType: string, x = 5): void => {
  const event = new MouseEvent(type, { bubbles: true, clientX: x, clientY: 5 });
  Object.assign(event, { pointerType, isPrimary: true });
  button.dispatchEvent(event);
};
const click = (detail = 1): void => void button.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, detail }));

beforeEach(() => {
  vi.useFakeTimers();
  clicks = longs = 0;
  stop = watchTouch();
  button = document.body.appendChild(document.createElement("button"));
  button.addEventListener("click", () => (clicks += 1));
  button.addEventListener("longpress", () => (longs += 1));
});
afterEach(() => {
  stop();
  button.remove();
  vi.useRealTimers();
});

test("a tap is a click", () => {
  press("pointerdown", "touch");
  vi.advanceTimersByTime(100);
  press("pointerup", "touch");
  click();
  expect([clicks, longs, touch.last]).toEqual([1, 0, true]);
});

test("a finger that stays is heard once and clicks nothing", () => {
  press("pointerdown", "touch");
  vi.advanceTimersByTime(900);
  press("pointerup", "touch");
  click();
  expect([clicks, longs]).toEqual([0, 1]);
  press("pointerdown", "touch");
  press("pointerup", "touch");
  click();
  expect(clicks).toBe(1);
});

test("a finger that moves does not stay", () => {
  press("pointerdown", "touch");
  press("pointermove", "touch", 60);
  vi.advanceTimersByTime(900);
  expect(longs).toBe(0);
});

test("a mouse may take its time, and a key clicks after a finger has stayed", () => {
  press("pointerdown", "mouse");
  vi.advanceTimersByTime(900);
  click();
  expect([clicks, longs, touch.last]).toEqual([1, 0, false]);
  press("pointerdown", "touch");
  vi.advanceTimersByTime(900);
  click(0);
  expect(clicks).toBe(2);
});
