// Made from the server's OpenAPI document by client/scripts/protocol_types.py; do not edit.

/** The answer to a request by HTTP, and the game as the asker's seats see it now. */
export interface Acted {
  answer: Answer;
  states: State[];
}

/** The answer to the request with that id. `version` is the one the request led to, however often it is repeated. */
export interface Answer {
  type?: "answer";
  id: string;
  ok: boolean;
  version: number;
  problem?: Problem | null;
  rule?: string;
  name?: string;
  text?: string;
  key?: string;
  hints?: HintShown[];
}

/** What a campaign goes through: scenarios, difficulties. */
export interface Axis {
  name: string;
  label: string;
  steps: [string, string][];
}

/** What one of our levels goes by in a game. */
export interface BotShown {
  level: string;
  kind: "chance" | "rules" | "tuned" | "learned";
  decisions: number;
  games: number;
  about: string;
}

/** Play on from an earlier moment, at a new table. */
export interface Branch {
  moment: number;
  seats?: SeatWanted[];
}

/** What went wrong, in the player's words. */
export interface BugNote {
  note: string;
}

/** A record and a note in one file; `parlour replay` reads the record part. */
export interface BugReport {
  parlour_bug_report: number;
  note: string;
  version: string;
  compiled: boolean;
  record: Record<string, unknown>;
}

/** The server is about to close the connection. */
export interface Bye {
  type?: "bye";
  problem: Problem;
}

/** What a group has played and beaten in a cooperative game. */
export interface Campaign {
  game: string;
  title: string;
  people: string[];
  axes: Axis[];
  stands: Stand[];
  last: number;
}

/** A card and how often it was played. */
export interface CardPlayed {
  id: string;
  name: string;
  times: number;
}

/** What this device has now. */
export interface Carried {
  tables: number;
  finished: number;
}

/** A secret for another device of yours. It is shown once. */
export interface CarryOffered {
  path: string;
  until: number;
}

/** Whether a secret of this device is out, and when one was used of late. */
export interface CarryStand {
  until: number | null;
  used: number[];
}

/** Agree or disagree with a proposal to go back: the one named, and no other that has taken its place. */
export interface CastVote {
  type?: "vote";
  id: string;
  seat: number;
  proposal: string;
  yes: boolean;
}

/** A chance to win, and the interval around it that holds 95 %. */
export interface ChanceKept {
  chance: number;
  low: number;
  high: number;
}

/** A seat's part in chance. */
export interface ChanceSeat {
  seat: number;
  promise: string;
  word: string | null;
}

/** Chance that everybody has a part in: the seed follows from the server's secret and a word of every person's seat. */
export interface ChanceShown {
  commitment: string;
  seats: ChanceSeat[];
  settled: boolean;
  secret: string | null;
}

/** A line of the table's chat; notices come from the server. */
export interface ChatLine {
  number: number;
  kind: "chat" | "notice";
  seat: number | null;
  name: string;
  text: string;
  at: number;
  parts?: string[];
}

/** Lines of the chat. */
export interface ChatLines {
  lines: ChatLine[];
}

/** New lines of the chat. */
export interface ChatMessage {
  type?: "chat";
  lines: ChatLine[];
}

/** A choice with its chance. */
export interface ChoiceShown {
  key: string;
  text: string;
  kept: ChanceKept;
}

/** Make a choice. `hash` is the view's, if the sender wants to be sure that both sides see the same. */
export interface Choose {
  type?: "choose";
  id: string;
  seat: number;
  key: string;
  version: number;
  hash?: string | null;
}

export type ClientMessage = Hello | Choose | Undo | Redo | Rewind | CastVote | SetStanding | PromiseWord | GiveWord | WhyNot | Hint | Say | Ping | Sync;

/** Time for each decision, and what happens when it runs out. */
export interface Clock {
  seconds: number;
  then: "bot" | "pass";
  level?: string;
}

/** A code people type to take an open seat, as the host sees it. */
export interface CodeShown {
  code: string;
  seats: number[];
  until: number;
}

/** Something in the seat's own view, compared with a number: `/players/0/hand_size` `>=` 3. */
export interface Condition {
  path: string;
  op: "<" | "<=" | "==" | "!=" | ">=" | ">";
  value: number;
}

/** The puzzles of a day, the same for everybody. */
export interface Daily {
  day: string;
  puzzle: PuzzleNamed;
  games: PuzzleNamed[];
}

