import { expect, it } from "vitest";
import { en } from "./en";
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
