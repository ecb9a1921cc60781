// Made from parlour.engine.seen by client/scripts/view_types.py; do not edit.

/** Something to choose: `text` is the whole line, `verb` the first word of its key. `head` and `detail` are what is printed large and small where it is more than one line, `group` the title of options that differ in one noun only and `chip` that noun (without a `group`, under the name of the verb); `passes` says that it only declines. */
export interface Option {
  key: string;
  text: string;
  rule: string;
  about: string[];
  verb: string;
  head?: string;
  detail?: string;
  group?: string;
  chip?: string;
  passes?: boolean;
}

/** The open question, whole and in its parts where it has some: what led to it, the question itself, what else may be done. */
export interface Decision {
  prompt: string | null;
  lead?: string;
  ask?: string;
  more?: string;
  waiting: string;
  seats: number[];
  options: Option[];
}

/** How a game ended, and by which rule. */
export interface Outcome {
  winners: number[];
  losers: number[];
  reason: string;
  rule?: string;
}

/** A figure that is not as printed. */
export interface Change {
  id: string;
  name: string;
  printed: number | boolean;
  now: number | boolean;
}

/** A pack that is played with. */
export interface PackNamed {
  id: string;
  name: string;
  version: string;
}

/** What is in the view of every game; the rest is the game's own. */
export interface View {
  game: string;
  seat: number | null;
  moment: number;
  decision: Decision | null;
  outcome: Outcome | null;
  changed?: Change[];
  packs?: PackNamed[];
}

/** What is in every event, at the moment it happened; the rest is the game's own. `spans` is the text in pieces where it names something, `title` what a part of the log that begins with it is called. */
export interface GameEvent {
  event: string;
  text: string;
  spans?: [string, string][];
  title?: string;
  moment: number;
}
