// The words of the puzzles' screens; loaded with them.
import { speaking, type Source } from "../words/index.svelte";
import type { words } from "./words/en";

export const source: Source = (language) => import(`./words/${language}.ts`);
export const t = speaking<typeof words>();
