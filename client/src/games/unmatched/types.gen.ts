// Made from parlour.games.unmatched.seen by client/scripts/view_types.py; do not edit.

/** A fighter and where they stand; nowhere before they are placed and once they are defeated. */
export interface Fighter {
  id: string;
  name: string;
  short: string;
  letter: string;
  space: string | null;
  health: number;
  full_health: number;
}

/** A player's side of the table. The hand is seen by who may look into it; of another hand only what is known. */
export interface Player {
  seat: number;
  hero: string;
  name: string;
  short: string;
  team: number;
  fighters: Fighter[];
  form: string | null;
  fog: string[];
  vanished: boolean;
  out: boolean;
  hand_size: number;
  deck_size: number;
  discard: string[];
  scheme: string | null;
  turned_up: string | null;
  hand?: string[];
  known_hand?: string[];
  shown?: string[][];
  known_top?: string[];
  known_bottom?: string[];
}

/** One side of a combat. */
export interface Side {
  player: number;
  fighter: string;
  laid: boolean;
  card: string | null;
  number: number | null;
  cancelled?: boolean;
  guess?: number;
}

/** The combat that is going on. */
export interface Combat {
  attack: Side;
  defense: Side;
  revealed: boolean;
  damage: number;
  winner: number | null;
}

/** Whose turn it is. */
export interface Turn {
  player: number;
  number: number;
  actions: number;
}

/** What a seat may know of a duel. */
export interface Match {
  board: string;
  turn: Turn;
  players: Player[];
  combat: Combat | null;
  asking: string | null;
  reach?: Record<string, Record<string, number>>;
}
