// Made from parlour.games.orange_shall_overcome.seen by client/scripts/view_types.py; do not edit.

/** What is to be done, how much of it is done, how much there is; and the same in a few words. */
export interface Goal {
  title: string;
  done: number;
  tasks: number;
  said: string;
}

/** What must not happen too often: how often it has, when all is lost; and the same in a few words. */
export interface Risk {
  now: number;
  limit: number;
  said: string;
}

/** The best way of the seat's character to a place: on how many of the roads somebody stands, how many Move actions it takes. */
export interface Way {
  roads: string[];
  guarded: number;
  moves: number;
}

/** A character; the Occupier card is shown to whoever plays the character. */
export interface Character {
  id: string;
  name: string;
  seat: number;
  at: string;
  alibi: number;
  goods: Record<string, number>;
  held: number;
  carry_limit: number;
  hand: string[];
  ability_used: boolean;
  holds_occupier_card: boolean;
  occupier_card?: string;
}

/** A Requirement token, as far as everybody has seen it. */
export interface Needs {
  face_up: boolean;
  token: string | null;
  needs: Record<string, number> | null;
}

/** A spot of the board and the location that lies there. `tonight` is what the night will take from its Safety before luck, `offers` which actions of the scenario it is for, `marks` and `takes` how many deliveries or servings it has had and takes in all. */
export interface Spot {
  id: string;
  tile: string;
  name: string;
  safety: number;
  start_safety: number;
  active: boolean;
  newspaper: boolean;
  tonight: number;
  offers: string[];
  way?: Way;
  requirement?: Needs | null;
  tokens?: number;
  marks?: number;
  takes?: number;
}

/** A railway line: what it takes to halt it now, and by which rolls a halted one runs again tonight (0: none). */
export interface Line {
  halted: boolean;
  price: Record<string, number>;
  runs_again_on: number;
  requirement: Needs | null;
}

/** A road and who stands on it. */
export interface Road {
  id: string;
  area: string;
  occupiers: string[];
  line?: Line;
}

/** A Helper deck; its top card lies face up if that was agreed. */
export interface Helpers {
  size: number;
  top: string | null;
}

/** What lies beside the board. */
export interface Supply {
  occupier_tokens: number;
  tickets: number;
  immunity: number;
  newspapers: number;
}

/** Somebody in hiding, where they are safe, and the roads there on which nobody stands; None if there is no such way. */
export interface Person {
  id: string;
  number: number;
  description: string;
  at: string;
  safe_at: string;
  way: string[] | null;
}

/** Somebody on the way. */
export interface Move {
  mover: string;
  roads_left: number;
  road: string | null;
  to: string | null;
}

export interface Offer {
  from: string;
  to: string;
  gives: Record<string, number>;
  asks: Record<string, number>;
  proposed: boolean;
}

/** The open Control card, as read out; the result once an answer has been given. */
export interface Control {
  card: string;
  name: string;
  situation: string;
  options: string[];
  facing: string;
  reader: number | null;
  answer: number | null;
  result: string | null;
}

/** What a seat may know of a game. */
export interface Orange {
  scenario: string;
  difficulty: string;
  round: number;
  rounds: number;
  phase: "start" | "action" | "danger" | "patrolling";
  start_player: string;
  turn: string | null;
  asking: string | null;
  morale: number;
  morale_cards: number;
  progress: string;
  goal: Goal;
  risk: Risk | null;
  characters: Character[];
  spots: Spot[];
  roads: Road[];
  decks: Record<string, number>;
  threat_level: number | null;
  discards: Record<string, string[]>;
  helpers: Helpers[];
  supply: Supply;
  sought: string;
  people: Person[];
  hunger: number | null;
  lost: number;
  limit: number;
  dice: number[];
  move: Move | null;
  offer: Offer | null;
  control: Control | null;
  patrol: string | null;
  raiding: string[];
  known_cards: Record<string, unknown>;
}
