import { expect, it } from "vitest";
import { LANGUAGES, learn, t, type Word } from "./index.svelte";

type Words = Record<string, string>;
const files = import.meta.glob<{ words: Words }>(
  [
    "./??.ts",
    "./late/??.ts",
    "../games/*/words/*.ts",
    "../workshop/words/*.ts",
    "../review/words/*.ts",
    "../lessons/words/*.ts",
    "../mine/words/*.ts",
  ],
  { eager: true },
);
const ENGLISH = Object.entries(files).filter(([path]) => path.endsWith("/en.ts"));
const OTHERS = Object.keys(LANGUAGES).filter((language) => language !== "en");
const told = (path: string, language: string): Words => files[path.replace(/en\.ts$/, `${language}.ts`)]?.words ?? {};
const gaps = (text: string): string[] => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!).sort();
/** Names and loan words that are the same everywhere. */
const MOST_ALIKE = 0.2;

it("has words of the page, early and late, of the workshop, of the review, of the lessons, of a player's home and of three games", () => {
  expect(ENGLISH).toHaveLength(9);
  expect(OTHERS).toEqual(["nl", "de"]);
});

it.each(OTHERS)("says everything in %s, with the same gaps", (language) => {
  for (const [path, { words }] of ENGLISH) {
    expect(Object.keys(told(path, language)).sort(), path).toEqual(Object.keys(words).sort());
    for (const [key, text] of Object.entries(words)) expect(gaps(told(path, language)[key]!), `${path} ${key}`).toEqual(gaps(text));
  }
});

it.each(OTHERS)("is really translated into %s", (language) => {
  for (const [path, { words }] of ENGLISH) {
    const same = Object.entries(words).filter(([key, text]) => told(path, language)[key] === text);
    expect(same.length / Object.keys(words).length, `${path}: ${same.join(" ")}`).toBeLessThan(MOST_ALIKE);
  }
});

it.each(Object.keys(LANGUAGES))("speaks of a card in %s as the card does", (language) => {
  const words = files[`../games/orange/words/${language}.ts`]!.words;
  for (const sign of ["oso.and", "oso.or"]) expect(words["guide.orange-shall-overcome.card"]).toContain(words[sign]);
});

it("names no word twice", () => {
  const all = ENGLISH.flatMap(([, { words }]) => Object.keys(words));
  expect(all.filter((word, number) => all.indexOf(word) !== number)).toEqual([]);
});

it("counts one thing as one", () => {
  const english: Words = Object.assign({}, ...ENGLISH.map(([, { words }]) => words)) as Words;
  for (const [word, one] of [
    ["seat.cards", "1 card in hand"],
    ["digest.choices", "1 move"],
    ["bo.less_eagles", "−1 eagle"],
  ] as const) {
    expect(t(word as Word, { number: 1 })).toBe(one);
    expect(t(word as Word, { number: 2 })).toBe(english[word]!.replace("{number}", "2"));
  }
  // Wherever a number stands before a word in the plural, there are words for a single one.
  const many = Object.keys(english).filter((key) =>
    /\{number\} (?:shared )?(?:actions|cards|choices|dice|eagles|things)\b/.test(english[key]!),
  );
  expect(many.filter((key) => !(`${key}_one` in english))).toEqual(["bo.dice_n", "back.many"]);
});

it("brings the late words with whatever says them", () => {
  const sources = import.meta.glob<string>(
    ["../**/*.svelte", "../**/*.ts", "!../**/*.test.ts", "!../**/words/**/??.ts", "!./**/??.ts"],
    {
      query: "?raw",
      import: "default",
      eager: true,
    },
  );
  const at = (from: string, path: string): string | undefined => {
    const { pathname } = new URL(path, `file:///src/words/${from}`);
    const whole = pathname.replace("/src/words/", "./").replace("/src/", "../").replace(/\/$/, "");
    return ["", ".ts", "/index.ts"].map((end) => whole + end).find((one) => one in sources);
  };
  const early = new Set(["../main.ts", ...Object.keys(sources).filter((path) => path.endsWith("/shelf.ts"))]);
  for (const path of early)
    for (const [, one] of sources[path]!.matchAll(/(?<!later\(|part=\{\(\) => |typeof )\b(?:from |import |import\()"(\.[^"]*)"/g)) {
      const found = at(path, one!);
      if (found) early.add(found);
    }
  expect(early).toContain("../pages/Table.svelte");
  expect(early).not.toContain("../parts/Menu.svelte");
  const late = Object.keys(files["./late/en.ts"]!.words);
  const groups = new Set(late.map((word) => word.slice(0, word.indexOf("."))));
  for (const path of early) {
    const text = sources[path]!;
    const said = late.filter((word) => text.includes(`"${word}"`) || text.includes(`'${word}'`));
    const made = [...groups].filter((group) => text.includes(`\`${group}.\${`));
    expect([...said, ...made], path).toEqual([]);
  }
});

it("learns other words when some cannot be fetched", async () => {
  await expect(learn(() => Promise.reject(new Error("lost")))).rejects.toThrow("lost");
  await learn(() => Promise.resolve({ words: { "found.again": "Here" } }));
  expect(t("found.again" as Word)).toBe("Here");
});

it("has the words of everybody who asks at once", async () => {
  const slow = new Promise<{ words: Words }>((give) => setTimeout(() => give({ words: { "asked.second": "two" } }), 50));
  const first = learn(() => Promise.resolve({ words: { "asked.first": "one" } }));
  const second = learn(() => slow);
  let known = "";
  const told = first.then(() => (known = t("asked.first" as Word)));
  await Promise.all([told, second]);
  expect([known, t("asked.second" as Word)]).toEqual(["one", "two"]);
});
