// A table before it stands: what is agreed on, and who sits where. A good first game is chosen already.
import { t } from "../words/index.svelte";
import type { GameShown, NewTable, SeatWanted, SetupOptionShown } from "./protocol";
import { settings } from "./settings.svelte";

export const HOLDERS = ["me", "here", "friend", "bot"] as const;
export interface Chair {
  holder: (typeof HOLDERS)[number];
  level: string;
  name: string;
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

  constructor(game: GameShown) {
    this.game = game;
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

  /** Nobody sits twice: who is chosen here leaves the other seat. */
  seatAt(seat: number, value: string): void {
    if (!this.perSeat) return;
    const now = Array.from({ length: this.seats }, (_, i) => this.list(this.perSeat!.name)[i] ?? "");
    const twin = now.indexOf(value);
    if (twin >= 0) now[twin] = "";
    now[seat] = value;
    this.setup[this.perSeat.name] = now.some(Boolean) ? now : [];
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

  /** The list with its gaps filled by chance: a seat option wants all or none. */
  #filled({ name, choices }: SetupOptionShown): string[] {
    const chosen = this.list(name);
    const free = choices.map((choice) => choice.value).filter((value) => !chosen.includes(value));
    return Array.from({ length: this.seats }, (_, i) => chosen[i] || free.splice(Math.floor(Math.random() * free.length), 1)[0]!);
  }

  /** What is asked of the server: only what differs from the usual. */
  request(): NewTable {
    const changed = this.game.setup_options.filter(
      (option) => option === this.counted || JSON.stringify(this.setup[option.name]) !== JSON.stringify(option.default),
    );
    const setup: Record<string, unknown> = Object.fromEntries(
      changed.map((option) => [option.name, $state.snapshot(this.setup[option.name])]),
    );
    const { perSeat } = this;
    if (perSeat && perSeat.name in setup && this.list(perSeat.name).length) setup[perSeat.name] = this.#filled(perSeat);
    return {
      game: this.game.id,
      setup,
      seats: this.chairs.map((chair, seat) => this.#wanted(chair, seat)),
      shared_chance: this.sharedChance && this.chairs.some((chair) => chair.holder === "friend"),
      ...(this.figures && { figures: this.figures }),
      clock: this.seconds ? { seconds: this.seconds, then: "bot", level: this.usual } : null,
    };
  }
}
