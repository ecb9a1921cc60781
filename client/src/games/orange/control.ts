// What came of a control card, told from the log: who was stopped, the door that was chosen, and what lay behind it.
import type { GameEvent } from "../../lib/live.svelte";

export interface Control {
  card: string;
  soldier: boolean;
  character: string;
  answer: string;
  result: string;
}

const ANSWERED = new Set(["control_answered", "control_switched"]);

/** What an answer came to; null for any other event. */
export function controlOf(event: GameEvent, events: readonly GameEvent[]): Control | null {
  if (!ANSWERED.has(event.event)) return null;
  const drawn = events.slice(0, events.lastIndexOf(event)).findLast((one) => one.event === "control_drawn");
  return {
    card: String(drawn?.["card"] ?? ""),
    soldier: drawn?.["facing"] === "soldier",
    character: String(event["character"]),
    answer: String(event["answer"]),
    result: String(event["result"]),
  };
}

/** The answer of the last choice, or of the one before it. */
export function lastControl(moment: number, events: readonly GameEvent[]): Control | null {
  const last = events.findLast((event) => ANSWERED.has(event.event));
  return last && last.moment >= moment - 1 ? controlOf(last, events) : null;
}
