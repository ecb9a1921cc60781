// Changed figures: what stands in a file of them, and the sets that are kept on this device.
import type { FigureShown } from "../lib/protocol";
import { recall, remember } from "../lib/settings.svelte";

export type Value = number | boolean;
export type Changes = Record<string, Value>;
export interface Preset {
  name: string;
  figures: Changes;
}

const LONGEST_NAME = 60;
const MOST_KEPT = 50;

/** Whether a figure can have this value. */
export function fits(figure: FigureShown, value: unknown): value is Value {
  if (typeof figure.printed === "boolean") return typeof value === "boolean";
  return Number.isInteger(value) && (value as number) >= figure.low! && (value as number) <= figure.high!;
}

/** What differs from the printed game, of values that fit. */
export function differing(figures: readonly FigureShown[], wanted: Readonly<Record<string, unknown>>): Changes {
  const found: Changes = {};
  for (const figure of figures) {
    const value = wanted[figure.id];
    if (fits(figure, value) && value !== figure.printed) found[figure.id] = value;
  }
  return found;
}

/** The same without one of them. */
export const without = <T>(all: Readonly<Record<string, T>>, id: string): Record<string, T> =>
  Object.fromEntries(Object.entries(all).filter(([one]) => one !== id));

/** A set of changes as a file to give away. */
export const written = (game: string, name: string, figures: Changes): string =>
  `${JSON.stringify({ parlour_figures: 1, game, name, figures }, null, 1)}\n`;

export type Read = { preset: Preset; left: number } | { game: string } | null;

/** Read such a file: the set, and how many of its figures mean nothing here; the game if it is for another; nothing if it is none. */
export function read(game: string, figures: readonly FigureShown[], text: string): Read {
  let doc: unknown;
  try {
    doc = JSON.parse(text);
  } catch {
    return null;
  }
  if (typeof doc !== "object" || doc === null || !("parlour_figures" in doc)) return null;
  const { game: made, name: given, figures: wanted } = doc as Record<string, unknown>;
  if (typeof made === "string" && made !== game) return { game: made.slice(0, LONGEST_NAME) };
  if (typeof wanted !== "object" || wanted === null) return null;
  const known = new Map(figures.map((figure) => [figure.id, figure]));
  const left = Object.entries(wanted).filter(([id, value]) => !known.has(id) || !fits(known.get(id)!, value)).length;
  const called = typeof given === "string" ? given.trim().slice(0, LONGEST_NAME) : "";
  return { preset: { name: called, figures: differing(figures, wanted as Record<string, unknown>) }, left };
}

const key = (game: string): string => `parlour.figures.${game}`;
export const kept = (game: string): Preset[] => recall<Preset[]>(key(game), []);

/** Keep a set under its name; one of the same name gives way. */
export function keep(game: string, preset: Preset): Preset[] {
  const sets = [preset, ...kept(game).filter((one) => one.name !== preset.name)].slice(0, MOST_KEPT);
  remember(key(game), sets);
  return sets;
}

export function forget(game: string, name: string): Preset[] {
  const sets = kept(game).filter((one) => one.name !== name);
  remember(key(game), sets);
  return sets;
}
