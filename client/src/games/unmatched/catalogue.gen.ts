// Made from parlour.games.unmatched.catalogued by client/scripts/view_types.py; do not edit.

/** What the text of a card does at one moment: which, how it is called, what happens. */
export interface CardPart {
  when: string;
  label: string;
  text: string;
}

/** A card of a hero's deck. */
export interface DeckCard {
  id: string;
  name: string;
  copies: number;
  type: "attack" | "defense" | "versatile" | "scheme";
  value: number | null;
  boost: number | null;
  by: string;
  banner: string;
  text: string;
  parts: CardPart[];
}

/** A card, and whose it is. */
export interface PrintedCard {
  id: string;
  name: string;
  copies: number;
  type: "attack" | "defense" | "versatile" | "scheme";
  value: number | null;
  boost: number | null;
  by: string;
  banner: string;
  text: string;
  parts: CardPart[];
  hero: string;
}

/** What a hero can do. */
export interface Ability {
  name: string;
  text: string;
}

/** Who fights beside a hero. */
export interface Sidekicks {
  id: string;
  name: string;
  banner: string;
  count: number;
  health: number;
  attack: string;
}

/** One of the two a hero can be. */
export interface Form {
  id: string;
  name: string;
  banner: string;
  start: boolean;
}

/** What a hero lays on the board. */
export interface Tokens {
  id: string;
  count: number;
}

/** The card of a hero, and the deck. */
export interface PrintedHero {
  id: string;
  name: string;
  banner: string;
  health: number;
  move: number;
  attack: string;
  sidekicks: Sidekicks[];
  ability: Ability;
  deck: DeckCard[];
  forms?: Form[];
  tokens?: Tokens[];
  color?: string;
  pictures?: Record<string, string>;
}

/** A zone of a board. */
export interface Zone {
  id: string;
  label: string;
  color: string;
}

/** A space and where it is drawn. */
export interface PrintedSpace {
  id: string;
  x: number;
  y: number;
  zones: string[];
}

/** A board. */
export interface PrintedBoard {
  id: string;
  name: string;
  players: number[];
  aspect: [number, number];
  zones: Zone[];
  spaces: PrintedSpace[];
  labels: Record<string, string>;
  edges: [string, string][];
  secret_passages: string[];
  starts: Record<string, string>;
  text: string;
}

/** Figures of the rules. */
export interface Constants {
  deck_size: number;
  start_hand: number;
  hand_limit: number;
  actions_per_turn: number;
  maneuver_draw: number;
  exhaustion_damage: number;
}

/** Heroes with their decks, all cards in one list, and boards. */
export interface Catalogue {
  game: string;
  constants: Constants;
  heroes: PrintedHero[];
  cards: PrintedCard[];
  boards: PrintedBoard[];
}
