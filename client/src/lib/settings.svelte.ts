// What the reader prefers, kept on this device.
import { LANGUAGES, type Language } from "../words/index.svelte";

export interface Preferences {
  theme: "auto" | "light" | "dark";
  palette: "plain" | "cb-red-green" | "cb-blue-yellow";
  text: "normal" | "large" | "huge";
  speed: "calm" | "normal" | "brisk" | "off";
  volume: number;
  notify: boolean;
  guide: boolean;
  /** Whether it is told in short what bots did. */
  recap: boolean;
  /** Whether the table waits after a bot's turn; null: in the first games of a kind. */
  wait: boolean | null;
  /** Whether boards say beforehand what the night will take. */
  tonight: boolean;
  /** Whether a finger plays a card by its first tap. */
  oneTap: boolean;
  /** Whether the goal card lies over the board at the start. */
  goals: boolean;
  language: Language;
  name: string;
}

const KEY = "parlour.preferences";

/** The first language the reader knows and we do, by what the browser says. */
function spoken(): Language {
  // Not every browser gives tags that are any: "en-US@posix", or none at all.
  const found = (navigator.languages ?? []).map((one) => one.split(/[-_]/)[0]!).find((one) => Object.hasOwn(LANGUAGES, one));
  return (found as Language | undefined) ?? "en";
}

const USUAL: Preferences = {
  theme: "auto",
  palette: "plain",
  text: "normal",
  speed: "normal",
  volume: 0.6,
  notify: false,
  guide: true,
  recap: true,
  wait: null,
  tonight: true,
  goals: true,
  oneTap: false,
  language: spoken(),
  name: "",
};

const FACTOR = { calm: 1.4, normal: 1, brisk: 0.5, off: 0 };

const kind = (value: unknown): string => (value === null ? "null" : Array.isArray(value) ? "list" : typeof value);
const alike = (found: unknown, usual: unknown): boolean => usual === null || kind(found) === kind(usual);

/** What a device does not keep, it knows while the page is open: without that it would promise another word whenever it is asked. */
const unkept = new Map<string, string>();

/** What was kept under a name; what another version left there, or is damaged, counts as nothing unless it is of the same kind. */
export function recall<T>(key: string, otherwise: T): T {
  try {
    const found: unknown = JSON.parse(unkept.get(key) ?? localStorage.getItem(key)!);
    return alike(found, otherwise) ? (found as T) : otherwise;
  } catch {
    return otherwise;
  }
}

export function remember(key: string, value: unknown): void {
  const text = JSON.stringify(value);
  try {
    localStorage.setItem(key, text);
    unkept.delete(key);
  } catch {
    // A device that keeps nothing still plays.
    unkept.set(key, text);
  }
}

/** Preferences this version can work with; those it does not know are kept for the one that does. */
function sound(kept: Record<string, unknown>): Partial<Preferences> {
  const known: Record<string, object> = { language: LANGUAGES, speed: FACTOR };
  const fits = ([name, value]: [string, unknown]): boolean =>
    name in known
      ? Object.hasOwn(known[name]!, String(value))
      : alike(value, (USUAL as unknown as Record<string, unknown>)[name] ?? null);
  return Object.fromEntries(Object.entries(kept).filter(fits)) as Partial<Preferences>;
}

export const settings = $state<Preferences>({ ...USUAL, ...sound(recall(KEY, {})) });

/** Whether they lie open: that stays as it is while everything else is drawn anew in another language. */
export const shown = $state({ settings: false });

/** Show the preferences on the page and keep them. */
export function apply(): void {
  const root = document.documentElement;
  if (settings.theme === "auto") delete root.dataset["theme"];
  else root.dataset["theme"] = settings.theme;
  root.dataset["palette"] = settings.palette;
  root.dataset["text"] = settings.text;
  root.dataset["speed"] = settings.speed;
  root.lang = settings.language;
  remember(KEY, { ...settings });
}

export const reduced = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** How long something that takes `milliseconds` takes for this reader. */
export function pace(milliseconds: number): number {
  return reduced() ? 0 : milliseconds * FACTOR[settings.speed];
}

/** Forget whoever was here: their name, links, lessons and puzzles. How the page looks and sounds stays. */
export function forget(): void {
  settings.name = "";
  unkept.clear();
  apply();
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith("parlour.") && key !== KEY) localStorage.removeItem(key);
  } catch {
    // A device that keeps nothing has nothing to forget.
  }
}
