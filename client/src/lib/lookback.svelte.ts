// Looking back at a table: what was known at any moment, as a seat saw it. Asked for once, and kept while the page is open.
import { kindOf } from "../games";
import type { GameKind } from "../games/kind";
import { t } from "../words/index.svelte";
import { ask, catalogueAt } from "./api";
import type { GameEvent, View } from "./live.svelte";
import type { Play } from "./play.svelte";
import type { Replayed, TableList, TableMade, TableOpened, TableState, You } from "./protocol";
import { alone } from "./screen";

const MOST_KEPT = 400;
/** Through other eyes so many moments before are asked for, too: a combat is told from its beginning. */
const BACK = 6;

export class Lookback {
  readonly #play: Play;
  readonly #kept = new Map<string, Promise<Replayed>>();
  #id = "";
  #shown = -1;
  you = $state.raw<You | null>(null);
  table = $state.raw<TableState | null>(null);
  kind = $state.raw<GameKind | null>(null);
  /** The whole log and the last view, with one's own eyes; what others saw is asked for moment by moment. */
  told = $state.raw<GameEvent[]>([]);
  final = $state.raw<View | null>(null);
  problem = $state("");
  readonly own = $derived(this.you?.seats[0] ?? null);

  constructor(play: Play) {
    this.#play = play;
  }

  /** Open a table this device knows; false if that cannot be, and `problem` says why. */
  async open(id: string, title: string): Promise<boolean> {
    this.#id = id;
    try {
      const listed = (await ask<TableList>("GET", "/tables")).tables.find((one) => one.table === id);
      if (!listed) throw new Error(t("table.unknown"));
      // Nobody has tapped to say whose hand may be shown; notes can be read as soon as all may be told.
      const told = (): Promise<boolean> =>
        ask("GET", `/tables/${id}/notes`).then(
          () => true,
          () => false,
        );
      if (listed.you.seats.length > 1 && !alone(id) && !(await told())) throw new Error(t("replay.one_screen"));
      const kind = await kindOf(listed.game);
      document.documentElement.dataset["game"] = listed.game;
      document.title = `${title} – Parlour`;
      const opened = await ask<TableOpened>("GET", `/tables/${id}${seen(listed.you.seats[0] ?? null)}`);
      const [state] = opened.states;
      this.told = (state?.events ?? []) as unknown as GameEvent[];
      this.final = (state?.view ?? null) as View | null;
      if (this.final?.changed || this.final?.packs) kind.prepare?.(await catalogueAt(id));
      this.you = listed.you;
      this.kind = this.#play.kind = kind;
      this.table = opened.table;
      return true;
    } catch (refusal) {
      this.problem = (refusal as Error).message;
      return false;
    }
  }

  at(seat: number | null, moment: number): Promise<Replayed> {
    const key = `${seat}/${moment}`;
    let found = this.#kept.get(key);
    if (!found) {
      found = ask<Replayed>("GET", `/tables/${this.#id}/replay/${moment}${seen(seat)}`);
      this.#kept.set(key, found);
      found.catch(() => this.#kept.delete(key));
      if (this.#kept.size > MOST_KEPT) this.#kept.delete(this.#kept.keys().next().value!);
    }
    return found;
  }

  /** Show a moment as a seat saw it, if that is still wanted when it is known. */
  async show(seat: number | null, moment: number, wanted: () => boolean): Promise<void> {
    try {
      const found = await this.at(seat, moment);
      const events = await this.#before(seat, moment);
      if (!wanted()) return;
      this.#play.past = { view: found.view as View, events };
      const news = moment === this.#shown + 1 ? (found.events as unknown as GameEvent[]) : [];
      this.#play.news = { id: this.#play.news.id + 1, events: news };
      this.#shown = moment;
    } catch (refusal) {
      if (this.#play.past) this.#play.say((refusal as Error).message);
      else this.problem = (refusal as Error).message;
    }
  }

  async #before(seat: number | null, moment: number): Promise<GameEvent[]> {
    if (seat === this.own) return this.told.filter((event) => event.moment <= moment);
    const first = Math.max(0, moment - BACK);
    const found = await Promise.all(Array.from({ length: moment - first + 1 }, (_, n) => this.at(seat, first + n)));
    return found.flatMap(({ events }) => events as unknown as GameEvent[]);
  }

  /** Make a table that goes on from a moment: bots stay bots, but for the seat that is to be tried by hand. */
  branch(moment: number, tried: number | null = null): Promise<TableMade> {
    const seats = this.table!.seats.map((seat) =>
      seat.holder === "bot" && seat.seat !== tried ? { holder: "bot", level: seat.level } : { holder: "me", name: seat.name },
    );
    return ask<TableMade>("POST", `/tables/${this.#id}/branch`, { moment, seats });
  }
}

const seen = (seat: number | null): string => (seat === null ? "" : `?seat=${seat}`);
