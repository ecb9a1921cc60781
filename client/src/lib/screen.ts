// Several people at one screen: a device remembers that of a table, and of its rematches.
import type { TableState } from "./protocol";
import type { Chair } from "./draft.svelte";
import { recall, remember } from "./settings.svelte";

const KEY = (table: string): string => `parlour.shared.${table}`;
const kept = (table: string): boolean | null => recall<boolean | null>(KEY(table), null);

/** Remember whether several people play a new table at this screen. Where a friend is asked besides oneself, they may come here, too. */
export function share(table: string, chairs: readonly Chair[]): void {
  const of = (holder: Chair["holder"]): number => chairs.filter((chair) => chair.holder === holder).length;
  if (of("here") || of("me") > 1 || !of("friend")) remember(KEY(table), of("here") > 0);
}

/** Games to try something out, played by whoever tries: the deal is known. Their rematches are dealt anew, so nothing is kept of that. */
const tried = new Set<string>();

/** Whether one person is known to play every seat that a device has. */
export const alone = (table: string): boolean => kept(table) === false || tried.has(table);

/**
 * Whether several people play here; a rematch is played where the game before was. A device that does not know, a new one or one by
 * which somebody came to a second seat, rather asks once too often: in a contest.
 */
export function atOneScreen(table: TableState, seats: readonly number[]): boolean {
  if (seats.length < 2) return false;
  if (table.open_book && kept(table.table) === null) {
    tried.add(table.table);
    return false;
  }
  const before = table.came_from ? kept(table.came_from) : null;
  const several = kept(table.table) ?? before ?? !table.cooperative;
  remember(KEY(table.table), several);
  return several;
}