/** Remove everything of this device. */
export interface DeleteMine {
  everything: true;
}

/** What became of it. */
export interface Deleted {
  removed: number;
  left: number;
}

/** How much more often than in the printed game, seed by seed, with its 95 % interval. */
export interface DifferenceShown {
  difference: number;
  low: number;
  high: number;
  p: number;
  pairs: number;
}

/** It is done. */
export interface Done {
  ok?: true;
}

/** How games ended; in a cooperative game, how they were lost. */
export interface EndingShown {
  text: string;
  games: number[];
}

/** A figure that is not as printed. */
export interface FigureNow {
  id: string;
  name: string;
  printed: number | boolean;
  now: number | boolean;
}

/** A printed figure that may be changed. */
export interface FigureShown {
  id: string;
  name: string;
  printed: number | boolean;
  usual: number | boolean;
  low: number | null;
  high: number | null;
}

/** Everything printed of a game that may be changed when a table is made. */
export interface FiguresShown {
  most: number;
  figures: FigureShown[];
}

/** A finished game of this device. */
export interface Finished {
  table: string;
  game: string;
  title: string;
  at: number;
  cooperative: boolean;
  won: boolean | null;
  seats: FinishedSeat[];
  tags: string[];
  ending: string;
  choices: number;
  counts: boolean;
  there: boolean;
  skill: number | null;
  luck: number | null;
  series: number;
}

/** Finished games, the latest first. */
export interface FinishedGames {
  games: Finished[];
  total: number;
  more: string | null;
  coming: boolean;
}

/** Who sat where in a finished game. */
export interface FinishedSeat {
  role: string;
  short: string;
  name: string;
  level: string | null;
  yours: boolean;
  won: boolean;
}

/** One game in numbers. */
export interface GameNumbers {
  game: string;
  title: string;
  cooperative: boolean;
  played: number;
  won: number;
  streak: number;
  best_streak: number;
  tallies: Tallies[];
  cards: CardPlayed[];
  reviewed: ReviewedGame[];
}

/** A game on the shelf. */
export interface GameShown {
  id: string;
  name: string;
  title: string;
  subtitle: string;
  about: string;
  languages: string[];
  cooperative: boolean;
  rules_version: string;
  setup_options: SetupOptionShown[];
  bot_levels: string[];
  bots: BotShown[];
}

/** A game as it is with packs: what can be agreed on, and which figures can be changed. */
export interface GameWithPacks {
  packs: PackOpened[];
  game: GameShown;
  figures: FiguresShown;
}

/** Tell the word that was promised, once every seat has promised one; the last one deals the game. */
export interface GiveWord {
  type?: "word";
  id: string;
  seat: number;
  commitment: string;
  word: string;
}

/** What a game with a setup would be about. */
export interface GoalAhead {
  title: string;
  lines: GoalLineShown[];
  kicker: string;
  about: string;
  task: string;
  ending: string;
  tasks: Record<string, string>;
}

/** A setup somebody thinks about. */
export interface GoalAsked {
  setup?: Record<string, unknown>;
  each?: string;
}

/** A heading and a sentence of the goal card; where something is counted, how far it is. */
export interface GoalLineShown {
  kind: "win" | "lose" | "turn" | "only";
  label: string;
  text: string;
  rule: string;
  done: number;
  of: number;
  count: string;
}

/** What a game is about: how it is won and lost, and how far everybody is. */
export interface GoalShown {
  title: string;
  lines: GoalLineShown[];
  kicker: string;
  about: string;
  task: string;
  ending: string;
}

/** Whether all is well. */
export interface Health {
  ok: boolean;
  storage: string;
}

/** The first message. `since` and `chat_since` say what the sender has seen already; programs may send their token here. */
export interface Hello {
  type?: "hello";
  table: string;
  token?: string | null;
  seats?: number[] | null;
  since?: number;
  chat_since?: number;
  language?: string;
}

/** Ask a bot about the seat's options, from what the seat may know: the answer brings `hints`, best first. */
export interface Hint {
  type?: "hint";
  id: string;
  seat: number;
}

/** An option a bot has thought about: the chance that the seat's side wins with it, as far as the seat can know. */
export interface HintShown {
  key: string;
  text: string;
  chance: number;
  low: number;
  high: number;
  reason: string;
  tries: number;
}

/** A new table from a record or a position. */
export interface Import {
  record?: Record<string, unknown> | null;
  position?: Record<string, unknown> | null;
  seats?: SeatWanted[];
  clock?: Clock | null;
}

