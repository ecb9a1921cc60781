// A new duel: heroes and board are chosen by their pictures.
import { catalogue } from "../../lib/api";
import type { Setup } from "../shelf";
import AddHero from "./setup/AddHero.svelte";
import Boards from "./setup/Boards.svelte";
import Heroes from "./setup/Heroes.svelte";
import Versus from "./setup/Versus.svelte";
import { load, printed } from "./printed";
import { t } from "./words";
import "./motion.css";
import "./style.css";

export async function setup(): Promise<Setup> {
  load(await catalogue("unmatched"));
  return {
    drawn: ["heroes", "board"],
    Above: Heroes,
    Instead: Boards,
    Below: AddHero,
    Summary: Versus,
    seat: (draft, seat) => ({
      role: draft.role(seat),
      initial:
        printed()
          .heroes.find((hero) => hero.id === draft.list("heroes")[seat])
          ?.banner.charAt(0) ?? String(seat + 1),
    }),
    start: (draft) => t(draft.seats > 2 ? "new.start" : "new.start_duel"),
  };
}
