import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { languages, more, usual } from "./faces.json";

const GAMES = "../src/parlour/games";
/** Signs that no language needs: every system has them. */
const SIGNS = "✓●→←↑↓";

it("has every character of what the page and the games say", () => {
  const words = Object.values(
    import.meta.glob<string>(["../words/**/??.ts", "../games/*/words/*.ts"], { query: "?raw", import: "default", eager: true }),
  );
  const files = readdirSync(GAMES, { recursive: true, encoding: "utf-8" }).filter((name) => /\.(?:ftl|md)$/.test(name));
  expect(words.length && files.length).toBeGreaterThan(0);
  const said = [...words, ...files.map((name) => readFileSync(join(GAMES, name), "utf-8"))].join("");
  const missing = [...new Set(said)].filter(
    (one) => one > "~" && !(usual + languages + more).includes(one) && !SIGNS.includes(one),
  );
  expect(missing).toEqual([]);
});
