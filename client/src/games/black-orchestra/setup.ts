// A new conspiracy: who takes part is chosen from the files, and how well guarded the target is.
import { catalogue } from "../../lib/api";
import GoalAhead from "../../parts/GoalAhead.svelte";
import type { Setup } from "../shelf";
import Choices from "./setup/Choices.svelte";
import { load, printed, type Catalogue } from "./types";
import "./style.css";
import "./setup/setup.css";

const FEWEST = 2;

export async function setup(): Promise<Setup> {
  load(await catalogue<Catalogue>("black-orchestra"));
  return {
    drawn: ["conspirators", "difficulty"],
    // Whoever plays alone runs two.
    places: { conspirators: { many: (draft) => Math.max(FEWEST, draft.seats) } },
    beside: true,
    Above: Choices,
    Summary: GoalAhead,
    seat: (draft, seat) => {
      const found = printed().conspirators.find((one) => one.id === draft.persons("conspirators")[seat]);
      return found && { role: found.short, initial: found.seal };
    },
  };
}
