// Orange Shall Overcome! on the table screen.
import { label, t } from "./words";
import type { IconName } from "../../lib/icons";
import type { GameKind } from "../kind";
import Bar from "./Bar.svelte";
import Board from "./Board.svelte";
import Card from "./Card.svelte";
import Dialog from "./Dialog.svelte";
import Hand from "./Hand.svelte";
import Panel from "./Panel.svelte";
import { marks, stats, telling } from "./course";
import { scene } from "./moments";
import { cardOf, load, printed, type Catalogue, type Orange } from "./types";
import { recap } from "./recap";
import "./style.css";

const LONG: Record<string, number> = {
  travelled: 600,
  control_drawn: 900,
  control_answered: 2000,
  control_switched: 2000,
  dice_rolled: 700,
  occupier_resolved: 1400,
  patrol_revealed: 1100,
  patrol_moved: 600,
  policeman_shifted: 600,
  raid_began: 1500,
  danger_began: 900,
  round_began: 1100,
  person_saved: 900,
  location_flipped: 600,
  safety_changed: 220,
  alibi_changed: 300,
  morale_changed: 300,
};

// prettier-ignore
const ICONS: Record<string, IconName> = {
  travel: "steps", step: "steps", special: "bolt", morale: "people", care: "heart", alibi: "heart", safety: "shield", act: "home", "act:move": "steps",
  "act:move_without_bonus": "steps", "act:raise_safety": "shield", "act:gather_information": "chat", "act:bonus": "plus", "act:newspaper": "book",
  "act:done": "check", "act:trust_1": "flag", "act:trust_2": "flag",
};

export const orange: GameKind = {
  mark: "Orange Shall Overcome!",
  prepare: (catalogue) => load(catalogue as Catalogue),
  icons: ICONS,
  Card,
  card: (reference) => {
    const [kind, id = ""] = reference.split(":");
    return kind === "card" ? cardOf(id) : undefined;
  },
  Board,
  Hand,
  Bar,
  Panel,
  Dialog,
  where: (view) =>
    `${printed().scenarios.find((one) => one.id === (view as Orange).scenario)?.name ?? ""} · ${label("oso.difficulty", (view as Orange).difficulty)}`,
  seat(view, seat) {
    const own = (view as Orange).characters.filter((one) => one.seat === seat);
    const [first] = own;
    if (!first) return null;
    return {
      initial: first.name.charAt(0),
      role: own.map((one) => one.name).join(", "),
      vitals: own.map((one) => ({
        name: t("oso.alibi"),
        now: one.alibi,
        full: printed().constants.alibi_max,
        label: t("oso.alibi_of", { alibi: one.alibi }),
      })),
      notes: [t("oso.alibi")],
    };
  },
  aside(view, seat) {
    const { characters, turn, move } = view as Orange;
    // Whoever moves by a Morale card decides in another one's turn.
    const one = characters.find(({ id }) => id === (move?.mover ?? turn));
    if (!one || one.seat === seat || !view.decision?.seats.includes(one.seat)) return null;
    return t(move ? "oso.aside_moving" : "oso.aside", { name: one.name });
  },
  asker(view) {
    const found = cardOf((view as Orange).asking ?? "");
    return found && { name: found.name ?? "", text: found.text ?? found.situation ?? "", card: found };
  },
  seatOf: (event, view) => (view as Orange).characters.find((one) => one.id === event["character"])?.seat ?? event.seat ?? null,
  about(event) {
    const things: string[] = [];
    for (const field of ["spot", "road", "character", "card"])
      if (typeof event[field] === "string") things.push(`${field}:${event[field]}`);
    for (const field of ["from", "to"]) if (typeof event[field] === "string") things.push(`road:${event[field]}`);
    if (typeof event["at"] === "string") things.push(`spot:${event["at"]}`);
    return things;
  },
  parts: ["round_began", "danger_began"],
  duration: (event) => LONG[event.event] ?? 180,
  scene,
  sound(event) {
    switch (event.event) {
      case "travelled":
        return "bicycle";
      case "dice_rolled":
        return "dice";
      case "location_flipped":
        return "stamp";
      case "raid_began":
        return "knock";
      case "card_used":
      case "control_drawn":
        return "card";
      case "danger_began":
        return "bell";
      default:
        return null;
    }
  },
  gauges(view) {
    const game = view as Orange;
    return [
      { name: t("oso.morale"), value: game.morale, seat: null, most: printed().constants.morale_max },
      { name: t("oso.goal"), value: game.goal.done, seat: 1, most: game.goal.tasks },
      {
        name: t("oso.lowest_alibi"),
        value: Math.min(...game.characters.map((one) => one.alibi)),
        seat: 0,
        most: printed().constants.alibi_max,
      },
      { name: t("oso.total_safety"), value: game.spots.reduce((sum, spot) => sum + spot.safety, 0), seat: 2 },
    ];
  },
  stats: (view, events) => stats(view as Orange, events),
  marks,
  telling,
  recap,
  // prettier-ignore
  blow: ({ event }) => [
    "morale_changed", "alibi_changed", "location_flipped", "person_saved", "person_arrested", "bundle_delivered", "bundle_seized", "line_halted",
    "striker_hidden", "striker_arrested", "meal_served", "hunger_changed",
  ].includes(event),
  note: () => t("note.orange-shall-overcome"),
};
