// A table as one seat sees it, over a socket that comes back by itself. Nothing asked for is lost, and nothing is done twice.
import { Refused } from "./api";
import { clock, type Showing } from "./clock";
import { settings } from "./settings.svelte";
import type { Answer, ChatLine, ClientMessage, ServerMessage, Standing, State, TableState, You } from "./protocol";
import type * as seen from "./seen.gen";

export type { Decision, Option, Outcome } from "./seen.gen";

/** Of the rest each game knows the types of its own. */
export interface View extends seen.View {
  [more: string]: unknown;
}

export interface GameEvent extends seen.GameEvent {
  seat?: number;
  [more: string]: unknown;
}

/** Words, and what they name; plain words name nothing. */
export type Span = NonNullable<GameEvent["spans"]>[number];

type Request = ClientMessage extends infer M ? (M extends { id: string; type?: string } ? Omit<M, "id"> : never) : never;
type Waiting = { text: string; slow: boolean; done: (answer: Answer) => void; failed: (reason: Refused) => void };

const LOST_FOR_GOOD = new Set(["no_key", "unknown", "not_yours", "full", "bad_request"]);
const MOST_BEHIND = 14;
const MOST_WAITING = 60;
const MOST_HELD = 400;
/** What somebody needs to read a line and to find its place on the board. */
const LEAST_READ = 420;
const LONGEST_PAUSE = 8000;
/** After so long without a word somebody is asked whether they are there. */
const QUIET = 20_000;
/** How long an answer is waited for, at first and at most, before the line is taken for dead. */
const PATIENCE = 6000;
const MOST_PATIENCE = 60_000;
/** How long it is waited for where the browser itself says that the line is gone. */
const DOUBT = 1000;
export const LONGEST_SHOWN = 2500;
const QUICKER = 0.25;

export class Live {
  readonly id: string;
  readonly seats: number[] | null;
  you = $state<You | null>(null);
  table = $state.raw<TableState | null>(null);
  state = $state.raw<State | null>(null);
  events = $state.raw<GameEvent[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  connected = $state(false);
  tries = $state(0);
  behind = $state(0);
  problem = $state("");
  /** How long an event is shown before the next state may come; the game's own business. */
  duration: (event: GameEvent) => number = () => 250;
  /** How long all events of one choice are shown at most. */
  longest = LONGEST_SHOWN;
  /** Whether others are shown slowly enough to be followed by somebody who sees the game for the first time. */
  patient = false;
  /** Whether somebody still has to read what was shown before this state may follow it. */
  holds: (next: State) => boolean = () => false;
  /** The next state waits until somebody says that it may come. */
  held = $state(false);
  /** Called with what is new whenever a state is shown. */
  onShown: (state: State, news: GameEvent[], first: boolean) => void = () => undefined;

  #socket: WebSocket | null = null;
  #queue: State[] = [];
  #latest = -1;
  #released = false;
  #hurrying = false;
  #shown: Showing | null = null;
  #again: ReturnType<typeof setTimeout> | undefined;
  #silence: ReturnType<typeof setTimeout> | undefined;
  #expecting = false;
  #patience = PATIENCE;
  #waiting = new Map<string, Waiting>();
  #ended = false;
  #number = 0;
  // Not by randomUUID, which browsers offer under TLS only: a table in the same house has none.
  readonly #prefix = Array.from(crypto.getRandomValues(new Uint32Array(2)), (number) => number.toString(36)).join("-");

  constructor(id: string, seats: number[] | null) {
    this.id = id;
    this.seats = seats;
  }

  get view(): View | null {
    return this.state ? (this.state.view as View) : null;
  }

  get seat(): number | null {
    return this.state?.seat ?? null;
  }

  /** The number of the last line of the chat: a table forgets old ones, so it is not how many there are. */
  get #lastLine(): number {
    return this.chat.at(-1)?.number ?? 0;
  }

