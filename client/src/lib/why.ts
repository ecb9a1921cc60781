// "Why not?" is asked with a key. This guesses the key somebody meant by pointing at a thing that is not lit.
import type { Option } from "./live.svelte";

/** The name of the refusal that says no more than that something else is asked. */
export const ANOTHER_QUESTION = "another-question";

const kindOf = (thing: string): string => thing.slice(0, thing.indexOf(":"));
/** The last word of a thing as keys use it: `card:dracula.feint` is `feint`. */
const keyOf = (thing: string): string =>
  thing
    .slice(thing.indexOf(":") + 1)
    .split(".")
    .at(-1)!;

/** Return the key of an open option with this thing in the place of its like; nothing if no option has such a place. */
export function likelyKey(options: readonly Option[], thing: string, chosen: readonly string[] = []): string {
  const fitting = options.filter((option) => option.about.some((about) => kindOf(about) === kindOf(thing)));
  const best = fitting.find((option) => chosen.every((one) => option.about.includes(one))) ?? fitting[0];
  if (!best) return "";
  const parts = best.key.split(":");
  for (const about of [...best.about].reverse()) {
    if (kindOf(about) !== kindOf(thing)) continue;
    const at = parts.lastIndexOf(keyOf(about));
    if (at > 0) return parts.with(at, keyOf(thing)).join(":");
  }
  return "";
}
