// Made from parlour.games.orange_shall_overcome.catalogued by client/scripts/view_types.py; do not edit.

/** Figures of the rules. */
export interface Constants {
  alibi_max: number;
  carry_max: number;
  safety_max: number;
  morale_max: number;
  morale_start: Record<string, number>;
  roads_per_move: number;
  tokens_per_road_max: number;
  occupier_tokens: number;
}

/** A spot and where it is drawn. */
export interface PrintedSpot {
  id: string;
  kind: "city" | "countryside";
  x: number;
  y: number;
}

/** Where an arrow leads: past which spot, onto which road. */
export interface Arrow {
  via: string;
  to: string;
}

/** The arrows on a road. */
export interface Arrows {
  white: Arrow;
  black: Arrow;
}

/** A road between two spots. */
export interface Road {
  id: string;
  ends: [string, string];
  area: string;
  arrows: Arrows;
}

/** The roads of one colour. */
export interface Area {
  id: string;
  roads: string[];
}

/** A location. */
export interface Tile {
  id: string;
  name: string;
  resource: boolean;
  safety_start: number;
  safety_max: number;
  cost: Record<string, number>;
  text: string;
  theme: string;
  rule: string;
}

/** A Requirement token: resources, and items that count in scenario 2. */
export interface PrintedRequirement {
  id: string;
  resources: Record<string, number>;
  items_scenario_2: Record<string, number>;
}

/** Somebody in hiding. */
export interface Hiding {
  id: string;
  description: string;
  found_at: string;
  safe_at: string;
}

/** What a character can do. */
export interface CharacterAbility {
  hook: string;
  text: string;
}

/** A card of a character's hand. */
export interface CharacterCard {
  id: string;
  name: string;
  mode: "and" | "or";
  when: string[] | null;
  text: string;
  head: string;
  effect: string;
}

/** A character and the cards of the hand. */
export interface PrintedCharacter {
  id: string;
  name: string;
  age: number;
  profession: string;
  brief: string;
  tag: string;
  start_locations: string[];
  ability: CharacterAbility;
  cards: CharacterCard[];
  bio: string;
  color?: string;
  pictures?: Record<string, string>;
}

/** Who of an area follows which arrow. */
export interface PatrolMove {
  kind: string;
  arrow: "white" | "black";
}

/** A way to answer at a control, and what comes of it. */
export interface ControlOption {
  label: string;
  approach: string;
  text_policeman: string;
  text_soldier: string;
}

/** A card of any deck. What is printed on it depends on the deck; in the list of all cards it says which that is. */
export interface PrintedCard {
  id: string;
  deck?: string;
  character?: string;
  name?: string;
  text?: string;
  level?: number;
  set?: string;
  note?: string;
  search_number?: number;
  area?: string;
  moves?: PatrolMove[];
  otherwise?: string;
  situation?: string;
  options?: ControlOption[];
  who?: string;
  mode?: "and" | "or";
  when?: string[] | null;
  head?: string;
  effect?: string;
}

/** A difficulty of a scenario. */
export interface PrintedLevel {
  start_alibi: number;
  policemen: string[];
  soldiers: string[];
  limit: number;
  hunger_start?: number[];
}

/** What can be done in one scenario only. */
export interface SpecialAction {
  id: string;
  name: string;
  where: string;
  text: string;
  rule: string;
}

/** What a tile does in this scenario instead. */
export interface Replacement {
  text: string;
  rule: string;
}

/** A scenario card. */
export interface PrintedScenario {
  id: string;
  number: number;
  name: string;
  period: string;
  layout: Record<string, string>;
  replaces: Record<string, Replacement>;
  difficulty: Record<string, PrintedLevel>;
  goal: string;
  special_rules: string[];
  actions: SpecialAction[];
  lose: string[];
  history: string;
  source: string;
  color?: string;
  pictures?: Record<string, string>;
}

/** Board, tiles, characters, cards, tokens and scenarios; `cards` are those of all decks, once more those of `characters`. */
export interface Catalogue {
  game: string;
  note: string;
  constants: Constants;
  spots: PrintedSpot[];
  roads: Road[];
  areas: Area[];
  locations: Tile[];
  requirement_tokens: PrintedRequirement[];
  persons_in_hiding: Hiding[];
  characters: PrintedCharacter[];
  cards: PrintedCard[];
  scenarios: PrintedScenario[];
  usual: string[];
}
