// What a game of Orange Shall Overcome! came to: counted from its log.
import type { GameEvent } from "../../lib/live.svelte";
import { t } from "./words";
import type { Mark, Stats } from "../kind";
import type { Orange } from "./types";

// prettier-ignore
const TOLD = new Set([
  "round_began", "control_drawn", "control_answered", "control_switched", "raid_began", "raid_ended", "occupier_resolved", "location_flipped", "morale_changed", "alibi_changed",
  "person_saved", "person_arrested", "bundle_delivered", "bundle_seized", "line_halted", "striker_hidden", "striker_arrested", "meal_served", "hunger_changed",
  "shared", "helper_taken", "danger_began", "ended",
]);

export function stats(view: Orange, events: readonly GameEvent[]): Stats {
  const of = (name: string, own: readonly string[]): GameEvent[] =>
    events.filter((event) => event.event === name && own.includes(String(event["character"])));
  const all = (name: string): number => events.filter((event) => event.event === name).length;
  const seats = [...new Set(view.characters.map((one) => one.seat))].sort((a, b) => a - b);
  return {
    columns: [t("stats.actions"), t("stats.roads"), t("stats.controls"), t("stats.alibi_lost"), t("stats.flipped")],
    rows: seats.map((seat) => {
      const own = view.characters.filter((one) => one.seat === seat).map((one) => one.id);
      const lost = of("alibi_changed", own).reduce((sum, event) => sum + Math.max(0, -Number(event["change"])), 0);
      const flipped = of("location_flipped", own).filter((event) => event["active"]).length;
      return {
        seat,
        cells: [of("action_taken", own).length, of("travelled", own).length, of("control_drawn", own).length, lost, flipped],
      };
    }),
    facts: [
      { value: view.round, label: t("stats.rounds") },
      { value: all("raid_began"), label: t("stats.oso_raids") },
      { value: all("patrol_moved"), label: t("stats.patrols") },
      { value: `${view.goal.done} / ${view.goal.tasks}`, label: t("oso.goal") },
    ],
  };
}

export function marks(events: readonly GameEvent[]): Mark[] {
  const found: Mark[] = [];
  for (const event of events) {
    if (event.event === "round_began")
      found.push({ at: event.moment, label: t("oso.round_n", { round: Number(event["round"]) }), part: true });
    if (event.event === "raid_began") found.push({ at: event.moment, label: t("oso.raid"), part: false });
    if (event.event === "control_drawn") found.push({ at: event.moment, label: t("oso.control"), part: false });
  }
  return found;
}

export const telling = (event: GameEvent): boolean => TOLD.has(event.event);
