// How many games of a kind somebody has begun on this device: first games explain more and wait longer.
import { recall, remember } from "./settings.svelte";

const KEY = "parlour.begun";
const MOST_KEPT = 50;

/** Note that a table of a game is played here, and return how many of them there were, this one included. */
export function gamesBegun(game: string, table: string): number {
  const known = recall<Record<string, string[]>>(KEY, {});
  const tables = known[game] ?? [];
  if (!tables.includes(table)) {
    tables.push(table);
    remember(KEY, { ...known, [game]: tables.slice(-MOST_KEPT) });
  }
  return tables.indexOf(table) + 1;
}