/** What a link tells before it is used: nothing that a spectator would not see, and nothing has changed. */
export interface InvitationShown {
  game: string;
  title: string;
  cooperative: boolean;
  setup: Record<string, unknown>;
  by: string;
  role: "host" | "seat" | "spectator";
  seat: number | null;
  state: "open" | "taken" | "yours" | "watch" | "over";
  watchable: boolean;
  seats: SeatInvited[];
  changed: boolean;
  open_book: boolean;
  clock: Clock | null;
  goal: GoalShown | null;
}

/** Come in by a link. An invitation seats you and is worth nothing afterwards: the seat is held by your cookie, or by `key`. Sent again, by the same device or with the same key, it does the same: an answer that was lost locks nobody out. */
export interface Join {
  table: string;
  token: string;
  name?: string;
  key?: string | null;
  watch?: boolean;
}

/** Take an open seat of the table that offers it by this code; capitals, spaces and dashes do not matter. */
export interface JoinByCode {
  code: string;
  name?: string;
  key?: string | null;
}

/** Where the link leads. */
export interface Joined {
  table: string;
  you: You;
  by_key: boolean;
}

/** Which seat the code led to; it is held by your cookie, or by `key`. Whoever asks again is led to the same seat. */
export interface JoinedByCode {
  table: string;
  you: You;
  seat: number;
}

/** The question at the end. */
export interface LessonCheck {
  ask: string;
  options: string[];
  right: number;
  why: string;
}

/** Three hints, each further than the one before: where, what, and the choice itself. */
export interface LessonHint {
  where: string;
  what: string;
  key: string;
  about: string[];
}

/** Play on from there, with bots in the seats the script played. */
export interface LessonLeft {
  beat?: number;
  keys?: (string | null)[];
  aside?: string | null;
  name?: string;
}

/** A lesson, before it is opened. */
export interface LessonListed {
  number: number;
  title: string;
  beats: number;
  new: number[];
}

/** Where somebody stands in a lesson or a puzzle. */
export interface LessonPlace {
  beat?: number;
  keys?: (string | null)[];
  aside?: string | null;
}

/** A question why something may not be chosen there. */
export interface LessonQuestion {
  beat?: number;
  keys?: (string | null)[];
  aside?: string | null;
  key: string;
}

/** Why something is not allowed, as the game says it. */
export interface LessonRefusal {
  rule: string;
  name: string;
  text: string;
}

/** A lesson at a beat; at the last one only the question is left. */
export interface LessonState {
  game: string;
  number: number;
  title: string;
  last: number;
  rules: string[];
  beat: number;
  beats: number;
  new: number[];
  say: string;
  note: string;
  answer: string;
  why: LessonRefusal | null;
  point: string[];
  right: string[];
  does: boolean;
  puzzle: boolean;
  hint: LessonHint | null;
  check: LessonCheck | null;
  since: number;
  state: State;
  table: TableState;
}

/** A key to a table. The token is shown once, when the link is made. */
export interface Link {
  id: string;
  role: "host" | "seat" | "spectator";
  seat: number | null;
  token: string;
  path: string;
}

/** A link as the host sees it later. */
export interface LinkShown {
  id: string;
  role: "host" | "seat" | "spectator";
  seat: number | null;
  used: boolean;
}

/** All links of a table that are still good. */
export interface Links {
  links: LinkShown[];
}

/** Look at a link before using it. */
export interface LookAtInvitation {
  table: string;
  token: string;
}

/** A further link. The host's new link to a seat makes the old ones invalid; one to your own seat is for your other devices. */
export interface NewLink {
  role: "host" | "seat" | "spectator";
  seat?: number | null;
}

/** Write something beside a moment. */
export interface NewNote {
  moment: number;
  text: string;
}

/** Start a game. Seats left out are invitations. */
export interface NewTable {
  game: string;
  setup?: Record<string, unknown>;
  figures?: Record<string, number | boolean> | null;
  seats?: SeatWanted[];
  clock?: Clock | null;
  seed?: number | null;
  shared_chance?: boolean;
}

/** What somebody wrote beside a moment. */
export interface NoteShown {
  number: number;
  moment: number;
  name: string;
  text: string;
  at: number;
  yours: boolean;
}

/** All notes at a table. */
export interface Notes {
  notes: NoteShown[];
}

