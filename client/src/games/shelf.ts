// What a game's folder says of itself without being opened: enough for the home page, and how to load the rest. Each game has a
// `shelf.ts`; nothing else names a game.
import type { Component } from "svelte";
import type { Draft, Places } from "../lib/draft.svelte";
import type { SeatInvited } from "../lib/protocol";
import type { Language, Source } from "../words/index.svelte";
import type { GameKind } from "./kind";

export interface Shelved {
  id: string;
  /** Where it stands on the home page, from the left. */
  place: number;
  /** The drawing on its cover, in a box of 400 x 540. */
  cover: string;
  about: Record<Language, string>;
  tags: Record<Language, readonly string[]>;
  /** How long a game takes, about. */
  minutes?: number;
  words: Source;
  kind(): Promise<GameKind>;
  /** A picture of what a setup is about. */
  emblem?(): Promise<{ default: Component<{ setup: Record<string, unknown> }> }>;
  /** Who plays on a seat: their picture, and what they can do. */
  who?(): Promise<{ default: Component<{ seat: SeatInvited }> }>;
  setup(): Promise<Setup>;
}

type OfDraft = Component<{ draft: Draft }>;

/** What a game brings to the page where a table is made. Without any of it the options are listed. */
export interface Setup {
  /** Options that its own components show. */
  drawn?: readonly string[];
  /** Across the page, above everything: what is chosen by its picture. */
  Above?: OfDraft;
  /** In the place of the introduction and the list of options, which then goes beside the seats. */
  Instead?: OfDraft;
  /** Below the seats. */
  Below?: OfDraft;
  /** At the head of the summary. */
  Summary?: OfDraft;
  /** Seats and options stand in the summary: what is chosen by picture has the rest of the page. */
  beside?: boolean;
  /** Options that name somebody for each of several places. */
  places?: Readonly<Record<string, Places>>;
  /** Who sits there and the letter they carry, if that is known before the game. */
  seat?(draft: Draft, seat: number): { role: string; initial: string } | undefined;
  /** What the button that starts it says. */
  start?(draft: Draft): string;
}
