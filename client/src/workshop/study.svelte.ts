// The visitor's own study: asked for, followed while it is played, stopped, put away. It lives on the server; the page only looks.
import { ask, download, Refused, send } from "../lib/api";
import type { StudyShown, StudyWanted, WorkshopShown } from "../lib/protocol";
import { recall, remember } from "../lib/settings.svelte";

const EVERY = 1000;
const WHILE_AWAY = 3000;
/** Which study this device has asked for: if the server knows nothing of it any more, the page says so. */
const KEY = "parlour.study";

export class Studying {
  shop = $state.raw<WorkshopShown | null>(null);
  study = $state.raw<StudyShown | null>(null);
  /** Whether the study that was begun here is nowhere to be found. */
  gone = $state(false);
  /** Whether the server does not answer. */
  away = $state(false);
  problem = $state("");
  #next = 0;
  #over = false;

  get runs(): boolean {
    return this.study?.state === "waiting" || this.study?.state === "playing";
  }

  /** Look now, and again and again while something is played. */
  async look(): Promise<void> {
    clearTimeout(this.#next);
    try {
      this.shop = await ask<WorkshopShown>("GET", "/study");
      this.away = false;
      this.#take(this.shop.study);
    } catch (refusal) {
      this.away = refusal instanceof Refused && refusal.code === "unavailable";
      if (!this.away) this.problem = (refusal as Error).message;
    }
    if (!this.#over && (this.runs || this.away))
      this.#next = window.setTimeout(() => void this.look(), this.away ? WHILE_AWAY : EVERY);
  }

  #take(study: StudyShown | null): void {
    const begun = recall<string | null>(KEY, null);
    this.gone = begun !== null && study?.id !== begun;
    if (this.gone) remember(KEY, null);
    this.study = study;
  }

  async begin(wanted: StudyWanted): Promise<void> {
    this.problem = "";
    try {
      // A first visit takes two tries: the study belongs to the cookie that comes with the first.
      const begin = (): Promise<StudyShown> => ask<StudyShown>("POST", "/study", wanted);
      this.study = await begin().catch((refusal: unknown) => {
        if (refusal instanceof Refused && refusal.code === "no_cookie") return begin();
        throw refusal;
      });
      this.gone = false;
      remember(KEY, this.study.id);
      await this.look();
    } catch (refusal) {
      this.problem = (refusal as Error).message;
    }
  }

  /** Stop it; one that has ended is put away. */
  async stop(): Promise<void> {
    this.problem = "";
    try {
      if (!this.runs) remember(KEY, null);
      await ask("DELETE", "/study");
    } catch (refusal) {
      this.problem = (refusal as Error).message;
    }
    await this.look();
  }

  async report(): Promise<void> {
    this.problem = "";
    try {
      download(`${this.study!.game}-study.html`, await send("GET", "/study/report"), "text/html");
    } catch (refusal) {
      this.problem = (refusal as Error).message;
    }
  }

  /** Nobody looks any more. */
  end(): void {
    this.#over = true;
    clearTimeout(this.#next);
  }
}
