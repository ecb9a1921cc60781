// How others' turns, and the night, are told in short.
import type { GameEvent, View } from "../../lib/live.svelte";
import type { RecapLine, Recapping } from "../../lib/recap";
import { t } from "./words";
import { printed, type Orange } from "./types";

const WEIGHTS = {
  person_saved: 9,
  bundle_delivered: 9,
  line_halted: 9,
  meal_served: 9,
  location_flipped: 8,
  striker_hidden: 8,
  bundles_printed: 7,
  helper_taken: 6,
  control_answered: 6,
  shared: 5,
  travelled: 4,
  gained: 4,
  // What it changed names the card, and weighs more.
  occupier_resolved: 3,
  paid: 2,
  card_discarded: 2,
  action_taken: 1,
};
const BY_NIGHT = new Set(["safety_changed", "raid_began", "patrol_moved", "person_arrested", "striker_arrested", "bundle_seized"]);

const plain = (words: string): RecapLine => ({ seat: null, spans: [["", words]] });

/** What the night took from each place, its raids and arrests, and how many patrols moved on. */
function night(events: readonly GameEvent[], view: View): RecapLine[] {
  const fell = events.findIndex((event) => event.event === "danger_began");
  if (fell < 0) return [];
  const after = events.slice(fell).filter((event) => BY_NIGHT.has(event.event));
  const lost = new Map<string, number>();
  for (const event of after)
    if (event.event === "safety_changed" && Number(event["change"]) < 0)
      lost.set(String(event["spot"]), (lost.get(String(event["spot"])) ?? 0) + Number(event["change"]));
  const places = [...lost].map(([spot, n]) => `${(view as Orange).spots.find((one) => one.id === spot)?.name ?? spot} −${-n}`);
  const marched = after.filter((event) => event.event === "patrol_moved").length;
  const worst = after.filter((event) => !["safety_changed", "patrol_moved"].includes(event.event));
  const lines: RecapLine[] = worst.slice(-2).map((event) => ({ seat: null, spans: event.spans ?? [["", event.text]] }));
  if (places.length) lines.unshift(plain(t("oso.recap.safety", { places: places.join(", ") })));
  if (lines.length < 3 && marched)
    lines.push(plain(t(marched === 1 ? "oso.recap.patrol" : "oso.recap.patrols", { number: marched })));
  return lines;
}

export const recap: Recapping = {
  weights: WEIGHTS,
  acts: ["card_used", "card_discarded", "morale_card_used"],
  walk(event) {
    if (event.event !== "travelled") return null;
    const road = printed().roads.find((one) => one.id === event["road"]);
    const to = String(event["spot"]);
    const from = road?.ends.find((end) => end !== to);
    return from ? { piece: `character:${String(event["character"])}`, from: `spot:${from}`, to: `spot:${to}` } : null;
  },
  night,
};
