// What is different between two views of the same game.
import type { GameKind } from "../games/kind";
import type { View } from "./live.svelte";

export interface Change {
  name: string;
  seat: number | null;
  from: string;
  to: string;
}

const MOST_SEATS = 16;
const round = (value: number): string => String(Math.round(value * 10) / 10);

/** Compare what the seats' strips and the end's charts show. */
export function changes(kind: Pick<GameKind, "seat" | "gauges">, then: View, now: View): Change[] {
  const found: Change[] = [];
  for (let seat = 0; seat < MOST_SEATS; seat++) {
    const [before, after] = [kind.seat(then, seat), kind.seat(now, seat)];
    if (!before || !after) continue;
    for (const [number, vital] of after.vitals.entries()) {
      const old = before.vitals[number];
      const [from, to] = [old?.value ?? round(old?.now ?? 0), vital.value ?? round(vital.now)];
      if (old && from !== to) found.push({ name: vital.name ? `${after.role}: ${vital.name}` : after.role, seat, from, to });
    }
    if (before.cards !== undefined && after.cards !== undefined && before.cards !== after.cards)
      found.push({ name: `${after.role}: ${after.cardsName ?? ""}`, seat, from: round(before.cards), to: round(after.cards) });
  }
  const old = new Map(kind.gauges(then).map((gauge) => [gauge.name, gauge.value]));
  for (const gauge of kind.gauges(now)) {
    const from = old.get(gauge.name);
    // What belongs to one seat has been told with that seat.
    const told = gauge.seat !== null && kind.seat(now, gauge.seat)?.role === gauge.name;
    if (told || from === undefined || round(from) === round(gauge.value)) continue;
    found.push({
      name: gauge.name,
      seat: null,
      from: gauge.levels?.[Math.round(from) - 1] ?? round(from),
      to: gauge.levels?.[Math.round(gauge.value) - 1] ?? round(gauge.value),
    });
  }
  return found.filter((change) => change.from !== change.to);
}
