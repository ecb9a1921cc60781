// What the night brings, told from the log: the patrol that walks and the raid that strikes, for as long as they are news.
import type { GameEvent } from "../../lib/live.svelte";
import { marches, type March } from "./patrols.svelte";
import type { Orange, PrintedCard } from "./types";

export interface Patrol {
  card: PrintedCard;
  moved: March[];
  blocked: number;
  /** What happens when no token of the area can move. */
  otherwise: string;
  over: boolean;
}

export interface Raid {
  card: PrintedCard | undefined;
  spot: string;
}

/** The patrol that is going on, or the one of the last choice. */
export function patrolOf(
  view: Orange,
  events: readonly GameEvent[],
  cardOf: (id: string) => PrintedCard | undefined,
): Patrol | null {
  const start = events.findLastIndex((event) => event.event === "patrol_revealed");
  const first = events[start];
  if (!first || (view.patrol === null && first.moment < view.moment)) return null;
  const card = cardOf(String(first["card"]));
  if (!card) return null;
  const told = events.slice(start + 1);
  return {
    card,
    moved: marches(told.filter((event) => event.event === "patrol_moved")),
    blocked: told.filter((event) => event.event === "patrol_blocked").length,
    otherwise: card.otherwise ?? "",
    over: view.patrol === null,
  };
}

/** The raid that is going on, or the one of the last choice. */
export function raidOf(view: Orange, events: readonly GameEvent[], cardOf: (id: string) => PrintedCard | undefined): Raid | null {
  const last = events.findLast((event) => event.event === "raid_began");
  if (!last || (!view.raiding.length && last.moment < view.moment)) return null;
  return { card: cardOf(String(last["card"])), spot: String(last["spot"]) };
}

/** Who follows which arrow in the area, drawn in a box of 200 x 92: a lane for each, in the colour of the roads. */
export function ways(card: PrintedCard): string {
  const moves = card.moves ?? [];
  const token = (kind: string): string =>
    kind === "soldier"
      ? '<path class="soldier" d="M-18-18h36v20L0 21-18 2z"/><text class="occupier-letter" y="6">S</text>'
      : '<circle class="policeman" r="18"/><text class="occupier-letter" y="6">P</text>';
  const lanes = moves.map(({ kind, arrow }, number) => {
    const y = moves.length === 1 ? 46 : 25 + number * 42;
    const arrows = [92, 130, 168]
      .map(
        (x) => `<path class="road-arrow ${arrow}" transform="translate(${x} ${y}) scale(1.25)" d="M-8-5h8v-5l10 10-10 10v-5h-8z"/>`,
      )
      .join("");
    return `<path class="lane" d="M58 ${y}h150"/>${arrows}<g transform="translate(32 ${y})">${token(kind)}</g>`;
  });
  return `<g class="${card.area ?? ""}">${lanes.join("")}</g>`;
}
