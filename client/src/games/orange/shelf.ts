import type { Shelved } from "../shelf";
import cover from "./cover.svg?raw";
import "./cover.css";

export default {
  id: "orange-shall-overcome",
  place: 3,
  cover,
  about: {
    en: "The Netherlands, 1943. Carry, hide, print and warn, while the patrols walk their rounds.",
    nl: "Nederland, 1943. Breng, verberg, druk en waarschuw, terwijl de patrouilles hun ronde doen.",
    de: "Die Niederlande, 1943. Ihr schmuggelt, versteckt, druckt und warnt, während die Streifen ihre Runden gehen.",
  },
  tags: {
    en: ["1–5 players", "60–90 min", "together"],
    nl: ["1–5 spelers", "60–90 min", "samen"],
    de: ["1–5 Spieler", "60–90 Min.", "gemeinsam"],
  },
  minutes: 75,
  words: (language) => import(`./words/${language}.ts`),
  kind: () => import(".").then((module) => module.orange),
  emblem: () => import("./Emblem.svelte"),
  who: () => import("./Who.svelte"),
  setup: () => import("./setup").then((module) => module.setup()),
} satisfies Shelved;
