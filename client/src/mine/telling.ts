// How finished games are told in a line.
import type { Finished } from "../lib/protocol";

type Say = (word: "mine.with" | "mine.against" | "mine.alone", gaps?: Record<string, string>) => string;

/** A day as people write it, with the year if it is another one. */
export function day(at: number, language: string, now = new Date()): string {
  const then = new Date(at * 1000);
  const year = then.getFullYear() === now.getFullYear() ? {} : ({ year: "numeric" } as const);
  return then.toLocaleDateString(language, { day: "numeric", month: "short", ...year });
}

/** With or against whom: people by their names, bots by their level. */
export function opponents(game: Finished, bot: (level: string) => string, say: Say): string {
  const others = game.seats.filter((seat) => !seat.yours);
  const names = others.map((seat) => (seat.level === null ? seat.name || seat.short : bot(seat.level)));
  const counted = [...new Set(names)];
  if (!counted.length) return game.seats.length > 1 && !game.cooperative ? "" : say("mine.alone");
  return say(game.cooperative ? "mine.with" : "mine.against", { who: counted.join(", ") });
}

/** Parts of the chance to win as signed points. */
export function signed(change: number): string {
  const points = Math.round(100 * change);
  return points > 0 ? `+${points}` : points < 0 ? `−${-points}` : "0";
}
