// Which puzzles somebody wants of a game: of a theme, of a difficulty; remembered on this device.
import type { PuzzleListed, Puzzles } from "../lib/protocol";
import { recall, remember } from "../lib/settings.svelte";
import { suits } from "./solver.svelte";

const KEPT = "parlour.puzzle-choice";
export interface Choice {
  theme: string;
  difficulty: string;
}

const choices = $state<Record<string, Choice>>(recall<Record<string, Choice>>(KEPT, {}));

export const choice = (game: string): Choice => choices[game] ?? { theme: "", difficulty: "" };

export function choose(game: string, wanted: Partial<Choice>): void {
  choices[game] = { ...choice(game), ...wanted };
  remember(KEPT, $state.snapshot(choices));
}

/** The puzzles of a game that fit what is wanted. */
export function wanted(puzzles: readonly PuzzleListed[], { theme, difficulty }: Choice): PuzzleListed[] {
  return puzzles.filter((one) => (!theme || one.theme === theme) && (!difficulty || one.difficulty === difficulty));
}

/** What to go on with: what fits and suits best, or else any of the game that was not tried. */
export function following(all: Puzzles, game: string, fits: Choice, not = ""): PuzzleListed | null {
  const mine = (all.shelves.find((shelf) => shelf.game === game)?.puzzles ?? []).filter((one) => one.id !== not);
  return suits(wanted(mine, fits)) ?? suits(mine);
}
