import { Linter } from "eslint";
import { expect, it } from "vitest";
import rule from "./no-reading-of-text.js";

const linter = new Linter();
const problems = (code: string): number =>
  linter.verify(code, {
    plugins: { parlour: { rules: { "no-reading-of-text": rule as never } } },
    rules: { "parlour/no-reading-of-text": "error" },
  }).length;

it.each([
  'event.text.split(". ")',
  "card.text.toLowerCase().includes(word)",
  "/affiliation/.test(event.text)",
  "PATTERN.exec(decision?.prompt ?? '')",
  'const { text } = option; text.startsWith("Use ")',
  "`${seat.role} ${seat.name}`.match(/x/)",
  'event["text"].replace(/a/, "b")',
])("finds words that are taken apart: %s", (code) => expect(problems(code)).toBe(1));

it.each(['option.key.split(":")', "card.id.includes(raid)", "event.text", "name.charAt(0)", "events.slice(1)", "/x/.test(key)"])(
  "leaves alone what is no word for people: %s",
  (code) => expect(problems(code)).toBe(0),
);

it("is switched off nowhere", () => {
  const sources = import.meta.glob<string>("../src/**/*.{ts,svelte}", { query: "?raw", import: "default", eager: true });
  expect(Object.keys(sources).length).toBeGreaterThan(50);
  expect(Object.entries(sources).filter(([, text]) => text.includes("no-reading-of-text"))).toEqual([]);
});
