// A table before it stands: what is agreed on, and who sits where. A good first game is chosen already.
import { t } from "../words/index.svelte";
import { goalOf } from "./goals";
import type { GameShown, GoalAhead, NewTable, SeatWanted, SetupOptionShown } from "./protocol";
import { settings } from "./settings.svelte";

export const HOLDERS = ["me", "here", "friend", "bot"] as const;
export interface Chair {
  holder: (typeof HOLDERS)[number];
  level: string;
  name: string;
}

/** An option that names somebody for each of so many places; who is usual there, if not chance. */
export interface Places {
  many(draft: Draft): number;
  usual?: readonly string[];
}

const FIRST_LEVELS = ["casual", "greedy", "novice"];

export class Draft {
  readonly game: GameShown;
  setup = $state<Record<string, unknown>>({});
  chairs = $state<Chair[]>([]);
  seconds = $state(0);
  /** Printed figures that are to be others; nothing said leaves it to the house. */
  figures = $state.raw<Record<string, number | boolean> | null>(null);
  /** An option with an entry for each seat, and one that says how many seats there are. */
  readonly perSeat: SetupOptionShown | undefined;
  readonly counted: SetupOptionShown | undefined;
  /** The level that is proposed. */
  readonly usual: string;
  /** Whether all devices draw together; asked only where friends come with their own. */
  sharedChance = $state(false);

  /** The options whose places are filled one by one. */
  readonly places: Readonly<Record<string, Places>>;

  constructor(game: GameShown, places: Readonly<Record<string, Places>> = {}) {
    this.game = game;
    this.places = places;
    this.perSeat = game.setup_options.find((option) => option.kind === "per_seat");
    this.counted = game.setup_options.find((option) => option.name === "players");
    this.usual = FIRST_LEVELS.find((level) => game.bot_levels.includes(level)) ?? game.bot_levels.at(-1) ?? "random";
    this.setup = Object.fromEntries(game.setup_options.map((option) => [option.name, structuredClone(option.default)]));
    this.sit();
  }

  get seats(): number {
    return this.counted ? Number(this.setup[this.counted.name] ?? 2) : this.list(this.perSeat?.name ?? "").length || 2;
  }

  option(name: string): SetupOptionShown | undefined {
    return this.game.setup_options.find((option) => option.name === name);
  }

  /** What an option of several values stands at. */
  list(name: string): string[] {
    return (this.setup[name] as string[] | null | undefined) ?? [];
  }

  /** Put as many chairs at the table as it has seats. */
  sit(): void {
    const chairs = [...this.chairs];
    while (chairs.length < this.seats) chairs.push({ holder: chairs.length ? "bot" : "me", level: this.usual, name: "" });
    this.chairs = chairs.slice(0, this.seats);
  }

  toggle(name: string, value: string): void {
    const now = this.list(name);
    this.setup[name] = now.includes(value) ? now.filter((one) => one !== value) : [...now, value];
  }

  /** Who is named for each place of an option; nobody: chance decides. */
  persons(name: string): string[] {
    const { many, usual = [] } = this.places[name] ?? { many: () => this.seats };
    const named = this.list(name);
    const rest = usual.filter((one) => !named.includes(one));
    return Array.from({ length: many(this) }, (_, i) => named[i] ?? rest[i - named.length] ?? "");
  }

  /** Name somebody for a place. Nobody is there twice: who was named for another place changes with this one. */
  appoint(name: string, place: number, value: string): void {
    const now = this.persons(name);
    const twin = value ? now.indexOf(value) : -1;
    if (twin >= 0) now[twin] = now[place] ?? "";
    now[place] = value;
    this.setup[name] = now;
  }

  /** Who is chosen for a seat, in words. */
  role(seat: number): string {
    const chosen = this.list(this.perSeat?.name ?? "")[seat];
    return this.perSeat?.choices.find((choice) => choice.value === chosen)?.label ?? t("new.seat", { number: seat + 1 });
  }

  #wanted(chair: Chair, seat: number): SeatWanted {
    if (chair.holder === "bot") return { holder: "bot", level: chair.level, name: "" };
    if (chair.holder === "friend") return { holder: "invite", level: null, name: "" };
    const fallback = chair.holder === "me" ? settings.name || t("seat.me") : t("new.player", { number: seat + 1 });
    return { holder: "me", level: null, name: chair.name.trim() || fallback };
  }

  /** The list with its gaps filled by chance: who names one names all. */
  #filled({ name, choices }: SetupOptionShown): string[] {
    const chosen = this.persons(name);
    const free = choices.map((choice) => choice.value).filter((value) => !chosen.includes(value));
    return chosen.map((one) => one || free.splice(Math.floor(Math.random() * free.length), 1)[0]!);
  }

  #byPlace(option: SetupOptionShown): boolean {
    return option === this.perSeat || option.name in this.places;
  }

  /** What is agreed on apart from who is where: only what differs from the usual. */
  agreed(): Record<string, unknown> {
    const changed = this.game.setup_options.filter(
      (option) =>
        !this.#byPlace(option) &&
        (option === this.counted || JSON.stringify(this.setup[option.name]) !== JSON.stringify(option.default)),
    );
    return Object.fromEntries(changed.map((option) => [option.name, $state.snapshot(this.setup[option.name])]));
  }

  /** What it would be about, and the task of each scenario where one is chosen. */
  goal(): Promise<GoalAhead> {
    return goalOf(this.game.id, this.agreed(), this.option("scenario")?.kind === "one" ? "scenario" : "");
  }

  /** What is asked of the server. */
  request(): NewTable {
    const setup = this.agreed();
    // Where nobody is named, the game has its own way to deal; who leaves a usual one out means chance.
    for (const option of this.game.setup_options.filter((one) => this.#byPlace(one)))
      if (this.list(option.name).length && (this.places[option.name]?.usual || this.persons(option.name).some(Boolean)))
        setup[option.name] = this.#filled(option);
    return {
      game: this.game.id,
      setup,
      // Where there are more places than chairs, whoever sits there has several.
      seats: Array.from(
        { length: Math.max(this.chairs.length, this.perSeat ? this.persons(this.perSeat.name).length : 0) },
        (_, i) => this.#wanted(this.chairs[i % this.chairs.length]!, i),
      ),
      shared_chance: this.sharedChance && this.chairs.some((chair) => chair.holder === "friend"),
      ...(this.figures && { figures: this.figures }),
      clock: this.seconds ? { seconds: this.seconds, then: "bot", level: this.usual } : null,
    };
  }
}
