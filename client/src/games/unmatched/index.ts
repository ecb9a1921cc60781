// Unmatched on the table screen.
import type { IconName } from "../../lib/icons";
import type { GameKind } from "../kind";
import { t } from "./words";
import Board from "./Board.svelte";
import Hand from "./Hand.svelte";
import Card from "./Card.svelte";
import Panel from "./Panel.svelte";
import { felled, marks, stats, telling } from "./course";
import { load, printed } from "./printed";
import { card, type Catalogue, type Match } from "./types";
import { recap } from "./recap";
import "./motion.css";
import "./style.css";

// prettier-ignore
const LONG: Record<string, number> = {
  moved: 620, placed: 520, schemed: 1500, attacked: 700, laid_down: 450, laid_open: 900, revealed: 900, number_changed: 700, hurt: 450,
  combat_won: 500, recovered: 350, discarded: 350, boosted: 600, fog_moved: 500, transformed: 700, turn_began: 350, defeated: 700,
  number_said: 700, swapped: 700, vanished: 700, returned: 600, hand_revealed: 900, drew: 120, maneuvered: 250, top_card_revealed: 900,
};

const owner = (view: Match, fighter: unknown): number | null =>
  view.players.find((player) => player.fighters.some((one) => one.id === fighter))?.seat ?? null;

// prettier-ignore
const ICONS: Record<string, IconName> = {
  maneuver: "steps", attack: "sword", bite: "sword", defend: "shield", scheme: "bolt", boost: "up", fighter: "person", opponent: "person",
};

export const unmatched: GameKind = {
  mark: "Unmatched",
  icons: ICONS,
  Card,
  card: (reference) => {
    const [kind, hero = "", id = ""] = reference.split(/[:.]/);
    return kind === "card" ? card(printed(), hero, id) : undefined;
  },
  Board,
  Hand,
  Panel,
  prepare: (catalogue) => load(catalogue as Catalogue),
  where(view) {
    const match = view as Match;
    const board = printed().boards.find((one) => one.id === match.board)?.name ?? match.board;
    if (!match.turn.number) return board;
    const left = match.turn.actions && !match.outcome ? ` · ${t("table.actions_left", { number: match.turn.actions })}` : "";
    return `${board} · ${t("table.turn", { number: match.turn.number })}${left}`;
  },
  seat(view, seat) {
    const player = (view as Match).players[seat];
    if (!player) return null;
    const [hero, ...others] = player.fighters;
    const alive = others.filter((one) => one.health > 0);
    const notes: string[] = [];
    const [sidekick] = printed().heroes.find((one) => one.id === player.hero)?.sidekicks ?? [];
    if (others.length === 1) notes.push(`${others[0]!.short} ${others[0]!.health}`);
    else if (others.length) notes.push(`${sidekick?.name ?? ""} × ${alive.length}`);
    return {
      initial: hero!.letter,
      role: player.form ?? player.name,
      vitals: [
        {
          name: t("unmatched.health_name"),
          now: hero!.health,
          full: hero!.full_health,
          label: t("unmatched.health", { now: hero!.health, full: hero!.full_health }),
        },
      ],
      notes,
      cards: player.hand_size,
      cardsName: t("seat.cards_name"),
    };
  },
  asker(view) {
    const [hero = "", id = ""] = (view as Match).asking?.split(".") ?? [];
    const found = card(printed(), hero, id);
    return found && { name: found.name, text: found.text, card: found };
  },
  ofTurns: ["attack", "boost", "discard", "move"],
  seatOf: (event, view) => event.seat ?? owner(view as Match, event["fighter"]),
  about(event, view) {
    const match = view as Match;
    const things: string[] = [];
    for (const field of ["fighter", "target", "with"]) if (typeof event[field] === "string") things.push(`fighter:${event[field]}`);
    for (const field of ["from", "to"]) if (typeof event[field] === "string") things.push(`space:${event[field]}`);
    const player = event.seat === undefined ? undefined : match.players[event.seat];
    if (player && typeof event["card"] === "string") things.push(`card:${player.hero}.${event["card"]}`);
    if (player && !things.length) things.push(`fighter:${player.fighters[0]!.id}`);
    return things;
  },
  longest: 4500, // a combat is counted step by step
  parts: ["turn_began"],
  duration: (event) => LONG[event.event] ?? 150,
  sound(event) {
    switch (event.event) {
      case "moved":
      case "placed":
        return "piece";
      case "drew":
      case "laid_down":
      case "revealed":
      case "schemed":
        return "card";
      case "hurt":
        return "hit";
      case "defeated":
      case "ended":
        return "bell";
      default:
        return null;
    }
  },
  gauges: (view) =>
    (view as Match).players.map((player) => ({
      name: player.name,
      value: player.fighters[0]!.health,
      seat: player.seat,
      most: player.fighters[0]!.full_health,
    })),
  stats: (view, events) => stats(view as Match, events),
  marks: (events, view) => marks(view as Match, events),
  telling,
  recap,
  reach(view, options) {
    const foes = (view as Match).players.filter((player) => player.seat !== view.seat).flatMap((player) => player.fighters);
    const near = foes.filter((foe) => options.some(({ verb, about }) => verb === "attack" && about.includes(`fighter:${foe.id}`)));
    return near.length ? t("unmatched.reach", { names: near.map((foe) => foe.name).join(", ") }) : "";
  },
  blow: (event, view) => felled(event, view as Match),
  last: () => import("./Last.svelte"),
  swap: () => t("unmatched.swap"),
  note: () => t("note.unmatched"),
};
