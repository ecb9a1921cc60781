import { afterEach, beforeEach, expect, test } from "vitest";
import { arrows } from "./arrows";

let group: HTMLElement;
let chosen = "";

beforeEach(() => {
  group = document.body.appendChild(document.createElement("div"));
  for (const name of ["a", "b", "c"]) {
    const radio = group.appendChild(document.createElement("button"));
    radio.setAttribute("role", "radio");
    radio.id = name;
    radio.disabled = name === "b";
    radio.addEventListener("click", () => (chosen = name));
  }
  group.addEventListener("keydown", arrows);
  document.getElementById("a")!.focus();
});
afterEach(() => group.remove());

const press = (key: string, more: KeyboardEventInit = {}): boolean =>
  document.activeElement!.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...more }));

test("arrows go to the next that can be chosen, choose it, and come round", () => {
  expect(press("ArrowRight")).toBe(false);
  expect([chosen, document.activeElement!.id]).toEqual(["c", "c"]);
  press("ArrowDown");
  expect(chosen).toBe("a");
  press("ArrowUp");
  expect(chosen).toBe("c");
});

test("other keys are left alone", () => {
  chosen = "";
  expect(press("x")).toBe(true);
  expect(press("ArrowRight", { ctrlKey: true })).toBe(true);
  expect(chosen).toBe("");
});
