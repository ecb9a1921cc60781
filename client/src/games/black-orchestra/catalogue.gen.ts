// Made from parlour.games.black_orchestra.border.catalogued by client/scripts/view_types.py; do not edit.

/** What happens to whoever enters a space. */
export interface Entry {
  motivation: number;
  suspicion: number;
  support: number;
}

/** What can be delivered at a space. */
export interface PrintedDelivery {
  items: string[];
  count: number;
  requires: Record<string, unknown>;
  split: number;
}

/** A space; of the prison only the name is printed. */
export interface PrintedSpace {
  id: string;
  name: string;
  stage?: number;
  berlin?: boolean;
  fortified?: boolean;
  closes_in_stage7?: boolean;
  item_slot?: boolean;
  entry?: Entry;
  entry_text?: string;
  delivery?: PrintedDelivery | null;
  delivery_text?: string;
  start_leader?: string | null;
  x?: number;
  y?: number;
}

/** A connection of two spaces. */
export interface Edge {
  a: string;
  b: string;
  kind: string;
}

/** Hitler, or a deputy. */
export interface PrintedLeader {
  id: string;
  name: string;
  deputy: boolean;
  start: string;
  penalty_text: string;
}

/** A conspirator's sheet. */
export interface PrintedSheet {
  id: string;
  name: string;
  short: string;
  seal: string;
  affiliation: string;
  role: string;
  brief: string;
  start_space: string;
  start_motivation: string;
  start_suspicion: string;
  ability_text: string;
  color?: string;
  pictures?: Record<string, string>;
}

/** The dice and what is on them. */
export interface Dice {
  count: number;
  faces: string[];
}

/** A kind of item tiles. */
export interface PrintedItem {
  id: string;
  name: string;
  count: number;
}

/** A step of the suspicion track. */
export interface SuspicionLevel {
  level: string;
  eagles_that_detect: number;
  arrested_in_raid: boolean;
}

/** The track of military support, and where it starts by difficulty. */
export interface SupportTrack {
  min: number;
  max: number;
  start: Record<string, number>;
}

/** All tracks. */
export interface Tracks {
  motivation: string[];
  suspicion: SuspicionLevel[];
  military_support: SupportTrack;
}

/** How far from Hitler. */
export interface PlotPosition {
  distance: number | "any";
}

/** In what kind of space. */
export interface PlotSpace {
  berlin?: boolean;
  fortified?: boolean;
  stages?: number[];
}

/** What may be added to a plot. */
export interface PlotElement {
  kind: string;
  value: string;
  add_dice?: number;
  ignore_eagles?: number;
  multiple: boolean;
}

/** What a plot asks for, and its dice. */
export interface PrintedPlot {
  min_motivation: string;
  reckless: boolean;
  position: PlotPosition;
  target_space: PlotSpace;
  base_dice: number;
  optional: PlotElement[];
}

/** A conspirator card. */
export interface PrintedCard {
  id: string;
  name: string;
  type: "plot" | "support";
  illegal: boolean;
  count: number;
  timing: string;
  trigger: string | null;
  text: string;
  letter?: string;
  plot?: PrintedPlot;
}

/** An event card. */
export interface EventCard {
  id: string;
  stage: number;
  name: string;
  kind: string;
  ignore_eagles: number;
  add_eagles: number;
  raid: boolean;
  text: string;
  history: string;
}

/** A way out of an interrogation. */
export interface PrintedAnswer {
  label: string;
  id: string;
  text: string;
}

/** What becomes of whoever breaks, and who is released. */
export interface Resist {
  broken: string;
  broken_text: string;
  release_at: string;
}

/** An interrogation card. */
export interface InterrogationCard {
  id: string;
  name: string;
  options: PrintedAnswer[];
  try_and_resist: Resist | null;
}

/** Spaces, connections, leaders, conspirators, items and all decks. */
export interface Catalogue {
  game: string;
  spaces: PrintedSpace[];
  edges: Edge[];
  leaders: PrintedLeader[];
  conspirators: PrintedSheet[];
  dice: Dice;
  items: PrintedItem[];
  tracks: Tracks;
  conspirator_cards: PrintedCard[];
  event_cards: EventCard[];
  extra_event_cards: EventCard[];
  interrogation_cards: InterrogationCard[];
  interrogation_cards_classic: InterrogationCard[];
}
