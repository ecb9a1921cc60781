// Every word of the interface comes from a catalogue, loaded in the reader's language only: the words all games share, and those of
// the game that is open; what nobody needs for a first choice comes with whatever says it. What the game itself says (prompts,
// options, log) comes from the server in the same language.
import type { words as english } from "./en";
import type { words as late } from "./late/en";

export type Word = keyof typeof english | keyof typeof late;
export const LANGUAGES = { en: "English", nl: "Nederlands", de: "Deutsch" } as const;
export type Language = keyof typeof LANGUAGES;
export type Gaps = Record<string, string | number>;
type Catalogue = Readonly<Record<string, string>>;
/** Where the words of something are, in a language. */
export type Source = (language: Language) => Promise<{ words: Catalogue }>;

const FILES = import.meta.glob<{ words: Catalogue }>("./??.ts");
const shared: Source = (language) => FILES[`./${language}.ts`]!();
const LATE = import.meta.glob<{ words: Catalogue }>("./late/??.ts");
const opened: Source = (language) => LATE[`./late/${language}.ts`]!();
const sources = new Set<Source>([shared]);
let heard: readonly Source[] = [];
let spoken: Language = "en";
let said = $state.raw<Catalogue>({});
let asked = 0;
let latest = Promise.resolve();

async function hear(language: Language, turn: number): Promise<void> {
  const all = [...sources];
  const found = await Promise.all(all.map((source) => source(language)));
  // Of two who ask at once, the later one is heard, and the earlier one waits for it.
  if (turn !== asked) return latest;
  heard = all;
  spoken = language;
  said = Object.assign({}, ...found.map(({ words }) => words)) as Catalogue;
}

/** Speak a language from now on; what is on the screen is said anew. */
export function speak(language: Language): Promise<void> {
  latest = hear(language, ++asked);
  return latest;
}

/** Learn the words of a game as well, before anything of it is drawn. */
export async function learn(source: Source, language: Language = spoken): Promise<void> {
  if (heard.includes(source) && language === spoken) return;
  sources.add(source);
  try {
    await speak(language);
  } catch (lost) {
    // What could not be fetched keeps nobody from learning other words.
    sources.delete(source);
    throw lost;
  }
}

/** Wait for a part of the page that nobody needs for a first choice, and for its words. */
export async function later<Part>(part: Promise<Part>): Promise<Part> {
  return (await Promise.all([part, learn(opened)]))[0];
}

export const knows = (word: string): boolean => word in said;

function say(word: string, gaps: Gaps = {}): string {
  const one = `${word}_one`;
  return (said[gaps["number"] === 1 && one in said ? one : word] ?? word).replace(/\{(\w+)\}/g, (_, name: string) =>
    String(gaps[name] ?? ""),
  );
}

/** Return a text in the reader's language, its {gaps} filled; a {number} of 1 has words of its own where they differ. */
export const t: (word: Word, gaps?: Gaps) => string = say;

/** The same for a game, with words of its own. */
export const speaking =
  <Own>(): ((word: Word | (keyof Own & string), gaps?: Gaps) => string) =>
  (word, gaps) =>
    say(word, gaps);

/** The words as a heading begins: with a capital. */
export const capital = (line: string): string => line.charAt(0).toUpperCase() + line.slice(1);

/** An id, made readable. */
export const readable = (id: string): string => capital(id.replaceAll("_", " "));

/** Return a text if the catalogue has it, otherwise the id, made readable. */
export function label(prefix: string, id: string): string {
  const key = `${prefix}.${id}`;
  return key in said ? say(key) : readable(id);
}
