import { expect, it } from "vitest";
import { wrapped } from "../../lib/lines";
import { drawnAt, overlap, place, SEAL, TAB, tabBox, tabWidth, threads, type Box, type Stop } from "./tabs";
import { PLACES } from "./types";

const LEADERS = ["Bormann", "Goebbels", "Goering", "Hess", "Himmler", "Hitler"];
const PEOPLE = ["one", "two", "three", "four", "five"];
/** As long as they are in the language that writes them longest. */
const NAMES: Record<string, string> = {
  ministry_of_propaganda: "Propagandaministerium",
  gestapo_hq: "Gestapo-Hauptquartier",
  train_station: "Bahnhof",
  chancellery: "Reichskanzlei",
  prison: "Gevangenis",
};
const FORTIFIED = new Set(["berghof", "wolfsschanze", "adlerhorst", "tannenberg", "wolfsschlucht", "wehrwolf", "anlage_sud"]);
const IDS = Object.keys(PLACES);

type Crowd = Record<string, string[]>;
const stops = (leaders: Crowd, people: Crowd = {}): Stop[] =>
  IDS.map((id) => ({
    at: PLACES[id]!,
    lines: wrapped(NAMES[id] ?? id.replaceAll("_", " "), 25),
    above: id === "ministry_of_propaganda",
    fortified: FORTIFIED.has(id),
    item: id !== "prison" && id !== "train_station",
    people: people[id] ?? [],
    leaders: (leaders[id] ?? []).map((name) => ({ id: name, name })),
  }));

/** Everything that covers something else where pieces lie so. */
function covered(all: readonly Stop[]): string[] {
  const { seals, tabs } = place(all);
  const pieces: [string, Box][] = [
    ...[...seals].map(([id, [x, y]]): [string, Box] => [
      id,
      { x: x - SEAL + 1, y: y - SEAL + 1, w: 2 * SEAL - 2, h: 2 * SEAL - 2 },
    ]),
    ...[...tabs].map(([name, corner]): [string, Box] => [name, tabBox(corner, name)]),
  ];
  const printed = all.flatMap((stop, n) => drawnAt(stop).map((box, part): [string, Box] => [`${IDS[n]}/${part}`, box]));
  const found: string[] = [];
  pieces.forEach(([name, box], number) => {
    for (const [other, there] of [...printed, ...pieces.slice(number + 1)])
      if (overlap(box, there) > 2) found.push(`${name} on ${other}`);
    if (box.x < 0 || box.y < 0 || box.x + box.w > 1440 || box.y + box.h > 768) found.push(`${name} lies outside`);
  });
  return found;
}

it("covers nothing where all leaders and all conspirators meet in one place, or in two near each other", () => {
  const places = IDS.filter((id) => id !== "prison");
  const found = covered(stops({}, { prison: PEOPLE }));
  for (const id of places) {
    found.push(...covered(stops({ [id]: LEADERS }, { [id]: PEOPLE })).map((one) => `${id}: ${one}`));
    const near = (one: string): boolean => Math.hypot(PLACES[one]![0] - PLACES[id]![0], PLACES[one]![1] - PLACES[id]![1]) < 200;
    for (const other of places.filter((one) => one !== id && near(one)))
      found.push(...covered(stops({ [id]: LEADERS }, { [other]: PEOPLE })).map((one) => `${id}, ${other}: ${one}`));
  }
  expect(found).toEqual([]);
}, 120_000);

it("covers nothing wherever the pieces are", () => {
  let seed = 1;
  const chance = (below: number): number => {
    seed = (Math.imul(seed, 1103515245) + 12345) >>> 0;
    return Math.floor(((seed >>> 8) / 2 ** 24) * below);
  };
  const dealt = (all: readonly string[], among: readonly string[]): Crowd => {
    const crowd: Crowd = {};
    for (const one of all) (crowd[among[chance(among.length)]!] ??= []).push(one);
    return crowd;
  };
  const found: string[] = [];
  for (let round = 0; round < 1500; round++) {
    // In every third everybody is within a few places.
    const among = round % 3 ? IDS : Array.from({ length: 2 + chance(4) }, () => IDS[chance(IDS.length)]!);
    const spaces = among.filter((id) => id !== "prison");
    if (spaces.length) found.push(...covered(stops(dealt(LEADERS, spaces), dealt(PEOPLE, among))).map((one) => `${round}: ${one}`));
  }
  expect(found).toEqual([]);
}, 120_000);

it("lays a single leader right beside the space", () => {
  const [x, y] = place(stops({ posen: ["Hess"] })).tabs.get("Hess")!;
  expect(Math.hypot(x - PLACES["posen"]![0], y - PLACES["posen"]![1])).toBeLessThan(90);
  expect(tabWidth("Hess") > TAB).toBe(true);
});

it("leaves a conspirator in place while others come and go", () => {
  const alone = place(stops({}, { munich: ["one"] })).seals.get("one");
  expect(place(stops({ munich: LEADERS }, { munich: PEOPLE })).seals.get("one")).toEqual(alone);
});

it("ties to its space what had to be laid too far away, with one thread for all of a pile, and nothing else", () => {
  const lone = stops({ vienna: ["Hess"] }, { paris: ["one"] });
  expect(threads(lone, place(lone))).toEqual([]);
  const here = [{ at: [100, 100] as const, lines: [], above: false, fortified: false, item: false }];
  const pile = here.map((one) => ({ ...one, people: ["one"], leaders: ["Hess", "Bormann"].map((id) => ({ id, name: id })) }));
  const laid = {
    seals: new Map([["one", [58, 100] as const]]),
    tabs: new Map([
      ["Hess", [220, 87] as const],
      ["Bormann", [220, 87 + TAB + 1] as const],
    ]),
  };
  expect(threads(pile, laid)).toEqual([
    [
      [122, 100],
      [220, 100],
    ],
  ]);
});

it("ties a piece between two spaces to its own, and none that lies beside it", () => {
  const two = stops({}, { nuremberg: ["one"] });
  const lying = (x: number, y: number): ReturnType<typeof threads> =>
    threads(two, { seals: new Map([["one", [x, y]]]), tabs: new Map() });
  expect(lying(382, 509)).toHaveLength(1);
  expect(lying(454 - 42, 539)).toEqual([]);
});
