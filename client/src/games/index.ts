// Which picture a game gets. Each is loaded only when it is needed.
import { catalogue } from "../lib/api";
import type { GameKind } from "./kind";

/** Return the picture of a game, ready to draw. */
export async function kindOf(game: string): Promise<GameKind> {
  const [kind, printed] = await Promise.all([load(game), catalogue(game)]);
  kind.prepare?.(printed);
  return kind;
}

function load(game: string): Promise<GameKind> {
  switch (game) {
    case "unmatched":
      return import("./unmatched").then((module) => module.unmatched);
    case "black-orchestra":
      return import("./black-orchestra").then((module) => module.blackOrchestra);
    case "orange-shall-overcome":
      return import("./orange").then((module) => module.orange);
    default:
      return import("./generic").then((module) => module.generic(game));
  }
}
