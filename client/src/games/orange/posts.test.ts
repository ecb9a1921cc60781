import { expect, it } from "vitest";
import { mid, postsOf } from "./posts";
import { PLACES } from "./types";

type Road = Parameters<typeof postsOf>[0];
const road = (id: string, a: string, b: string): Road => ({ id, ends: [a, b], area: "red", arrows: {} as Road["arrows"] });
// The roads whose patrols once stood behind a tile.
const roads = [road("a", "c1", "c2"), road("d", "c2", "c3"), road("l", "c6", "l3"), road("p", "l3", "l4")];

it("puts patrols beside their road, in front of no tile", () => {
  for (const one of roads) {
    const posts = postsOf(one, roads);
    for (const [x, y] of posts) {
      expect(Math.hypot(x - mid(one)[0], y - mid(one)[1])).toBeLessThan(50);
      for (const [tx, ty] of Object.values(PLACES)) expect(Math.abs(x - tx) > 69 || Math.abs(y - ty) > 46).toBe(true);
    }
    expect(Math.hypot(posts[0][0] - posts[1][0], posts[0][1] - posts[1][1])).toBeGreaterThanOrEqual(44);
  }
});

it("puts no patrol under Morale or the task", () => {
  const all = [...roads, road("f", "c4", "c7"), road("r", "l4", "l5"), road("s", "l5", "l6"), road("t", "c7", "l6")];
  for (const one of all)
    for (const [x, y] of postsOf(one, all)) {
      expect(x > 292 + 22 || y < 526 - 22, `${one.id} and Morale`).toBe(true);
      expect(x < 1018 - 22 || y < 528 - 22, `${one.id} and the task`).toBe(true);
    }
});
