// The list of choices: groups in the order of the options, chips where a noun suffices, rows where a consequence is to be read.
import { capital } from "../words/index.svelte";
import type { Option } from "./live.svelte";

/** To stop is offered last, whatever the order of the options. */
const LAST = new Set(["end"]);

export interface Entry {
  option: Option;
  /** What to print large and small. */
  head: string;
  detail: string;
  /** The key that chooses it, if there is one. */
  digit: string;
}

export interface Group {
  title: string;
  chips: boolean;
  /** Whether its title says what its entries leave out. */
  titled: boolean;
  entries: Entry[];
}

/**
 * Options that say which group they belong to are its chips; the others are rows under the name of their verb, and those that have a noun
 * of their own do not repeat it.
 */
export function grouped(options: readonly Option[], titleOf: (verb: string) => string): Group[] {
  const groups = new Map<string, Group>();
  for (const option of [...options.filter(({ verb }) => !LAST.has(verb)), ...options.filter(({ verb }) => LAST.has(verb))]) {
    const { verb, group, chip, head = option.text, detail = "" } = option;
    const chips = group !== undefined;
    const name = chips ? `chips ${verb} ${group}` : `rows ${verb}`;
    const title = chips ? group : titleOf(verb);
    if (!groups.has(name)) groups.set(name, { title, chips, titled: chips, entries: [] });
    const one = groups.get(name)!;
    const noun = title ? chip : undefined;
    one.titled ||= noun !== undefined;
    one.entries.push({ option, head: noun ?? head, detail: chips ? "" : detail, digit: "" });
  }
  return withDigits([...groups.values()].map(saidOnce));
}

/** Rows that all begin alike, under a title, are told apart by how they go on. */
function saidOnce(group: Group): Group {
  const { title, chips, entries } = group;
  const [first, ...rest] = entries;
  const alike = rest.length > 0 && rest.every(({ head }) => head === first!.head);
  const details = new Set(entries.map(({ detail }) => detail).filter(Boolean));
  if (chips || !title || !alike || details.size < entries.length) return group;
  return { ...group, titled: true, entries: entries.map((entry) => ({ ...entry, head: capital(entry.detail), detail: "" })) };
}

const ON_BOARD = /^(space|spot|road):/;
const IN_HAND = /^card:/;
const among = (things: RegExp, { option }: Entry): boolean => option.about.some((thing) => things.test(thing));

/**
 * The order for a narrow row: what can also be tapped on the board comes after what can only be chosen here, and to stop comes last.
 * Among cards of the hand, to play none comes first: they can be tapped, it can not.
 */
export function narrow(groups: readonly Group[]): Group[] {
  const rank = ({ chips, entries }: Group): number =>
    entries.some(({ option }) => LAST.has(option.verb)) ? 2 : chips && entries.every((entry) => among(ON_BOARD, entry)) ? 1 : 0;
  const tapped = (entry: Entry): number => Number(among(IN_HAND, entry));
  return [...groups]
    .sort((a, b) => rank(a) - rank(b))
    .map((group) => ({ ...group, entries: [...group.entries].sort((a, b) => tapped(a) - tapped(b)) }));
}

const isNumber = (words: string): boolean => words !== "" && Number.isInteger(Number(words));

/** Digits count the choices; among numbers a digit means itself, or nothing, so that 7 never chooses the space 9, nor 1 to stay beside a space 1. */
function withDigits(groups: Group[]): Group[] {
  const taken = new Set<string>();
  for (const { entries } of groups) {
    for (const { head } of entries) if (isNumber(head)) taken.add(head[0]!);
    if (!entries.every(({ head }) => isNumber(head) && head.length === 1)) continue;
    for (const entry of entries) entry.digit = entry.head;
  }
  const free = [..."123456789"].filter((digit) => !taken.has(digit));
  for (const entry of groups.flatMap((group) => group.entries)) if (!isNumber(entry.head)) entry.digit = free.shift() ?? "";
  return groups;
}
