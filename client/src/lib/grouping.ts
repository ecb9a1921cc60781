// The list of choices: groups in the order of the options, chips where a noun suffices, rows where a consequence is to be read.
import type { Option } from "./live.svelte";

const MOST_CHIP = 26;
const AT_LEAST = 3;
/** To stop is offered last, whatever the order of the options. */
const LAST = new Set(["end"]);

export interface Entry {
  option: Option;
  /** What to print large and small. */
  head: string;
  tail: string;
  /** What its text begins with, for a row without headings. */
  brief: string;
  /** The key that chooses it, if there is one. */
  digit: string;
}

export interface Group {
  verb: string;
  title: string;
  chips: boolean;
  entries: Entry[];
}

function start(a: string, b: string): string {
  let length = 0;
  while (length < a.length && a[length] === b[length]) length++;
  return a.slice(0, length);
}

/** The common beginning of several texts, cut back to whole words. */
export function shared(texts: readonly string[]): string {
  const [first = "", ...others] = texts;
  const found = others.reduce(start, first);
  return found.slice(0, found.lastIndexOf(" ") + 1);
}

/** The beginning that all texts share, or all but one: "stays where she is" need not keep "Move Ada to" before every number. */
export function common(texts: readonly string[]): string {
  const all = shared(texts);
  if (all || texts.length <= AT_LEAST) return all;
  const without = texts.map((_, odd) => shared(texts.filter((_text, index) => index !== odd)));
  const best = without.reduce((longest, found) => (found.length > longest.length ? found : longest), "");
  return best.trim().includes(" ") ? best : "";
}

/** "Feint (versatile 2, boost 1)" and "Maneuver: draw a card, then move" have a head and a tail. */
export function split(text: string): [string, string] {
  const bracket = /^(.{2,80}) \(((?:[^()]|\([^()]*\))*)\)$/s.exec(text);
  if (bracket && !bracket[1]!.includes(": ")) return [bracket[1]!, bracket[2]!];
  const colon = /^([^:]{2,60}): (.+)$/s.exec(text);
  return colon ? [colon[1]!, colon[2]!] : [text, ""];
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** What all texts say in brackets at their end. */
function bracket(texts: readonly string[]): string {
  const [found = ""] = / \([^()]*\)$/.exec(texts[0] ?? "") ?? [];
  return found && texts.every((text) => text.endsWith(found)) ? found : "";
}

export function grouped(options: readonly Option[], titleOf: (verb: string) => string): Group[] {
  const groups: Group[] = [];
  const numbered = options.map((option, index) => ({ option, number: index + 1 }));
  const done = new Set<number>();
  for (const { option, number } of numbered) {
    if (done.has(number)) continue;
    // Options that differ in their last word only belong together: one piece, many places.
    const stem = option.key.slice(0, option.key.lastIndexOf(":") + 1);
    const alike = stem
      ? numbered.filter(
          (one) =>
            !done.has(one.number) &&
            one.option.verb === option.verb &&
            one.option.key.startsWith(stem) &&
            !one.option.key.slice(stem.length).includes(":"),
        )
      : [];
    const many = alike.length >= AT_LEAST;
    const begin = alike.length > 1 ? common(alike.map((one) => one.option.text)) : "";
    const end = many ? bracket(alike.map((one) => one.option.text)) : "";
    const rest = alike.map(({ option: { text } }) =>
      (text.startsWith(begin) ? text.slice(begin.length) : text).slice(0, end ? -end.length : undefined),
    );
    if ((many || (alike.length > 1 && begin)) && rest.every((text) => text.length > 0 && text.length <= MOST_CHIP)) {
      for (const one of alike) done.add(one.number);
      groups.push({
        verb: option.verb,
        title: (begin.replace(/[\s:]+$/, "").replace(/ (to|on|at|in)$/, "") || titleOf(option.verb)) + end,
        chips: true,
        entries: alike.map((one, index) => ({ option: one.option, head: rest[index]!, tail: "", brief: rest[index]!, digit: "" })),
      });
      continue;
    }
    // If one of many is too long for a chip, all of them are rows.
    for (const one of many ? alike : [{ option, number }]) {
      done.add(one.number);
      const [head, tail] = split(one.option.text);
      const last = groups.at(-1);
      const title = titleOf(option.verb);
      // What the heading says is not said again.
      const entry =
        tail && head.toLowerCase() === title.toLowerCase()
          ? { option: one.option, head: capital(tail), tail: "", brief: head, digit: "" }
          : { option: one.option, head, tail, brief: head, digit: "" };
      if (last && !last.chips && last.verb === option.verb) last.entries.push(entry);
      else groups.push({ verb: option.verb, title, chips: false, entries: [entry] });
    }
  }
  return withDigits([...groups.filter((group) => !LAST.has(group.verb)), ...groups.filter((group) => LAST.has(group.verb))]);
}

/** Digits count the choices; among numbers a digit means itself, or nothing, so that 7 never chooses the space 9. */
function withDigits(groups: Group[]): Group[] {
  const taken = new Set<string>();
  for (const group of groups) {
    if (!group.entries.every((entry) => /^\d$/.test(entry.head))) continue;
    for (const entry of group.entries) {
      entry.digit = entry.head;
      taken.add(entry.head);
    }
  }
  const free = [..."123456789"].filter((digit) => !taken.has(digit));
  for (const entry of groups.flatMap((group) => group.entries)) if (!/^\d+$/.test(entry.head)) entry.digit = free.shift() ?? "";
  return groups;
}
