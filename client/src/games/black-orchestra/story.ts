// A plot attempt and a raid as stories, told from the log: how the pool came about, what a search found.
import type { GameEvent } from "../../lib/live.svelte";
import type { Orchestra } from "./types";

export interface PoolLine {
  /** A card, an item, or what else brought it. */
  card?: string;
  item?: string;
  why: "base" | "affiliation" | "meeting" | "beck" | "ability" | "card" | "item";
  dice: number;
  /** Eagles that no longer count. */
  ignored: number;
}

const FIRST = 1;

/** How the pool of the attempt that is going on was built, line by line. */
export function poolOf(view: Orchestra, events: readonly GameEvent[]): PoolLine[] {
  const { attempt } = view;
  const start = events.findLastIndex((event) => event.event === "plot_named");
  if (!attempt || start < 0) return [];
  // What the plot itself asks for brings the first die.
  let [pool, ignored] = [FIRST, 0];
  const lines: PoolLine[] = [{ why: "base", dice: pool, ignored }];
  let brought: { card?: string; item?: string } = {};
  for (const event of events.slice(start + 1)) {
    if (event.event === "card_used") brought = { card: String(event["card"]) };
    if (event.event === "item_discarded") brought = { item: String(event["item"]) };
    if (event.event !== "pool_changed") continue;
    const [now, eagles] = [Number(event["pool"]), Math.max(ignored, Number(event["ignored"]))];
    lines.push({
      ...brought,
      why: (event["why"] as PoolLine["why"] | undefined) ?? (brought.card ? "card" : "item"),
      dice: now - pool,
      ignored: eagles - ignored,
    });
    [pool, ignored, brought] = [now, eagles, {}];
  }
  return lines;
}

export interface Searched {
  seat: number;
  arrested: boolean;
  kept: string[];
  lost: string[];
}

const AFTER_RAID = new Set(["turn_began", "moved", "conspired", "plot_named", "game_lost"]);

/** What the raid that is going on, or has just been, found with whom; null when life has gone on. */
export function raidOf(view: Orchestra, events: readonly GameEvent[]): Searched[] | null {
  const start = events.findLastIndex((event) => event.event === "raided");
  if (start < 0) return null;
  const told = events.slice(start + 1);
  if (told.some((event) => AFTER_RAID.has(event.event))) return null;
  return view.conspirators.map(({ seat }) => {
    const own = told.filter((event) => event.seat === seat);
    const cards = (name: string): string[] => own.filter((event) => event.event === name).map((event) => String(event["card"]));
    return {
      seat,
      arrested: own.some((event) => event.event === "arrested"),
      kept: cards("card_kept"),
      lost: cards("card_discarded"),
    };
  });
}

export interface Roll {
  dice: string[];
  /** The roll, and what came of it. */
  told: string[];
  /** Whether it belongs to the turn before. */
  past: boolean;
}

const ROLLS = new Set(["dice_rolled", "plot_rolled"]);
const CAME_OF_IT = new Set([
  "suspicion_changed",
  "motivation_changed",
  "support_changed",
  "dissent_changed",
  "actions_gained",
  "leader_removed",
  "plot_failed",
  "plot_detected",
  "plot_succeeded",
]);

/** The last roll of this turn or of the one before: whoever looks up only now still reads what happened. */
export function lastRoll(events: readonly GameEvent[]): Roll | null {
  const at = events.findLastIndex((event) => ROLLS.has(event.event));
  const turns = events.slice(at + 1).filter((event) => event.event === "turn_began").length;
  const roll = events[at];
  if (!roll || turns > 1) return null;
  const told = [roll.text];
  for (const event of events.slice(at + 1)) {
    if (event.moment !== roll.moment || !CAME_OF_IT.has(event.event)) break;
    told.push(event.text);
  }
  return { dice: roll["dice"] as string[], told, past: turns > 0 };
}
