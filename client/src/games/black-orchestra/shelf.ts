import type { Shelved } from "../shelf";
import cover from "./cover.svg?raw";
import "./cover.css";

export default {
  id: "black-orchestra",
  place: 2,
  cover,
  about: {
    en: "Inside the German resistance: gather the means, keep your nerve, act before they find you.",
    nl: "In het Duitse verzet: verzamel middelen, hou je hoofd koel, sla toe voor ze je vinden.",
    de: "Im deutschen Widerstand: Mittel beschaffen, die Nerven behalten, handeln, bevor sie euch finden.",
  },
  tags: {
    en: ["1–5 players", "45+ min", "together"],
    nl: ["1–5 spelers", "45+ min", "samen"],
    de: ["1–5 Spieler", "ab 45 Min.", "gemeinsam"],
  },
  minutes: 60,
  words: (language) => import(`./words/${language}.ts`),
  kind: () => import(".").then((module) => module.blackOrchestra),
  who: () => import("./Who.svelte"),
  setup: () => import("./setup").then((module) => module.setup()),
} satisfies Shelved;
