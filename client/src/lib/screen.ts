// Several people at one screen: a device remembers that of a table, and of its rematches.
import type { TableState } from "./protocol";
import { recall, remember } from "./settings.svelte";

const KEY = (table: string): string => `parlour.shared.${table}`;

/** Remember that several people play a table at this screen. */
export const share = (table: string): void => remember(KEY(table), true);
export const shared = (table: string): boolean => recall(KEY(table), false);

/** Whether several people play here; a rematch is played where the game before was, a game to try something out by whoever tries. */
export function atOneScreen(table: TableState): boolean {
  if (table.came_from && !table.open_book && shared(table.came_from)) share(table.table);
  return shared(table.table);
}
