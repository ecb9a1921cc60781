import { expect, it } from "vitest";
import type { SeatInfo } from "../games/kind";
import { changes } from "./digest";
import type { View } from "./live.svelte";

interface Small {
  health: number[];
  level: number;
  cards: number;
}
const kind = {
  seat: (view: View, seat: number): SeatInfo | null => {
    const health = (view as unknown as Small).health[seat];
    return health === undefined
      ? null
      : {
          initial: "H",
          role: ["Holmes", "Dracula"][seat]!,
          notes: [],
          cards: (view as unknown as Small).cards,
          cardsName: "cards",
          vitals: [{ name: "health", now: health, full: 16, label: "" }],
        };
  },
  gauges: (view: View) => [
    { name: "Holmes", value: (view as unknown as Small).health[0]!, seat: 0 },
    { name: "Nerve", value: (view as unknown as Small).level, seat: null, levels: ["Low", "High"] },
  ],
};
const view = (small: Small): View => small as unknown as View;

it("tells what is different, by seat and in all, once", () => {
  const found = changes(kind, view({ health: [16, 13], level: 1, cards: 5 }), view({ health: [12, 13], level: 2, cards: 5 }));
  expect(found).toEqual([
    { name: "Holmes: health", seat: 0, from: "16", to: "12" },
    { name: "Nerve", seat: null, from: "Low", to: "High" },
  ]);
});

it("says nothing where nothing changed", () => {
  const same = view({ health: [16, 13], level: 1, cards: 5 });
  expect(changes(kind, same, same)).toEqual([]);
});
