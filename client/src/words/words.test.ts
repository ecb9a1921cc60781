import { expect, it } from "vitest";
import { en } from "./en";
import { t } from "./index.svelte";
import { nl } from "./nl";

const gaps = (text: string): string[] => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!).sort();

it("has every word in both languages, with the same gaps", () => {
  expect(Object.keys(nl).sort()).toEqual(Object.keys(en).sort());
  for (const key of Object.keys(en) as (keyof typeof en)[]) expect(gaps(nl[key]), key).toEqual(gaps(en[key]));
});

it("is really translated", () => {
  const same = (Object.keys(en) as (keyof typeof en)[]).filter((key) => nl[key] === en[key]);
  expect(same.length / Object.keys(en).length).toBeLessThan(0.2);
});

it("counts one thing as one", () => {
  for (const [word, one] of [
    ["seat.cards", "1 card in hand"],
    ["digest.choices", "1 choice"],
    ["bo.less_eagles", "−1 eagle"],
  ] as const) {
    expect(t(word, { number: 1 })).toBe(one);
    expect(t(word, { number: 2 })).toBe(en[word].replace("{number}", "2"));
  }
  // Wherever a number stands before a word in the plural, there are words for a single one.
  const many = (Object.keys(en) as (keyof typeof en)[]).filter((key) =>
    /\{number\} (?:shared )?(?:actions|cards|choices|dice|eagles|things)\b/.test(en[key]),
  );
  expect(many.filter((key) => !(`${key}_one` in en))).toEqual(["bo.dice_n", "back.many"]);
});
