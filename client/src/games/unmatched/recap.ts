// How others' turns of a duel are told in short.
import type { Recapping } from "../../lib/recap";

const WEIGHTS = {
  defeated: 9,
  combat_won: 8,
  hurt: 7,
  attacked: 6,
  schemed: 6,
  recovered: 5,
  transformed: 5,
  swapped: 5,
  moved: 4,
  returned: 4,
  placed: 3,
  boosted: 3,
  discarded: 2,
  action_gained: 2,
  maneuvered: 1,
};

export const recap: Recapping = {
  weights: WEIGHTS,
  acts: ["maneuvered", "schemed", "attacked"],
  walk: (event) =>
    event.event === "moved" && typeof event["from"] === "string" && typeof event["to"] === "string"
      ? { piece: `fighter:${String(event["fighter"])}`, from: `space:${event["from"]}`, to: `space:${event["to"]}` }
      : null,
};
