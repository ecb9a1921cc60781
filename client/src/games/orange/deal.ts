// An agreement that is put together: which tokens go which way, and what one more click would change.
import type { Option } from "../../lib/live.svelte";
import { GOODS, type Character, type Orange } from "./types";

export interface Step {
  kind: string;
  /** How many of them are in the agreement, and how many there are. */
  moved: number;
  held: number;
  more: Option | undefined;
  less: Option | undefined;
}

export interface Side {
  who: Character;
  other: Character;
  steps: Step[];
  /** What this side would hold afterwards, if that is more than it may carry. */
  tooMuch: number | null;
}

/** Tickets and passes weigh nothing. */
const LIGHT = new Set(["ticket", "immunity"]);
const weight = (goods: Record<string, number>): number =>
  Object.entries(goods).reduce((sum, [kind, n]) => sum + (LIGHT.has(kind) ? 0 : n), 0);

/** Both sides of the open agreement, the proposer's first; `null` if there is none. */
export function sides(view: Orange, options: readonly Option[]): [Side, Side] | null {
  const offer = view.offer;
  const one = view.characters.find((character) => character.id === offer?.from);
  const other = view.characters.find((character) => character.id === offer?.to);
  if (!offer || !one || !other) return null;
  const by = (key: string): Option | undefined => options.find((option) => option.key === key);
  const side = (
    who: Character,
    partner: Character,
    gone: Record<string, number>,
    come: Record<string, number>,
    more: string,
  ): Side => {
    const after = who.held - weight(gone) + weight(come);
    return {
      who,
      other: partner,
      steps: Object.keys(GOODS)
        .filter((kind) => who.goods[kind])
        .map((kind) => ({
          kind,
          moved: gone[kind] ?? 0,
          held: who.goods[kind]!,
          more: by(`${more}:${kind}`),
          less: gone[kind] ? by(`take_back:${kind}`) : undefined,
        })),
      tooMuch: after > who.carry_limit ? after : null,
    };
  };
  return [side(one, other, offer.gives, offer.asks, "give"), side(other, one, offer.asks, offer.gives, "ask")];
}
