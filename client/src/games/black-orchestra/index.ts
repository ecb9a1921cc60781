// Black Orchestra on the table screen.
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
import { picture } from "./pictures";
import { cardOf, load, printed, type Catalogue, type EventCard, type Orchestra } from "./types";
import { recap } from "./recap";
import { sheet } from "./open";
import "./style.css";

// prettier-ignore
const LONG: Record<string, number> = {
  dice_rolled: 1200, plot_rolled: 1600, moved: 500, leader_moved: 450, event_drawn: 1400, stage_began: 1500, raided: 1500, arrested: 1500, questioned: 1500, answered: 1500, resisted: 2000, card_used: 800,
  tile_revealed: 600, pool_changed: 500, announced: 900, plot_named: 900, plot_detected: 1800, plot_failed: 1800, plot_succeeded: 1800, die_rolled_again: 900,
};
const level = (levels: readonly string[], now: string): number => levels.indexOf(now) + 1;

// prettier-ignore
const ICONS: Record<string, IconName> = {
  visit: "steps", collect: "hand", dossier: "cards", instant: "bolt", use: "right", conspire: "die", plot: "target", announce: "target", deliver: "hand", release: "key",
  conspirator: "person", dissent: "target",
};

const events = (): EventCard[] => [...printed().event_cards, ...printed().extra_event_cards];
const isRaid = (id: string | null): boolean => events().find((card) => card.id === id)?.raid ?? false;

export const blackOrchestra: GameKind = {
  mark: "Black Orchestra",
  prepare: (catalogue) => load(catalogue as Catalogue),
  icons: ICONS,
  Card,
  card: (reference) => {
    const [kind, id = ""] = reference.split(":");
    return kind === "card" ? cardOf(id) : kind === "event" ? events().find((one) => one.id === id) : undefined;
  },
  Board,
  Hand,
  Bar,
  Panel,
  Dialog,
  where: (view) =>
    `${label("bo.difficulty", (view as Orchestra).difficulty)} · ${t("table.turn", { number: (view as Orchestra).turn.number })}`,
  seat(view, seat) {
    const one = (view as Orchestra).conspirators[seat];
    if (!one) return null;
    const { motivation, suspicion } = printed().tracks;
    return {
      initial: one.seal,
      role: one.short,
      vitals: [
        {
          name: t("bo.motivation"),
          value: label("bo.level", one.motivation),
          now: level(motivation, one.motivation),
          full: motivation.length,
          label: `${t("bo.motivation")}: ${label("bo.level", one.motivation)}`,
          word: label("bo.level", one.motivation),
        },
        {
          name: t("bo.suspicion"),
          value: label("bo.level", one.suspicion),
          now: level(
            suspicion.map((step) => step.level),
            one.suspicion,
          ),
          full: suspicion.length,
          label: `${t("bo.suspicion")}: ${label("bo.level", one.suspicion)}`,
          word: "",
          icon: "eye",
        },
      ],
      notes: [],
      cards: one.dossier.length,
      cardsName: t("bo.dossier_name"),
    };
  },
  laidOpen: (view, seat) => sheet(view as Orchestra, seat),
  asker(view) {
    const id = (view as Orchestra).asking ?? "";
    const found = cardOf(id) ?? events().find((one) => one.id === id);
    return found && { name: found.name, text: found.text, card: found };
  },
  seatOf: (event) => event.seat ?? null,
  about(event) {
    const things: string[] = [];
    for (const field of ["from", "to", "space"]) if (typeof event[field] === "string") things.push(`space:${event[field]}`);
    for (const field of ["conspirator", "leader", "card", "item"])
      if (typeof event[field] === "string") things.push(`${field}:${event[field]}`);
    return things;
  },
  parts: ["turn_began", "stage_began"],
  duration: (event) => LONG[event.event] ?? 200,
  scene(event, view, news) {
    const who = event.seat === undefined ? "" : ((view as Orchestra).conspirators[event.seat]?.name ?? "");
    switch (event.event) {
      case "raided":
        return {
          title: t("bo.scene.raid"),
          text: t("bo.scene.raid_text"),
          tone: "grave",
          picture: picture(isRaid((view as Orchestra).current_event) ? (view as Orchestra).current_event! : "s6_gestapo_raid_1"),
        };
      case "arrested":
        return { title: t("bo.arrest"), text: who, tone: "grave", picture: picture("s1_assassin_caught") };
      case "questioned":
        return event.seat === view.seat
          ? null
          : {
              title: t("bo.interrogation"),
              text: t("bo.scene.questioned", { name: who }),
              tone: "grave",
              picture: picture("classic_1"),
            };
      case "answered":
        return { title: t("bo.scene.gave_in"), text: event.text, tone: "grave" };
      case "resisted": {
        const broken = news.find((one) => one.event === "broken" && one.seat === event.seat);
        return {
          title: t(event["resisted"] ? "bo.scene.held" : "bo.scene.broken"),
          text: [event.text, broken?.text ?? ""].join(" ").trim(),
          tone: event["resisted"] ? "good" : "grave",
          lasts: 2000,
        };
      }
      case "stage_began":
        return { title: t("bo.stage_n", { stage: Number(event["stage"]) }), text: "", tone: "day" };
      case "plot_detected":
        return { title: t("bo.scene.detected"), text: event.text, tone: "grave" };
      case "plot_failed":
        return { title: t("bo.scene.failed"), text: event.text, tone: "night" };
      case "plot_succeeded":
        return { title: t("bo.scene.succeeded"), text: event.text, tone: "good" };
      default:
        return null;
    }
  },
  sound(event) {
    if (event.event === "dice_rolled") return "dice";
    if (event.event === "raided" || event.event === "event_drawn") return "stamp";
    if (event.event.startsWith("card_")) return "card";
    return event.event === "moved" ? "piece" : event.event === "stage_began" ? "bell" : null;
  },
  gauges(view) {
    const game = view as Orchestra;
    const { motivation, suspicion } = printed().tracks;
    return [
      { name: t("bo.support"), value: game.support.now, seat: null, most: printed().tracks.military_support.max },
      {
        name: t("bo.mean_motivation"),
        value: game.conspirators.reduce((sum, one) => sum + level(motivation, one.motivation), 0) / game.conspirators.length,
        seat: 0,
        levels: motivation.map((step) => label("bo.level", step)),
      },
      {
        name: t("bo.highest_suspicion"),
        value: Math.max(
          ...game.conspirators.map((one) =>
            level(
              suspicion.map((step) => step.level),
              one.suspicion,
            ),
          ),
        ),
        seat: 1,
        levels: suspicion.map((step) => label("bo.level", step.level)),
      },
    ];
  },
  stats: (view, events) => stats(view as Orchestra, events),
  marks,
  telling,
  recap,
  blow: ({ event }) => ["arrested", "plot_succeeded"].includes(event),
  stamp: () => t("end.closed"),
  note: (view) => t(view.outcome?.winners.length ? "note.black-orchestra.won" : "note.black-orchestra.lost"),
};
