// A combat as a story, told from the view and the log: who, with which cards, how the numbers came about, what it did.
import type { GameEvent } from "../../lib/live.svelte";
import type { Match } from "./types";

export interface Fought {
  player: number;
  fighter: string;
  card: string | null;
  laid: boolean;
  none: boolean;
  number: number | null;
  cancelled: boolean;
}

export interface Beat {
  what: "laid" | "shown" | "changed" | "damage" | "after";
  text: string;
  attack: number | null;
  defense: number | null;
}

export interface Combat {
  id: number;
  attack: Fought;
  defense: Fought;
  revealed: boolean;
  over: boolean;
  damage: { fighter: string; amount: number }[];
  beats: Beat[];
}

const LAST_WORD = new Set(["maneuvered", "schemed", "turn_began", "ended"]);

const ownerOf = (view: Match, fighter: string): number =>
  view.players.find((player) => player.fighters.some((one) => one.id === fighter))?.seat ?? 0;

/** Return the combat that goes on, or the last one while nothing else has happened since; as a finale, the one that ended the game. */
export function combatOf(view: Match, events: readonly GameEvent[], finale = false): Combat | null {
  const start = events.findLastIndex((event) => event.event === "attacked");
  if (start < 0) return null;
  const told = events.slice(start);
  if (!view.combat && told.some((event) => LAST_WORD.has(event.event) && !(finale && event.event === "ended"))) return null;
  const first = told[0]!;
  const side = (fighter: string): Fought => ({
    player: ownerOf(view, fighter),
    fighter,
    card: null,
    laid: false,
    none: false,
    number: null,
    cancelled: false,
  });
  const attack = side(String(first["fighter"]));
  const defense = side(String(first["target"]));
  const combat: Combat = {
    id: first.moment * 1000 + start,
    attack,
    defense,
    revealed: false,
    over: !view.combat,
    damage: [],
    beats: [],
  };
  const of = (event: GameEvent): Fought => (event.seat === attack.player ? attack : defense);
  const beat = (what: Beat["what"], text: string): void => {
    combat.beats.push({ what, text, attack: attack.number, defense: defense.number });
  };
  let after = false;
  for (const event of told.slice(1)) {
    switch (event.event) {
      case "laid_down":
      case "laid_open": {
        const fought = of(event);
        fought.laid = true;
        if (typeof event["card"] === "string") fought.card = event["card"];
        beat("laid", event.text);
        break;
      }
      case "undefended":
        defense.none = true;
        defense.number = 0;
        break;
      case "revealed": {
        const fought = of(event);
        fought.card = String(event["card"]);
        fought.laid = true;
        fought.number = Number(event["number"]);
        combat.revealed = true;
        if (combat.beats.at(-1)?.what === "shown") combat.beats.pop();
        beat("shown", event.text);
        break;
      }
      case "number_changed":
        of(event).number = Number(event["number"]);
        beat("changed", event.text);
        break;
      case "text_cancelled":
        of(event).cancelled = true;
        beat("changed", event.text);
        break;
      case "hurt":
        combat.damage.push({ fighter: String(event["fighter"]), amount: Number(event["damage"]) });
        beat(after ? "after" : "damage", event.text);
        break;
      case "combat_won":
        attack.number = Number(event["attack"]);
        defense.number = Number(event["defense"]);
        after = true;
        beat("damage", event.text);
        break;
      default:
        if (after && event.event !== "only_option_taken") beat("after", event.text);
    }
  }
  const now = view.combat;
  if (now) {
    for (const [fought, seen] of [
      [attack, now.attack],
      [defense, now.defense],
    ] as const) {
      fought.laid ||= seen.laid;
      fought.card ??= seen.card;
      if (seen.number !== null) fought.number = seen.number;
      fought.cancelled ||= seen.cancelled ?? false;
    }
    combat.revealed = now.revealed;
  }
  return combat;
}
