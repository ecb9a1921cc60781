// How others' turns among the conspirators are told in short.
import type { Recapping } from "../../lib/recap";

const WEIGHTS = {
  arrested: 9,
  leader_removed: 9,
  plot_named: 9,
  plot_failed: 9,
  plot_detected: 9,
  plot_succeeded: 9,
  plot_rolled: 8,
  raided: 8,
  released: 7,
  stage_began: 7,
  event_drawn: 6,
  item_taken: 6,
  card_used: 6,
  ability_used: 5,
  support_changed: 5,
  motivation_changed: 4,
  suspicion_changed: 4,
  conspired: 4,
  moved: 4,
  handed_over: 4,
  tile_revealed: 3,
  dissent_changed: 3,
  card_drawn: 2,
  leader_moved: 2,
  dice_rolled: 2,
};

export const recap: Recapping = {
  weights: WEIGHTS,
  acts: ["moved", "conspired", "card_drawn", "card_used", "item_taken", "ability_used", "actions_ended"],
  walk: (event) =>
    event.event === "moved"
      ? {
          piece: `conspirator:${String(event["conspirator"])}`,
          from: `space:${String(event["from"])}`,
          to: `space:${String(event["to"])}`,
        }
      : null,
  toward: true,
  own: 3,
};