  connect(): void {
    if (this.#ended || this.#socket) return;
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/socket/${encodeURIComponent(this.id)}`);
    this.#socket = socket;
    socket.onopen = () => {
      const hello = {
        type: "hello",
        table: this.id,
        seats: this.seats,
        since: this.#latest,
        language: settings.language,
        chat_since: this.#lastLine,
      };
      socket.send(JSON.stringify(hello));
    };
    socket.onmessage = (message) => {
      this.#hear(JSON.parse(String(message.data)) as ServerMessage);
      this.#heard();
    };
    this.#expect();
    socket.onclose = () => this.#lost(socket);
    socket.onerror = () => socket.close();
  }

  close(): void {
    this.#ended = true;
    this.#shown?.stop();
    clearTimeout(this.#again);
    clearTimeout(this.#silence);
    this.#socket?.close();
    this.#socket = null;
  }

  #lost(socket: WebSocket): void {
    if (this.#socket !== socket) return;
    this.#socket = null;
    this.connected = false;
    clearTimeout(this.#silence);
    this.#expecting = false;
    if (this.#ended) return;
    this.tries += 1;
    const pause = Math.min(LONGEST_PAUSE, 200 * 2 ** Math.min(this.tries, 6)) * (0.7 + Math.random() * 0.6);
    this.#again = setTimeout(() => this.connect(), this.tries === 1 ? 150 : pause);
  }

  /** Try again at once; whoever seems to be connected looks whether that is still so. */
  hurry(): void {
    if (this.connected) this.#probe();
    if (this.#socket) return;
    clearTimeout(this.#again);
    this.connect();
  }

  /** The browser says that its network is gone: whoever is still there, on this machine or in the house, says so soon. */
  doubt(): void {
    if (!this.connected) return;
    if (!this.#answerable) void this.ask({ type: "ping" });
    this.#in(DOUBT, () => this.#giveUp());
  }

  // A line can be dead without anybody having closed it: the phone has changed its network, the laptop has slept, the machine at
  // the other end stands still. A browser notices that after minutes; and what was asked meanwhile would be waited for as long.

  #heard(): void {
    if (!this.#socket) return;
    this.#patience = PATIENCE;
    this.#expecting = false;
    if (this.#answerable) this.#expect();
    else this.#in(QUIET, () => this.#probe());
  }

  /** Whether something is asked that is answered at once: a hint takes as long as it takes. */
  get #answerable(): boolean {
    return [...this.#waiting.values()].some((waiting) => !waiting.slow);
  }

  /** From now on somebody should say something, whatever it is. */
  #expect(): void {
    if (this.#expecting) return;
    this.#expecting = true;
    this.#in(this.#patience, () => this.#giveUp());
  }

  #in(milliseconds: number, then: () => void): void {
    clearTimeout(this.#silence);
    this.#silence = setTimeout(then, milliseconds);
  }

  #probe(): void {
    // Nobody looks at a hidden window; when somebody does, they are in a hurry.
    if (!document.hidden && !this.#answerable) void this.ask({ type: "ping" });
  }

  #giveUp(): void {
    const socket = this.#socket;
    if (!socket) return;
    // A server that has too much to do gets more time with every try.
    this.#patience = Math.min(MOST_PATIENCE, 2 * this.#patience);
    this.#lost(socket);
    socket.close();
  }

  #hear(message: ServerMessage): void {
    switch (message.type) {
      case "welcome":
        this.you = message.you;
        this.connected = true;
        this.tries = 0;
        for (const waiting of this.#waiting.values()) this.#socket?.send(waiting.text);
        break;
      case "state":
        this.arrived(message.state);
        break;
      case "table":
        this.table = message.table;
        break;
      case "chat":
        this.chat = [...this.chat, ...message.lines.filter((line) => line.number > this.#lastLine)];
        break;
      case "answer": {
        const waiting = this.#waiting.get(message.id);
        this.#waiting.delete(message.id);
        if (message.ok) waiting?.done(message);
        else if (message.problem) waiting?.failed(new Refused(message.problem));
        break;
      }
      case "bye":
        if (LOST_FOR_GOOD.has(message.problem.code)) {
          this.problem = message.problem.reason;
          this.close();
        }
        break;
    }
  }

  // What arrives is shown one state after the other, so that a quick bot can be followed; nobody ever has to wait for it.

  arrived(state: State): void {
    const first = this.#latest < 0;
    this.#latest = Math.max(this.#latest, state.version);
    if (first || (state.version === this.state?.version && this.#queue.length === 0)) {
      this.#show(state, first);
      return;
    }
    this.#queue.push(state);
    const most = this.held ? MOST_HELD : this.patient ? MOST_WAITING : MOST_BEHIND;
    if (this.#queue.length > most || document.hidden) this.catchUp();
    else this.#next();
  }

  /** Show the next state, if the last one has been shown. */
  #next(): void {
    const [next] = this.#queue;
    if (!this.resting && next) {
      this.held = !this.#released && this.holds(next);
      this.#released &&= this.#hurrying;
      if (!this.held) {
        this.#queue.shift();
        this.#show(next, false);
      }
    }
    this.behind = this.#queue.length;
  }

  /** What was shown has been read: the next state may come. */
  release(): void {
    if (!this.held) return;
    this.#released = true;
    this.#next();
  }

  #show(state: State, first: boolean): void {
    const news = state.events as unknown as GameEvent[];
    this.events = [...this.events.filter((event) => event.moment < state.events_from), ...news];
    this.state = state;
    this.onShown(state, first ? [] : news, first);
    const { patient } = this;
    const each = (event: GameEvent): number => (patient ? Math.max(LEAST_READ, this.duration(event)) : this.duration(event));
    const length = first ? 0 : news.reduce((sum, event) => sum + each(event), 0);
    this.#shown?.stop();
    // The more there is to show, the faster it passes, unless somebody is to follow it.
    const shown = clock.after(
      patient ? Math.min(length, 2 * this.longest) : Math.min(length, this.longest) / (1 + QUICKER * this.#queue.length),
      () => this.#next(),
    );
    // What took no time has been followed by the next state already.
    if (shown.left) this.#shown = shown;
  }

  /** How long the last choice is still being shown. */
  get resting(): number {
    return this.#shown?.left ?? 0;
  }

  /** Show at once where the game stands. */
  catchUp(): void {
    this.#released = this.#hurrying = true;
    clock.finish();
    this.#next();
    this.#released = this.#hurrying = false;
  }

  // Asking.

  ask(message: Request): Promise<Answer> {
    const id = `${this.#prefix}-${++this.#number}`;
    const text = JSON.stringify({ ...message, id });
    return new Promise((done, failed) => {
      const slow = message.type === "hint";
      this.#waiting.set(id, { text, slow, done, failed });
      if (this.connected && this.#socket?.readyState === WebSocket.OPEN) {
        this.#socket.send(text);
        if (!slow) this.#expect();
      }
    });
  }

  choose(key: string, seat: number): Promise<Answer> {
    // A new choice ends whatever is still being shown.
    this.#shown?.stop();
    this.#shown = null;
    return this.ask({ type: "choose", seat, key, version: this.#latest });
  }

  undo(seat: number): Promise<Answer> {
    return this.ask({ type: "undo", seat, version: this.#latest });
  }

  redo(seat: number): Promise<Answer> {
    return this.ask({ type: "redo", seat, version: this.#latest });
  }

  whyNot(key: string, seat: number): Promise<Answer> {
    return this.ask({ type: "why_not", seat, key });
  }

  hint(seat: number): Promise<Answer> {
    return this.ask({ type: "hint", seat });
  }

  say(text: string): Promise<Answer> {
    return this.ask({ type: "say", text });
  }

  rewind(seat: number, to: number): Promise<Answer> {
    return this.ask({ type: "rewind", seat, to });
  }

  vote(seat: number, proposal: string, yes: boolean): Promise<Answer> {
    return this.ask({ type: "vote", seat, proposal, yes });
  }

  stand(seat: number, standing: Standing[]): Promise<Answer> {
    return this.ask({ type: "standing", seat, standing });
  }
}
