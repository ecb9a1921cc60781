import type { Shelved } from "../shelf";
import cover from "./cover.svg?raw";
import "./cover.css";

export default {
  id: "unmatched",
  place: 1,
  cover,
  about: {
    en: "Holmes, Dracula, Jekyll & Hyde and the Invisible Man settle it in a fog-bound manor.",
    nl: "Holmes, Dracula, Jekyll & Hyde en de Onzichtbare Man vechten het uit in een landhuis vol mist.",
    de: "Holmes, Dracula, Jekyll & Hyde und der Unsichtbare tragen es in einem Landsitz im Nebel aus.",
  },
  tags: {
    en: ["2–4 players", "four heroes", "duel"],
    nl: ["2–4 spelers", "vier helden", "duel"],
    de: ["2–4 Spieler", "vier Helden", "Duell"],
  },
  minutes: 25,
  words: (language) => import(`./words/${language}.ts`),
  kind: () => import(".").then((module) => module.unmatched),
  emblem: () => import("./Emblem.svelte"),
  who: () => import("./Who.svelte"),
  setup: () => import("./setup").then((module) => module.setup()),
} satisfies Shelved;
