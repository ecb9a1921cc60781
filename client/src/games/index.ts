// Which picture a game gets. Each is loaded only when it is needed; a game without one gets the generic table.
import { catalogue, shelf } from "../lib/api";
import { learn } from "../words/index.svelte";
import type { GameKind } from "./kind";
import type { Setup, Shelved } from "./shelf";

const SHELF = new Map(
  Object.values(import.meta.glob<{ default: Shelved }>("./*/shelf.ts", { eager: true })).map(({ default: game }) => [
    game.id,
    game,
  ]),
);

/** What is known of a game without opening it; nothing if it has no picture here. */
export const shelved = (game: string): Shelved | undefined => SHELF.get(game);

/** Return the picture of a game, ready to draw. */
export async function kindOf(game: string): Promise<GameKind> {
  const [kind, printed] = await Promise.all([load(game), catalogue(game)]);
  kind.prepare?.(printed);
  return kind;
}

async function load(game: string): Promise<GameKind> {
  const found = shelved(game);
  if (found) return (await Promise.all([found.kind(), learn(found.words)]))[0];
  const [{ generic }, { games }] = await Promise.all([import("./generic"), shelf()]);
  return generic(games.find((one) => one.id === game)?.name ?? game);
}

/** Return what a game brings to the page where a table is made. */
export async function setupOf(game: string): Promise<Setup> {
  const found = shelved(game);
  return found ? (await Promise.all([found.setup(), learn(found.words)]))[0] : {};
}
