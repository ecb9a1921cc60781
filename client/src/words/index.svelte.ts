// Every word of the interface comes from a catalogue; what the game says (prompts, options, log) comes from the server.
import { settings } from "../lib/settings.svelte";
import { en } from "./en";
import { nl } from "./nl";

export type Word = keyof typeof en;
const CATALOGUES: Record<"en" | "nl", Record<Word, string>> = { en, nl };

export const LANGUAGES = { en: "English", nl: "Nederlands" } as const;

/** Return a text in the reader's language, its {gaps} filled; a {number} of 1 has words of its own where they differ. */
export function t(word: Word, gaps: Record<string, string | number> = {}): string {
  const one = `${word}_one` as Word;
  return CATALOGUES[settings.language][gaps["number"] === 1 && one in en ? one : word].replace(/\{(\w+)\}/g, (_, name: string) =>
    String(gaps[name] ?? ""),
  );
}

/** Return a text if the catalogue has it, otherwise the words themselves, made readable. */
export function label(prefix: string, name: string): string {
  const key = `${prefix}.${name}` as Word;
  if (key in en) return t(key);
  const plain = name.replaceAll("_", " ");
  return plain.charAt(0).toUpperCase() + plain.slice(1);
}
