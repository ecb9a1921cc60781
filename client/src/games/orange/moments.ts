// Moments of a game that are more than a line of the log: a raid, nightfall, a patrol on its way, a new day.
import { label, t } from "./words";
import type { GameKind } from "../kind";
import { controlOf } from "./control";
import { ways } from "./night";
import { marches, stride } from "./patrols.svelte";
import { picture } from "./pictures.svelte";
import { cardOf, type Orange, type PrintedCard } from "./types";

/** Time to read the card before anybody walks, and to see where they have come to. */
export const READ = 700;
const REST = 200;

/** What a patrolling card tells soldiers and policemen. */
export const orders = (card: PrintedCard): string =>
  (card.moves ?? []).map(({ kind, arrow }) => t(`oso.patrol.${kind === "soldier" ? "soldier" : "policeman"}_${arrow}`)).join(" ");

export const scene: NonNullable<GameKind["scene"]> = (event, view, news) => {
  switch (event.event) {
    case "raid_began": {
      const spot = (view as Orange).spots.find((one) => one.id === event["spot"])?.name ?? "";
      const card = cardOf(String(event["card"]));
      return {
        title: t("oso.scene.raid", { place: spot }),
        text: card ? `${card.name}: ${card.text}` : "",
        tone: "grave",
        picture: picture(card?.id ?? "r02"),
        dark: true,
      };
    }
    case "control_answered":
    case "control_switched": {
      const control = controlOf(event, news)!;
      const name = (view as Orange).characters.find((one) => one.id === control.character)?.name ?? "";
      return { title: `${name}: ${control.answer}`, text: control.result, tone: "watch", lasts: 2000 };
    }
    case "danger_began":
      return { title: t("oso.scene.night"), text: t("oso.scene.night_text"), tone: "night", lasts: 700 };
    case "patrol_revealed": {
      const card = cardOf(String(event["card"]));
      if (!card) return null;
      const walk = marches(news.slice(news.indexOf(event))).length;
      const words = orders(card);
      return {
        title: t("oso.patrol.title", { area: label("oso.area", card.area ?? "") }),
        text: walk ? words : `${words} ${t("oso.patrol.otherwise")} ${card.otherwise ?? ""}`,
        tone: "watch",
        lasts: READ + walk * stride(walk) + REST,
        picture: ways(card),
      };
    }
    case "round_began":
      return { title: t("oso.round_n", { round: Number(event["round"]) }), text: t("oso.scene.day_text"), tone: "day", lasts: 700 };
    default:
      return null;
  }
};
