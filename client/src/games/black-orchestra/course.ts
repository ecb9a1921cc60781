// What a game of Black Orchestra came to: counted from its log.
import type { GameEvent } from "../../lib/live.svelte";
import { t } from "./words";
import type { Mark, Stats } from "../kind";
import { chance, printed, type Orchestra } from "./types";

// prettier-ignore
const TOLD = new Set([
  "event_drawn", "stage_began", "raided", "arrested", "released", "support_changed", "motivation_changed", "suspicion_changed", "leader_removed", "item_taken",
  "card_used", "plot_named", "announced", "plot_detected", "plot_failed", "plot_succeeded", "answered", "resisted", "broken", "abilities_off", "game_lost", "refused",
]);

export function stats(view: Orchestra, events: readonly GameEvent[]): Stats {
  const count = (name: string, seat?: number): number =>
    events.filter((event) => event.event === name && (seat === undefined || event.seat === seat)).length;
  const dice = (seat: number): number =>
    events
      .filter((event) => event.event === "conspired" && event.seat === seat)
      .reduce((sum, event) => sum + Number(event["dice"]), 0);
  const facts: Stats["facts"] = [
    { value: count("plot_named"), label: t("stats.attempts", { number: count("plot_detected") }) },
    { value: count("raided"), label: t("stats.raids") },
    { value: view.turn.number, label: t("stats.turns_in_all") },
  ];
  const last = events.findLast((event) => event.event === "announced");
  if (last) {
    const limit = Number(last["eagles_that_detect"]) - Number(last["added"]) + Number(last["ignored"]);
    const odds = chance(Number(last["pool"]), printed().dice.faces, Number(last["needed"]), limit);
    facts.splice(1, 0, { value: `${Math.round(odds * 100)} %`, label: t("stats.last_chance") });
  }
  return {
    columns: [t("stats.dice"), t("stats.journeys"), t("stats.items"), t("stats.plots"), t("stats.arrests")],
    rows: view.conspirators.map(({ seat }) => ({
      seat,
      cells: [dice(seat), count("moved", seat), count("item_taken", seat), count("plot_named", seat), count("arrested", seat)],
    })),
    facts,
  };
}

export function marks(events: readonly GameEvent[]): Mark[] {
  const found: Mark[] = [];
  for (const event of events) {
    if (event.event === "stage_began")
      found.push({ at: event.moment, label: t("bo.stage_n", { stage: Number(event["stage"]) }), part: true });
    if (event.event === "raided") found.push({ at: event.moment, label: t("bo.raid"), part: false });
    if (event.event === "plot_named") found.push({ at: event.moment, label: t("bo.plot"), part: false });
    if (event.event === "arrested") found.push({ at: event.moment, label: t("bo.arrest"), part: false });
  }
  if (!found.some((mark) => mark.part && mark.at === 0)) found.unshift({ at: 0, label: t("bo.stage_n", { stage: 1 }), part: true });
  return found;
}

export const telling = (event: GameEvent): boolean => TOLD.has(event.event);
