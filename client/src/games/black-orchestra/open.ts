// What lies open before everybody: a conspirator's levels, items and dossier, and how many events there will be.
import type { OpenPile } from "../../lib/play.svelte";
import { label, t } from "./words";
import { cardOf, itemName, printed, type EventCard, type Orchestra } from "./types";

const step = (levels: readonly string[], now: string): string =>
  `${label("bo.level", now)} (${t("bo.of", { now: levels.indexOf(now) + 1, all: levels.length })})`;

/** A conspirator's sheet: what the bars beside the name mean, what is carried, the cards. */
export function sheet(view: Orchestra, seat: number): OpenPile | null {
  const one = view.conspirators[seat];
  if (!one) return null;
  const { motivation, suspicion } = printed().tracks;
  const eagles = suspicion.find(({ level }) => level === one.suspicion)?.eagles_that_detect ?? 0;
  return {
    title: one.name,
    about: [
      ...(one.space ? [] : [t("bo.prison")]),
      `${t("bo.motivation")}: ${step(motivation, one.motivation)}. ${t("bo.motivation_about")}`,
      `${t("bo.suspicion")}: ${step(
        suspicion.map(({ level }) => level),
        one.suspicion,
      )}. ${t("bo.betray", { number: eagles })}.`,
      ...(one.items.length ? [`${t("bo.items")}: ${one.items.map(itemName).join(", ")}.`] : []),
      `${t("bo.ability")}: ${printed().conspirators.find(({ id }) => id === one.id)?.ability_text ?? ""}`,
    ],
    cards: one.dossier.map((id) => cardOf(id)),
  };
}

/** The event, and how near the end is. */
export function events(view: Orchestra, event: EventCard | undefined): OpenPile {
  const here = view.events_left[view.stage - 1] ?? 0;
  const all = view.events_left.reduce((sum, left) => sum + left, 0);
  return {
    title: event?.name ?? t("bo.no_event"),
    about: [`${t("bo.events_left", { number: here })} ${t("bo.events_all", { number: all })}`],
    cards: event ? [event] : [],
  };
}
