import { expect, it } from "vitest";
import { drawnAt, placeTabs, TAB, tabWidth, type Stop } from "./tabs";
import { PLACES } from "./types";

const DEPUTIES = ["Bormann", "Goebbels", "Goering", "Hess", "Himmler", "Hitler"];
const stops = (crowd: Record<string, string[]>): Stop[] =>
  Object.entries(PLACES)
    .filter(([id]) => id !== "prison")
    .map(([id, at]) => ({
      at,
      name: id,
      above: id === "ministry_of_propaganda",
      fortified: false,
      item: true,
      people: 0,
      leaders: (crowd[id] ?? []).map((name) => ({ id: name, name })),
    }));

it("leaves every space uncovered, wherever the leaders gather", () => {
  for (const place of ["nuremberg", "munich", "adlerhorst", "zeughaus", "smolensk", "berghof"]) {
    const all = stops({ [place]: DEPUTIES });
    const tabs = placeTabs(all);
    expect(tabs.size).toBe(DEPUTIES.length);
    const circles = all.map((stop) => drawnAt(stop)[0]!);
    for (const [name, [x, y]] of tabs) {
      expect(x >= 0 && y >= 0 && x + tabWidth(name) <= 1440 && y + TAB <= 768, `${name} at ${place}`).toBe(true);
      for (const circle of circles)
        expect(
          x < circle.x + circle.w && circle.x < x + tabWidth(name) && y < circle.y + circle.h && circle.y < y + TAB,
          `${name} at ${place}`,
        ).toBe(false);
    }
  }
});

it("lays a single leader right beside the space", () => {
  const [x, y] = placeTabs(stops({ posen: ["Hess"] })).get("Hess")!;
  expect(Math.hypot(x - PLACES["posen"]![0], y - PLACES["posen"]![1])).toBeLessThan(90);
});
