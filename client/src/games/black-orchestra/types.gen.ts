// Made from parlour.games.black_orchestra.seen by client/scripts/view_types.py; do not edit.

/** Whose turn it is. */
export interface Turn {
  seat: number;
  number: number;
  actions: number;
  conspired: boolean;
}

/** The track of military support. */
export interface Support {
  now: number;
  start: number;
}

/** The dissent track. */
export interface Dissent {
  track: number;
  defections: number;
  dice_in_reach: number;
}

/** A conspirator's sheet, which lies open. */
export interface Conspirator {
  seat: number;
  id: string;
  name: string;
  short: string;
  seal: string;
  affiliation: string;
  space: string | null;
  motivation: string;
  suspicion: string;
  ability_on: boolean;
  dossier: string[];
  dossier_limit: number;
  items: string[];
  item_limit: number;
  actions_held: number;
}

/** An Interrogation card, as its reader alone sees it. */
export interface Questions {
  id: string;
  name: string;
  answers: string[];
  broken: string | null;
}

/** The Interrogation deck, who reads a card now, and that card for its reader. */
export interface Interrogation {
  deck_size: number;
  reader: string | null;
  put_aside: number;
  card: Questions | null;
}

/** A plot that is being attempted; what it needs is known once it is announced. */
export interface Attempt {
  plotter: string;
  plot: string;
  target: string;
  pool: number;
  announced: boolean;
  needed: number | null;
  eagles_that_detect: number | null;
  eagles_added: number;
  eagles_ignored: number;
  dice: string[];
}

/** What a seat may know of a game. */
export interface Orchestra {
  difficulty: string;
  turn: Turn;
  stage: number;
  support: Support;
  dissent: Dissent;
  conspirators: Conspirator[];
  leaders: Record<string, string | null>;
  killed: string[];
  can_win: boolean;
  tiles: Record<string, string | null>;
  items_discarded: string[];
  items_removed: string[];
  items_removed_unseen: number;
  deck_size: number;
  discard: string[];
  asking: string | null;
  die: number | null;
  in_use: string | null;
  drawn: string[];
  current_event: string | null;
  key_event: string | null;
  events_left: number[];
  next_events: string[];
  events_past: string[];
  interrogation: Interrogation;
  attempt: Attempt | null;
}