/** Everything this device has played here, in numbers. */
export interface Numbers {
  played: number;
  won: number;
  streak: number;
  best_streak: number;
  games: GameNumbers[];
  campaigns: Campaign[];
}

/** Offer open seats by a short code. An earlier code of the table ends. */
export interface OfferCode {
  seats?: number[] | null;
  minutes?: number;
}

/** A pack that can be named in a setup here. */
export interface PackKnown {
  id: string;
  game: string;
  name: string;
  version: string;
  authors: string[];
  usual: boolean;
}

/** A pack, read. */
export interface PackOpened {
  id: string;
  name: string;
  version: string;
  digest: string;
  brings: string[];
  document: Record<string, unknown> | null;
}

/** All of them. */
export interface PacksKnown {
  packs: PackKnown[];
}

/** Packs to open together. */
export interface PacksWanted {
  packs?: (string | Record<string, unknown>)[];
  files?: Record<string, string> | null;
}

/** Ask whether anybody is there. */
export interface Ping {
  type?: "ping";
  id: string;
}

/** What was known after so many games. */
export interface PointShown {
  games: number;
  rates: number[][];
}

/** Why something was refused. Nothing has changed. */
export interface Problem {
  code: "bad_request" | "unknown" | "no_key" | "no_cookie" | "not_yours" | "illegal" | "stale" | "reused" | "conflict" | "over" | "read_only" | "storage" | "too_large" | "too_many" | "too_slow" | "full" | "not_here" | "unavailable";
  reason: string;
  rule?: string;
}

/** Promise a word for chance: when all seats are taken, before any word is told. Another promise begins the draw anew. */
export interface PromiseWord {
  type?: "promise";
  id: string;
  seat: number;
  commitment: string;
  promise: string;
}

/** Why a choice was the best. */
export interface PuzzleExplained {
  best: ChoiceShown;
  why: string;
  choices: ChoiceShown[];
  told: string[];
}

/** A puzzle, before it is opened. */
export interface PuzzleListed {
  id: string;
  theme: string;
  difficulty: string;
  rating: number;
  steps: number;
}

/** Which puzzle. */
export interface PuzzleNamed {
  game: string;
  id: string;
}

/** Where somebody stands in a puzzle, and perhaps what they choose there. */
export interface PuzzlePlace {
  beat?: number;
  keys?: (string | null)[];
  aside?: string | null;
  choose?: string | null;
}

/** The puzzles of a game. */
export interface PuzzleShelf {
  game: string;
  themes: PuzzleTheme[];
  puzzles: PuzzleListed[];
}

/** A puzzle as it is somewhere; at the last beat it is solved. */
export interface PuzzleState {
  game: string;
  id: string;
  theme: string;
  difficulty: string;
  rating: number;
  beat: number;
  beats: number;
  keys: string[];
  aside: string | null;
  say: string;
  answer: string;
  kept: ChanceKept | null;
  best: ChanceKept | null;
  solved: boolean;
  explained: PuzzleExplained[];
  hint: LessonHint | null;
  since: number;
  state: State;
  table: TableState;
}

/** What puzzles are about. */
export interface PuzzleTheme {
  id: string;
  name: string;
}

/** All puzzles there are. */
export interface Puzzles {
  shelves: PuzzleShelf[];
  difficulties: PuzzleTheme[];
}

/** How often somebody wins, with its 95 % interval. */
export interface RateShown {
  wins: number;
  games: number;
  rate: number;
  low: number;
  high: number;
}

/** Do again what was taken back. */
export interface Redo {
  type?: "redo";
  id: string;
  seat: number;
  version: number;
}

/** How the same is played again. */
export interface Rematch {
  swap?: boolean;
}

/** An earlier moment, as a seat may know it. */
export interface Replayed {
  moment: number;
  last_moment: number;
  view: Record<string, unknown>;
  events: Record<string, unknown>[];
}

/** The review of a finished game, as far as it has grown. */
export interface Review {
  done: number;
  last: number;
  cooperative: boolean;
  clock: "turn" | "round";
  reason: string;
  winners: number[];
  turns: ReviewTurn[];
  sizes: Record<string, number>;
  sides: ReviewSide[];
  choices: ReviewChoice[];
  turning: ReviewTurning[];
}

/** A choice that was made: what was played, the best that was found besides it and one more, and what it cost. */
export interface ReviewChoice {
  moment: number;
  seat: number;
  turn: number;
  options: number;
  played: ReviewOption;
  others: ReviewOption[];
  cost?: number;
  low?: number;
  high?: number;
  size?: "" | "slip" | "mistake" | "blunder" | "strong";
  why?: string;
}

