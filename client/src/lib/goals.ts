// What a game with a setup is about, before there is a table. Asked once for each setup.
import { ask } from "./api";
import type { GoalShown } from "./protocol";
import { settings } from "./settings.svelte";

const known = new Map<string, Promise<GoalShown>>();

export function goalOf(game: string, setup: Record<string, unknown>): Promise<GoalShown> {
  const key = JSON.stringify([game, settings.language, setup]);
  let found = known.get(key);
  if (!found) {
    found = ask<GoalShown>("POST", `/games/${game}/goal`, { setup });
    known.set(key, found);
    found.catch(() => known.delete(key));
  }
  return found;
}
