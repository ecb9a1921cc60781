// What the table screen is about: the open options, what of the board and hand they light, and what the pointer is on.
import { getContext, setContext } from "svelte";
import { clock, type Showing } from "./clock";
import type { GameEvent, Live, Option, View } from "./live.svelte";
import type { GameKind } from "../games/kind";
import { ICONS_OF, type IconName } from "./icons";
import type { HintShown } from "./protocol";
import type { Trail } from "./recap";
import { settings } from "./settings.svelte";
import { touch } from "./touch";

export interface Popup {
  kind: "menu" | "why";
  title: string;
  x: number;
  y: number;
  options: Option[];
  rule: string;
  text: string;
  /** The refusal's name. */
  name?: string;
  /** What was pointed at: its reference, where it is drawn, and what there is to read of it. */
  thing?: string;
  el?: Element | null;
  about?: string;
}

/** Cards laid open: what there is to say about them first, and those one may look through instead. */
export interface OpenPile {
  title: string;
  about?: readonly string[];
  cards: unknown[];
  beside?: { name: string; count: number; open: () => void }[];
}

/** A card to be read: what it is, what options say of it, and what to ask if it cannot be played. */
export interface Readable {
  card: unknown;
  name: string;
  thing: string;
  why: string;
  note?: string;
}

const NOTHING: readonly Option[] = [];

export class Play {
  /** How the game is shown. */
  kind = $state.raw<GameKind | null>(null);
  live = $state.raw<Live | null>(null);
  /** A moment of the past, when a replay is shown instead of the table. */
  past = $state.raw<{ view: View; events: GameEvent[] } | null>(null);
  /** What has just happened and is being shown; empty after a jump. */
  news = $state.raw<{ id: number; events: readonly GameEvent[] }>({ id: 0, events: [] });
  /** The ways others went since one's own last choice; the number grows when they are to be drawn anew. */
  trails = $state.raw<readonly Trail[]>([]);
  trailed = $state(0);
  chosen = $state<string[]>([]);
  hot = $state<string[]>([]);
  popup = $state.raw<Popup | null>(null);
  busy = $state(false);
  toast = $state("");
  /** The game is over, but its last moments are still being shown. */
  finale = $state(false);
  drawer = $state<
    "" | "rules" | "chat" | "menu" | "keys" | "log" | "cards" | "invite" | "standing" | "digest" | "back" | "about" | "goal"
  >("");
  rule = $state("");
  /** In a lesson: what is pointed at, the choices that go on (null: nothing is given away), and whether one only reads. */
  lesson = $state.raw<{ point: readonly string[]; right: readonly string[] | null; reading: boolean } | null>(null);
  preview = $state.raw<unknown>(null);
  /** Cards to be read one by one. */
  sheet = $state.raw<{ cards: readonly Readable[]; at: number } | null>(null);
  pile = $state.raw<OpenPile | null>(null);
  /** The choice a hint recommends, all it says, and whether it is still being thought about. */
  hinted = $state("");
  hints = $state.raw<HintShown[]>([]);
  hinting = $state(false);
  view = $derived<View | null>(this.past?.view ?? this.live?.view ?? null);
  events = $derived<GameEvent[]>(this.past?.events ?? this.live?.events ?? []);
  seat = $derived<number | null>(this.view?.seat ?? null);
  options = $derived<readonly Option[]>(
    this.past || this.busy || this.live?.behind || this.lesson?.reading || this.seat === null
      ? NOTHING
      : (this.view?.decision?.options ?? NOTHING),
  );
  open = $derived<readonly Option[]>(
    this.chosen.length ? this.options.filter((option) => this.chosen.every((thing) => option.about.includes(thing))) : this.options,
  );
  lit = $derived<Set<string>>(
    new Set([
      ...(this.lesson?.point ?? []),
      ...this.open.filter((option) => this.leads(option.key)).flatMap((option) => option.about),
    ]),
  );
  glowing = $derived<Set<string>>(new Set(this.hot));

  /** Whether a choice goes on in the lesson; everywhere else, all do. */
  leads(key: string): boolean {
    return this.lesson?.right?.includes(key) ?? true;
  }

  /** Whether the table may agree to go back further than undo does. */
  voting = $derived<boolean>(
    Boolean(this.live?.table?.cooperative) && !this.live?.table?.over && this.seat !== null && (this.view?.moment ?? 0) > 0,
  );

  #toasting: ReturnType<typeof setTimeout> | undefined;

