// How somebody stands with puzzles, kept on this device: their rating, those of the puzzles they tried, what became of each first try.
import { recall, remember } from "../lib/settings.svelte";
import { BEGINNER, PUZZLE_DEVIATION, rated, type Rating } from "./glicko";

const KEPT = "parlour.puzzles";
type Numbers = [rating: number, deviation: number, volatility: number];
interface Kept {
  solver: Numbers;
  puzzles: Record<string, Numbers>;
  tried: Record<string, boolean>;
  days: string[];
}

const packed = ({ rating, deviation, volatility }: Rating): Numbers => [rating, deviation, volatility];
const opened = ([rating, deviation, volatility]: Numbers): Rating => ({ rating, deviation, volatility });
const sound = (kept: Partial<Kept> | null): Kept => ({
  solver: Array.isArray(kept?.solver) && kept.solver.every(Number.isFinite) ? kept.solver : packed(BEGINNER),
  puzzles: kept?.puzzles ?? {},
  tried: kept?.tried ?? {},
  days: Array.isArray(kept?.days) ? kept.days : [],
});

const standing = $state<Kept>(sound(recall<Partial<Kept> | null>(KEPT, null)));

/** The least a list of puzzles says about one. */
export interface Known {
  id: string;
  rating: number;
}

export const myRating = (): number => Math.round(standing.solver[0]);
export const puzzleRating = (puzzle: Known): number => Math.round(standing.puzzles[puzzle.id]?.[0] ?? puzzle.rating);
/** Whether it was solved at the first try; undefined: nobody tried. */
export const triedAt = (id: string): boolean | undefined => standing.tried[id];
export const solvedDay = (day: string): boolean => standing.days.includes(day);

/** Count the first try at a puzzle; the change of one's rating, or null if it was not the first. */
export function count(puzzle: Known, solved: boolean): { before: number; now: number } | null {
  if (puzzle.id in standing.tried) return null;
  const mine = opened(standing.solver);
  const its = opened(standing.puzzles[puzzle.id] ?? [puzzle.rating, PUZZLE_DEVIATION, BEGINNER.volatility]);
  const before = myRating();
  standing.solver = packed(rated(mine, [{ other: its, score: solved ? 1 : 0 }]));
  standing.puzzles[puzzle.id] = packed(rated(its, [{ other: mine, score: solved ? 0 : 1 }]));
  standing.tried[puzzle.id] = solved;
  keep();
  return { before, now: myRating() };
}

/** Remember that the puzzle of a day was solved. */
export function solveDay(day: string): void {
  if (solvedDay(day)) return;
  standing.days = [...standing.days, day].slice(-400);
  keep();
}

/** Of some puzzles the one that suits best: not tried yet, and rated most like oneself. */
export function suits<P extends Known>(puzzles: readonly P[]): P | null {
  const far = (puzzle: P): number => Math.abs(puzzleRating(puzzle) - myRating());
  const fresh = puzzles.filter((puzzle) => triedAt(puzzle.id) === undefined);
  return fresh.reduce<P | null>((best, one) => (best === null || far(one) < far(best) ? one : best), null);
}

function keep(): void {
  remember(KEPT, $state.snapshot(standing));
}