/** An option and the chance to win with it, from what the player could know; the interval holds 95 %. */
export interface ReviewOption {
  key: string;
  text: string;
  chance: number;
  low: number;
  high: number;
}

/** What the choices of a seat added to its side's chance, and what luck did after them. */
export interface ReviewPlayer {
  seat: number;
  skill: number;
  luck: number;
}

/** The chance of a side before a choice of its own, or at the end. */
export interface ReviewPoint {
  moment: number;
  chance: number;
  low: number;
  high: number;
}

/** Who wins or loses together: the chance along the game; once all is judged, how the start became the result. */
export interface ReviewSide {
  seats: number[];
  won: boolean;
  curve: ReviewPoint[];
  start?: number | null;
  result?: number | null;
  skill?: number | null;
  others?: number | null;
  luck?: number | null;
  margin?: number | null;
  players?: ReviewPlayer[];
}

/** Where a turn or a round begins. */
export interface ReviewTurn {
  moment: number;
  number: number;
}

/** Where a game turned: a dear choice, or a stroke of luck between two moments and what happened then. */
export interface ReviewTurning {
  kind: "choice" | "luck";
  moment: number;
  to?: number | null;
  seat: number;
  side?: number | null;
  turn: number;
  change: number;
  size?: string;
  told?: string[];
}

/** What a review said about this device's choices and luck, in parts of the chance to win. */
export interface ReviewedGame {
  table: string;
  at: number;
  won: boolean | null;
  skill: number;
  luck: number;
}

/** In a cooperative game: propose to go back to an earlier moment; with everybody's consent it happens. */
export interface Rewind {
  type?: "rewind";
  id: string;
  seat: number;
  to: number;
}

/** One numbered rule. */
export interface RuleShown {
  id: string;
  section: string;
  text: string;
  parts: [string, string][];
}

/** A game's rulebook. */
export interface RulesShown {
  name: string;
  rules: RuleShown[];
}

/** Say something to the table. */
export interface Say {
  type?: "say";
  id: string;
  text: string;
}

/** Give a seat to a bot, take it back, hand it over by a new link, or change the name at it. */
export interface SeatChange {
  action: "give_to_bot" | "take_back" | "hand_over" | "rename";
  level?: string | null;
  name?: string | null;
}

/** What became of it; a hand-over brings the new link. */
export interface SeatChanged {
  link: Link | null;
  table: TableState;
}

/** A seat as somebody sees it who has not sat down yet. */
export interface SeatInvited {
  seat: number;
  role: string;
  short: string;
  persons: string[];
  name: string;
  holder: "open" | "person" | "bot";
}

/** A seat and who holds it. */
export interface SeatShown {
  seat: number;
  role: string;
  short: string;
  team: number;
  name: string;
  holder: "open" | "person" | "bot";
  level: string | null;
  connected: boolean;
  thinking: boolean;
}

/** Who shall sit on a seat: whoever asks (`me`), somebody with a link (`invite`), or a bot. */
export interface SeatWanted {
  holder: "me" | "invite" | "bot";
  level?: string | null;
  name?: string;
}

/** A table and its rematches, as far as they are finished; and for cooperative games what the group has beaten. */
export interface Series {
  games: SeriesGame[];
  score: number[];
  campaign: Campaign | null;
}

/** A game of a series. */
export interface SeriesGame {
  table: string;
  at: number;
  winners: number[];
}

export type ServerMessage = Welcome | StateMessage | TableMessage | ChatMessage | Answer | Bye;

/** Replace the seat's standing answers. */
export interface SetStanding {
  type?: "standing";
  id: string;
  seat: number;
  standing: Standing[];
}

/** One of the values of a setup option. */
export interface SetupChoice {
  value: string;
  label: string;
  name: string;
}

/** Something to agree on before a game. */
export interface SetupOptionShown {
  name: string;
  label: string;
  kind: "one" | "several" | "per_seat" | "flag" | "number";
  default: unknown;
  help: string;
  choices: SetupChoice[];
  rare: boolean;
}

/** All games here. */
export interface Shelf {
  protocol: number;
  version: string;
  games: GameShown[];
}

/** One who can win; in a cooperative game all together. */
export interface SideShown {
  who: string;
  name: string;
  printed: RateShown;
  changed: RateShown | null;
  difference: DifferenceShown | null;
  growth: PointShown[];
}