  say(text: string): void {
    clearTimeout(this.#toasting);
    this.toast = text;
    this.#toasting = setTimeout(() => (this.toast = ""), 4000);
  }

  /** End what is being shown, and show where the game stands. */
  skip(): void {
    if (this.live) this.live.catchUp();
    else clock.finish();
    this.endFinale();
  }

  #finale: Showing | null = null;

  /** Show the last moments before the result. */
  beginFinale(milliseconds: number): void {
    this.#finale?.stop();
    this.finale = true;
    this.#finale = clock.after(milliseconds, () => this.endFinale());
  }

  endFinale(): void {
    this.#finale?.stop();
    this.finale = false;
  }

  /** The icon of a choice, by its key's first two words or its verb: the game's own, or one that all share. */
  icon(key: string): IconName {
    const [verb = "", noun = ""] = key.split(":");
    const own = this.kind?.icons;
    return own?.[`${verb}:${noun}`] ?? own?.[verb] ?? ICONS_OF[verb] ?? "right";
  }

  /** What the part of the log is called that begins with an event; null if none does. */
  heading(event: GameEvent): string | null {
    const { parts } = this.kind ?? {};
    return event.title && (!parts || parts.includes(event.event)) ? event.title : null;
  }

  async choose(option: Option): Promise<void> {
    const live = this.live;
    if (!live || this.busy || this.seat === null) return;
    this.popup = null;
    this.chosen = [];
    this.hot = [];
    this.preview = null;
    this.dropHints();
    this.busy = true;
    try {
      await live.choose(option.key, this.seat);
    } catch (refusal) {
      this.say((refusal as Error).message);
    } finally {
      this.busy = false;
    }
  }

  async act(work: Promise<unknown>): Promise<boolean> {
    try {
      await work;
      return true;
    } catch (refusal) {
      this.say((refusal as Error).message);
      return false;
    }
  }

  /** Take the last choice back, or ask the table where only the table can. */
  undo(): void {
    if (!this.live || this.seat === null) return;
    if (this.live.state?.can_undo) void this.act(this.live.undo(this.seat));
    else if (this.voting) this.drawer = "back";
  }

  redo(): void {
    if (this.live && this.seat !== null && this.live.state?.can_redo) void this.act(this.live.redo(this.seat));
  }

  async hint(): Promise<void> {
    if (!this.live || this.seat === null || this.hinting || !this.options.length) return;
    const moment = this.view?.moment;
    this.dropHints();
    this.hinting = true;
    try {
      const answer = await this.live.hint(this.seat);
      if (this.view?.moment !== moment) return;
      this.hinted = answer.key ?? "";
      this.hints = answer.hints ?? [];
      if (!this.hints.length) this.say(answer.text ?? "");
    } catch (refusal) {
      this.say((refusal as Error).message);
    } finally {
      this.hinting = false;
    }
  }

  dropHints(): void {
    this.hinted = "";
    this.hints = [];
  }

  /** Whether the first tap reads and the second one plays: fingers cover what they point at. */
  readsFirst(): boolean {
    return touch.last && !settings.oneTap;
  }

  /** Somebody points at a thing on the board or in the hand: choose, ask which, narrow down, or say why not. A finger is shown what it
   * would do first, unless that has been read already. */
  pick(thing: string, at: Element | null, whyKey: string, title: string, { about = "", read = false } = {}): void {
    if (this.live?.behind) {
      this.skip();
      return;
    }
    if (this.chosen.includes(thing)) {
      this.chosen = this.chosen.filter((other) => other !== thing);
      return;
    }
    const found = this.open.filter((option) => option.about.includes(thing));
    const [only] = found;
    if (found.length === 0) {
      if (this.options.length && whyKey) void this.why(whyKey, title, at);
      else if (this.chosen.length) this.chosen = [];
      return;
    }
    if (found.length === 1 && only && (read || !this.readsFirst() || this.popup?.thing === thing)) {
      void this.choose(only);
      return;
    }
    if (found.length <= 6) {
      this.popup = { kind: "menu", title, ...spot(at), options: [...found], rule: "", text: "", thing, el: at, about };
      if (this.readsFirst()) this.hot = [thing];
    } else this.chosen = [...this.chosen, thing];
  }

  async why(key: string, title: string, at: Element | null): Promise<void> {
    if (!this.live || this.seat === null) return;
    const place = spot(at);
    try {
      const answer = await this.live.whyNot(key, this.seat);
      this.popup = {
        kind: "why",
        title,
        ...place,
        options: [],
        rule: answer.rule ?? "",
        text: answer.text ?? "",
        name: answer.name ?? "",
      };
    } catch (refusal) {
      this.say((refusal as Error).message);
    }
  }

  openRule(id: string): void {
    this.popup = null;
    this.rule = id;
    this.drawer = "rules";
  }
}

function spot(at: Element | null): { x: number; y: number } {
  const box = at?.getBoundingClientRect();
  return box ? { x: box.left + box.width / 2, y: box.top } : { x: innerWidth / 2, y: innerHeight / 2 };
}

export const PLAY = Symbol("play");
export const provide = (play: Play): Play => setContext(PLAY, play);
export const usePlay = (): Play => getContext<Play>(PLAY);
