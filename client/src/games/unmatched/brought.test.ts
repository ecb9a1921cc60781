import { expect, it } from "vitest";
import { colours, gilt, numberOf, pictured } from "./brought";
import { zoneNames } from "./geometry";
import { portrait, sidekick } from "./faces";
import { emblem, picture } from "./pictures";
import { load } from "./printed";
import type { PrintedBoard, Catalogue } from "./types";

const PICTURE = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><circle r="4"/></svg>';

it("draws a stranger, always the same and not like the others", () => {
  expect(portrait("moth")).toBe(portrait("moth"));
  expect(portrait("moth")).toContain("<path");
  expect(new Set(["moth", "owl", "fox", "heron", "pike"].map(portrait)).size).toBeGreaterThan(3);
  expect(sidekick("imp")).toContain("<path");
  expect(emblem("moth")).toBe(emblem("moth"));
  expect(picture("moth", "strike", "attack")).toContain("<path");
  expect(numberOf("moth")).not.toBe(numberOf("htom"));
});

it("takes the picture and the colour that came with a pack", () => {
  const hero = { id: "moth", color: "#7a3b2e", pictures: { moth: PICTURE, imp: PICTURE } };
  load({ heroes: [hero], cards: [], boards: [] } as unknown as Catalogue);
  expect(pictured("moth", 1, 2, 3, 4)).toContain('<svg x="1" y="2" width="3" height="4" xmlns');
  expect(portrait("moth")).toContain('r="4"');
  expect(sidekick("imp")).toContain('r="4"');
  expect(emblem("moth")).toContain('r="4"');
  expect(gilt("moth")).toContain("#7a3b2e");
  expect(gilt("dracula")).toBe("#f2b84f");
});

it("writes the names of zones clear of spaces and of each other", () => {
  const spaces = [0, 1, 2, 3].map((n) => ({ id: `s${n + 1}`, x: 20 + 20 * n, y: 40, zones: n < 2 ? ["quay"] : ["quay", "pier"] }));
  const zones = [
    { id: "quay", label: "quay", color: "#112233" },
    { id: "pier", label: "pier", color: "javascript" },
  ];
  const board = { id: "x", aspect: [1000, 600], zones, spaces } as unknown as PrintedBoard;
  const spots = [...zoneNames(board).values()];
  expect(spots).toHaveLength(2);
  expect(Math.hypot(spots[0]![0]! - spots[1]![0]!, spots[0]![1]! - spots[1]![1]!)).toBeGreaterThan(40);
  expect(colours(zones)).toBe("--own-a:#112233;");
});
