// Line icons in a 24 x 24 box.
export const ICONS = {
  hint: "M9 18h6M10 21h4M12 3a6 6 0 0 0-4 10.5c.7.7 1 1.5 1 2.5h6c0-1 .3-1.8 1-2.5A6 6 0 0 0 12 3z",
  check: "m4 12 6 6L20 6",
  lock: "M6 11h12v9H6zM8 11V8a4 4 0 0 1 8 0v3",
  up: "M12 20V5M6 11l6-6 6 6",
  right: "M4 12h14M13 6l6 6-6 6",
  target: "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 1v4M12 19v4M1 12h4M19 12h4",
  globe: "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM3 12h18M12 3c3 3 3 15 0 18M12 3c-3 3-3 15 0 18",
  moon: "M20 14A8 8 0 1 1 10 4a6.5 6.5 0 0 0 10 10z",
  sun: "M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 2v2M12 20v2M2 12h2M20 12h2M5 5l1.5 1.5M17.5 17.5 19 19M19 5l-1.5 1.5M6.5 17.5 5 19",
  gear: "M12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6zM12 2v3M12 19v3M2 12h3M19 12h3M5 5l2 2M17 17l2 2M19 5l-2 2M7 17l-2 2",
  link: "M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1",
  back: "M15 5l-7 7 7 7",
  book: "M4 5a2 2 0 0 1 2-2h14v16H6a2 2 0 0 0-2 2zM4 19V5M8 7h8M8 11h6",
  person: "M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM4 21c0-5 4-7 8-7s8 2 8 7",
  people: "M9 5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7zM2 20c0-4 3-6 7-6s7 2 7 6M16 5a3.5 3.5 0 0 1 0 7M18 14c3 .6 4 3 4 6",
  heart: "M12 20S4 15 4 9a4 4 0 0 1 8-1 4 4 0 0 1 8 1c0 6-8 11-8 11z",
  bot: "M5 9h14v10H5zM12 5v4M9 13v2M15 13v2M12 5a1 1 0 1 0 0-2 1 1 0 0 0 0 2",
  cards: "M8 4h11v14H8zM5 7v14h11",
  undo: "M9 14 4 9l5-5M4 9h10a6 6 0 0 1 0 12h-3",
  redo: "m15 14 5-5-5-5M20 9H10a6 6 0 0 0 0 12h3",
  chat: "M4 5h16v11H10l-5 4v-4H4z",
  sound: "M4 9v6h4l5 4V5L8 9zM17 8a6 6 0 0 1 0 8",
  mute: "M4 9v6h4l5 4V5L8 9zM17 9l5 6M22 9l-5 6",
  menu: "M4 7h16M4 12h16M4 17h16",
  steps: "M8 3c2 0 3 2 3 4s-1 4-3 4-3-2-3-4 1-4 3-4zM7 13h3v3H7zM16 8c2 0 3 2 3 4s-1 4-3 4-3-2-3-4 1-4 3-4zM15 18h3v3h-3z",
  flag: "M5 21V4h13l-3 4 3 4H5",
  clock: "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 7v5l3 2",
  eye: "M2 12s4-7 10-7 10 7 10 7-4 7-10 7S2 12 2 12zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6",
  die: "M5 5h14v14H5zM9 9v.01M15 15v.01M12 12v.01",
  bolt: "M13 2 5 14h6l-1 8 9-13h-6z",
  mark: "M6 4h12v16l-6-4-6 4z",
  plus: "M12 5v14M5 12h14",
  minus: "M5 12h14",
  close: "M6 6l12 12M18 6 6 18",
  search: "M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14zM16 16l5 5",
  download: "M12 4v11M7 10l5 5 5-5M4 20h16",
  upload: "M12 15V4M7 9l5-5 5 5M4 20h16",
  branch: "M6 4v16M6 12h6a5 5 0 0 0 5-5V4M14 6l3-3 3 3",
  down: "m5 9 7 7 7-7",
  first: "M6 5v14M19 5l-9 7 9 7z",
  play: "M7 4v16l13-8z",
  pause: "M8 5v14M16 5v14",
  next: "m9 5 7 7-7 7",
  last: "M18 5v14M5 5l9 7-9 7z",
  sword: "M19 3 9 13l2 2L21 5V3zM8 12l4 4M10 16l-4 4M4 18l2 2M6 14l4 4",
  shield: "M12 3l8 3v6c0 5-4 8-8 9-4-1-8-4-8-9V6z",
  hand: "M7 12V6a1.5 1.5 0 0 1 3 0v5-7a1.5 1.5 0 0 1 3 0v7-5a1.5 1.5 0 0 1 3 0v8c0 4-2 7-6 7-3 0-4-2-6-6l-2-3c1-2 3-1 4 1",
  home: "M4 11 12 4l8 7M6 10v10h12V10",
  key: "M15 4a5 5 0 1 0 0 10 5 5 0 0 0 0-10zM11 12l-7 7v2h3v-2h2v-2l3-3",
} as const;

export type IconName = keyof typeof ICONS;

/** The icon of a kind of choice, by the verb of its key; other verbs get a plain arrow. */
// prettier-ignore
const VERBS: Record<string, IconName> = {
  maneuver: "steps", move: "steps", place: "steps", go: "steps", visit: "steps", travel: "steps", attack: "sword", bite: "sword",
  defend: "shield", scheme: "bolt", boost: "up", discard: "minus", done: "check", end: "check", pass: "check", none: "check",
  yes: "check", agree: "check", accept: "check", no: "close", refuse: "close", decline: "close", keep: "hand", take: "hand",
  collect: "hand", draw: "cards", dossier: "cards", card: "cards", use: "bolt", instant: "bolt", special: "bolt", ability: "bolt",
  conspire: "die", roll: "die", plot: "target", announce: "target", reveal: "eye", share: "people", give: "people", ask: "people",
  deliver: "hand", release: "key", morale: "people", answer: "chat", number: "chat", fighter: "person",
  opponent: "person", conspirator: "person", care: "heart", alibi: "heart", safety: "shield", step: "steps", dissent: "target",
  "act:move": "steps", "act:move_without_bonus": "steps", "act:raise_safety": "shield", "act:gather_information": "chat", "act:bonus": "plus",
  "act:newspaper": "book", "act:done": "check", "act:trust_1": "flag", "act:trust_2": "flag", act: "home",
};
/** By the whole key, its first two words, or its verb. */
export function iconOf(key: string): IconName {
  const [verb = "", noun] = key.split(":");
  return VERBS[`${verb}:${noun}`] ?? VERBS[verb] ?? "right";
}
