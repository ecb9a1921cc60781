// What a game brings to the table screen. The frame is the same for all; a game that brings nothing gets the generic table.
import type { Component } from "svelte";
import type { GameEvent, Option, View } from "../lib/live.svelte";
import type { OpenPile } from "../lib/play.svelte";
import type { Recapping } from "../lib/recap";
import type { IconName } from "../lib/icons";
import type { Sound } from "../lib/sound";

export interface Vital {
  /** Drawn as a row of boxes. */
  now: number;
  full: number;
  label: string;
  /** Printed behind the boxes instead of the number. */
  word?: string;
  /** What it is and how it stands, for the digest. */
  name?: string;
  value?: string;
  /** Printed before the boxes. */
  icon?: IconName;
}

export interface SeatInfo {
  initial: string;
  role: string;
  vitals: Vital[];
  notes: string[];
  /** Cards in hand, and what those are called. */
  cards?: number;
  cardsName?: string;
}

/** What a game came to, counted from its log. */
export interface Stats {
  columns: string[];
  rows: { seat: number; cells: (number | string)[] }[];
  facts: { value: number | string; label: string }[];
}

/** A place on the timeline: a part of the game begins, or something happens that people look for. */
export interface Mark {
  at: number;
  label: string;
  part: boolean;
}

export interface Gauge {
  name: string;
  value: number;
  seat: number | null;
  /** The names of the steps, from the lowest; without them the axis has numbers. */
  levels?: string[];
  /** The top of the scale, if it is printed. */
  most?: number;
}

/** A moment to be felt: shown large over the board for a while. */
export interface Moment {
  title: string;
  text: string;
  /** A watch stands at the edge and leaves the board to be looked at. */
  tone: "grave" | "night" | "day" | "good" | "watch";
  /** How long it stays, in milliseconds, if not the usual time. */
  lasts?: number;
  /** A drawing of ours, in a box of 200 x 92. */
  picture?: string;
  /** Light lines on a dark ground. */
  dark?: boolean;
}

export interface GameKind {
  /** The short name in the top bar. */
  mark: string;
  /** Icons of its choices, by the verb of their keys, or the first two words. */
  icons?: Readonly<Record<string, IconName>>;
  /** Take the catalogue, before anything is drawn. */
  prepare?(catalogue: unknown): void;
  /** A card of the game, enlarged or from an opened pile. */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  Card?: Component<any>;
  /** The card that words of the log name, by its reference; nothing if it is none. */
  card?(reference: string): unknown;
  Board: Component;
  Hand: Component;
  /** Above the board: stage, round, phase. */
  Bar?: Component;
  /** Between prompt and actions: combat, dice, the plot. */
  Panel?: Component;
  /** Over everything: a decision that interrupts. */
  Dialog?: Component;
  /** The line behind the name of the game: where, which turn. */
  where(view: View): string;
  seat(view: View, seat: number): SeatInfo | null;
  /** What lies open before somebody, shown when the seat is tapped. */
  laidOpen?(view: View, seat: number): OpenPile | null;
  /** What to ask somebody who may put in a word while another one decides; null if the question is theirs. */
  aside?(view: View, seat: number | null): string | null;
  /** The card that asks, to be read. */
  asker?(view: View): { name: string; text: string; card: unknown } | undefined;
  /** Kinds of choices whose tip tells of a turn, which is not what is to be said where a card asks. */
  ofTurns?: readonly string[];
  /** Whose event it is. */
  seatOf(event: GameEvent, view: View): number | null;
  /** What an event is about, in the words of options. */
  about(event: GameEvent, view: View): string[];
  /** Events that begin a part of the log under their title; without a list, all that have one. */
  parts?: readonly string[];
  /** How long an event is shown, and at most all of one choice. */
  duration(event: GameEvent): number;
  longest?: number;
  scene?(event: GameEvent, view: View, news: readonly GameEvent[]): Moment | null;
  sound(event: GameEvent): Sound | null;
  /** Figures whose course is drawn at the end. */
  gauges(view: View): Gauge[];
  stats(view: View, events: readonly GameEvent[]): Stats;
  marks(events: readonly GameEvent[], view: View): Mark[];
  /** Whether an event is worth telling to somebody who was away. */
  telling(event: GameEvent): boolean;
  /** How others' turns are told in short. */
  recap?: Recapping;
  /** Who or what can be reached now, as a fact. */
  reach?(view: View, options: readonly Option[]): string;
  /** Whether an event can be what ended it. */
  blow?(event: GameEvent, view: View): boolean;
  /** What struck last, shown once more at the end. */
  last?(): Promise<{ default: Component }>;
  /** What a rematch with the sides swapped is called, where two can swap them. */
  swap?(): string;
  /** Stamped over the result, where the game has a stamp. */
  stamp?(): string;
  /** A sentence of history behind the result. */
  note(view: View): string;
}
