// What a duel came to: counted from its log.
import type { GameEvent } from "../../lib/live.svelte";
import { t } from "./words";
import type { Mark, Stats } from "../kind";
import type { Match } from "./types";

const ENDS_COMBAT = new Set(["maneuvered", "schemed", "turn_began", "ended"]);
// prettier-ignore
const TOLD = new Set([
  "attacked", "combat_won", "hurt", "defeated", "schemed", "recovered", "transformed", "exhausted", "hand_revealed", "vanished", "returned", "swapped", "out", "ended",
]);

interface Tally {
  attacks: number;
  /** Combats on either side. */
  fought: number;
  won: number;
  dealt: number;
  cards: number;
}

export function stats(view: Match, events: readonly GameEvent[]): Stats {
  const tallies: Tally[] = view.players.map(() => ({ attacks: 0, fought: 0, won: 0, dealt: 0, cards: 0 }));
  const owner = (fighter: unknown): number => view.players.findIndex((player) => player.fighters.some((one) => one.id === fighter));
  const foes = (a: number, b: number): boolean => view.players[a]?.team !== view.players[b]?.team;
  let turn = 0;
  let fight: [number, number] | null = null;
  let blow = 0;
  for (const event of events) {
    const mine = event.seat === undefined ? undefined : tallies[event.seat];
    if (ENDS_COMBAT.has(event.event)) fight = null;
    switch (event.event) {
      case "turn_began":
        turn = event.seat ?? turn;
        break;
      case "attacked":
        fight = [owner(event["fighter"]), owner(event["target"])];
        if (tallies[fight[0]]) tallies[fight[0]]!.attacks += 1;
        for (const side of fight) if (tallies[side]) tallies[side]!.fought += 1;
        break;
      case "revealed":
      case "schemed":
        if (mine) mine.cards += 1;
        break;
      case "combat_won":
        if (mine) mine.won += 1;
        break;
      case "hurt": {
        // A blow is credited to whoever fights against its victim, outside combat to whoever is on turn.
        const hurt = owner(event["fighter"]);
        const by = fight ? fight.find((one) => foes(one, hurt)) : foes(turn, hurt) ? turn : undefined;
        const damage = Number(event["damage"]);
        blow = Math.max(blow, damage);
        if (by !== undefined && tallies[by]) tallies[by]!.dealt += damage;
        break;
      }
    }
  }
  return {
    columns: [t("stats.attacks"), t("stats.combats_won"), t("stats.damage"), t("stats.cards")],
    rows: tallies.map((one, seat) => ({
      seat,
      cells: [one.attacks, t("stats.won_of", { won: one.won, all: one.fought }), one.dealt, one.cards],
    })),
    facts: [
      { value: view.turn.number, label: t("stats.turns_in_all") },
      { value: tallies.reduce((sum, one) => sum + one.attacks, 0), label: t("stats.fights") },
      { value: blow, label: t("stats.blow") },
    ],
  };
}

export function marks(view: Match, events: readonly GameEvent[]): Mark[] {
  const nameOf = (id: unknown): string =>
    view.players.flatMap((player) => player.fighters).find((one) => one.id === id)?.name ?? "";
  const found: Mark[] = [];
  for (const event of events) {
    if (event.event === "turn_began") found.push({ at: event.moment, label: String(event["turn"]), part: true });
    if (event.event === "defeated")
      found.push({ at: event.moment, label: t("unmatched.defeated", { name: nameOf(event["fighter"]) }), part: false });
  }
  return found;
}

export const telling = (event: GameEvent): boolean => TOLD.has(event.event);

/** Whether an event brought a hero down; exhaustion may hurt a sidekick after that. */
export const felled = (event: GameEvent, { players }: Match): boolean =>
  event.event === "hurt" && event["health"] === 0 && players.some(({ fighters: [hero] }) => hero?.id === event["fighter"]);
