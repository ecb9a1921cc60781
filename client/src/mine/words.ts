// What a player's home says; its words are loaded with it.
import { learn, speaking } from "../words/index.svelte";
import type { words } from "./words/en";

export const say = speaking<typeof words>();
const source = (language: string): Promise<{ words: Readonly<Record<string, string>> }> => import(`./words/${language}.ts`);
export const ready = (): Promise<void> => learn(source);
