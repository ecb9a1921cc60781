// What a game with a setup is about, before there is a table. Asked once for each setup.
import { ask } from "./api";
import type { GoalAhead } from "./protocol";
import { settings } from "./settings.svelte";

const known = new Map<string, Promise<GoalAhead>>();

/** With the name of an option, its answer also tells the task with each of its choices. */
export function goalOf(game: string, setup: Record<string, unknown>, each = ""): Promise<GoalAhead> {
  const key = JSON.stringify([game, settings.language, setup, each]);
  let found = known.get(key);
  if (!found) {
    found = ask<GoalAhead>("POST", `/games/${game}/goal`, { setup, each });
    known.set(key, found);
    found.catch(() => known.delete(key));
  }
  return found;
}
