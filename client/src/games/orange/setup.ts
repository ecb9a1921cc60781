// A new group: what is to be done, and who does it, chosen by their prints.
import { catalogue } from "../../lib/api";
import GoalAhead from "../../parts/GoalAhead.svelte";
import type { Setup } from "../shelf";
import Choices, { MOST } from "./setup/Choices.svelte";
import { load, printed, type Catalogue } from "./types";
import "./style.css";
import "./setup/setup.css";

export async function setup(): Promise<Setup> {
  load(await catalogue<Catalogue>("orange-shall-overcome"));
  return {
    drawn: ["scenario", "characters", "difficulty"],
    places: {
      characters: {
        many: (draft) => Math.min(MOST, Math.max(draft.seats, draft.list("characters").length)),
        usual: printed().usual,
      },
    },
    beside: true,
    Above: Choices,
    Summary: GoalAhead,
    seat: (draft, seat) => {
      const found = printed().characters.find((one) => one.id === draft.persons("characters")[seat]);
      return found && { role: found.name, initial: found.name.charAt(0) };
    },
  };
}