/** A square of a campaign. */
export interface Stand {
  values: string[];
  played: number;
  won: number;
}

/** What to do whenever an option comes up: `never` take it, always `ask`, or `always` take it if the conditions hold. The first entry whose pattern fits an option's key counts. If `never` leaves a single option, that one is taken; where others may not know what there is to choose from, only if a `never` fits it, too, and then also if there was no other. */
export interface Standing {
  match: string;
  answer: "never" | "ask" | "always";
  when?: Condition[];
}

/** The game as one seat may know it. Keep the events of earlier moments, drop those from `events_from` on, append these. */
export interface State {
  seat: number | null;
  version: number;
  moment: number;
  view: Record<string, unknown>;
  hash: string;
  events_from: number;
  events: Record<string, unknown>[];
  can_undo: boolean;
  can_redo: boolean;
  standing: Standing[];
}

/** The game as a seat may know it, whenever it has changed. */
export interface StateMessage {
  type?: "state";
  state: State;
}

/** A study and what it has found so far. */
export interface StudyShown {
  id: string;
  game: string;
  state: "waiting" | "playing" | "done" | "stopped" | "time" | "failed";
  place: number;
  ending: boolean;
  level: string;
  games: number;
  cooperative: boolean;
  figures: FigureNow[];
  played: number;
  of: number;
  sides: SideShown[];
  lengths: number[];
  endings: EndingShown[];
  report: boolean;
  problem: string;
}

/** Play a setup many times between bots: as printed and, if figures are changed, as often with them, on the same seeds. */
export interface StudyWanted {
  game: string;
  setup?: Record<string, unknown>;
  figures?: Record<string, number | boolean> | null;
  level?: string;
  games?: number;
}

/** Ask for the whole state again. */
export interface Sync {
  type?: "sync";
  id: string;
}

/** The tables of this device. */
export interface TableList {
  tables: TableListed[];
  finished: number;
}

/** A table this device has a link to. */
export interface TableListed {
  table: string;
  game: string;
  over: boolean;
  created: number;
  you: You;
}

/** A new table and its links. */
export interface TableMade {
  table: string;
  links: Link[];
}

/** The table, whenever seats, presence, clock or votes have changed. */
export interface TableMessage {
  type?: "table";
  table: TableState;
}

/** Everything needed to show a table. */
export interface TableOpened {
  you: You;
  table: TableState;
  states: State[];
}

/** A table without its game: who sits where, clock, votes. */
export interface TableState {
  table: string;
  game: string;
  title: string;
  setup: Record<string, unknown>;
  cooperative: boolean;
  version: number;
  moment: number;
  over: boolean;
  closed: boolean;
  read_only: string;
  open_book: boolean;
  seats: SeatShown[];
  spectators: number;
  clock: Clock | null;
  deadline: number | null;
  now: number;
  vote: Vote | null;
  came_from: string | null;
  rematch: string | null;
  chance?: ChanceShown | null;
}

/** Come by the secret of another device. */
export interface TakeCarry {
  token: string;
}

/** The same by something: hero, scenario, difficulty, level of the bots. */
export interface Tallies {
  by: string;
  name: string;
  rows: Tally[];
}

/** How often something was played and won. */
export interface Tally {
  id: string;
  name: string;
  played: number;
  won: number;
}

/** The lessons of a game in their order. */
export interface Tutorial {
  game: string;
  lessons: LessonListed[];
}

/** All lessons there are. */
export interface Tutorials {
  tutorials: Tutorial[];
}

/** Take back the seat's last choice. */
export interface Undo {
  type?: "undo";
  id: string;
  seat: number;
  version: number;
}

/** Shall the table go back to an earlier moment? Every person at the table has to agree. */
export interface Vote {
  proposal: string;
  to: number;
  by: number;
  yes: number[];
  missing: number[];
}

/** The hello was understood; states, table and chat follow. */
export interface Welcome {
  type?: "welcome";
  protocol: number;
  you: You;
}

/** Ask which rule forbids a choice. */
export interface WhyNot {
  type?: "why_not";
  id: string;
  seat: number;
  key: string;
}

/** Whether studies are played here for the caller, and the caller's own. */
export interface WorkshopShown {
  open: boolean;
  why: string;
  levels: string[];
  most_games: number;
  minutes: number;
  study: StudyShown | null;
}

/** What the asker is at this table. */
export interface You {
  host: boolean;
  seats: number[];
  spectator: boolean;
}
