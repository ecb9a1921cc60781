import { describe, expect, it } from "vitest";
import { picture } from "../games/black-orchestra/pictures";
import { print } from "../games/orange/prints";
import { portrait } from "../games/orange/pictures.svelte";
import { load, type Catalogue } from "../games/orange/types";
import { framed, one } from "./brought";

describe("what a pack brings", () => {
  it("has a picture put together from its id, the same every time", () => {
    expect(picture("archivist")).toBe(picture("archivist"));
    expect(new Set(["ada", "bea", "cas", "dov", "eli"].map(picture)).size).toBeGreaterThan(2);
    expect(new Set(["ada", "bea", "cas", "dov", "eli"].map(portrait)).size).toBeGreaterThan(2);
    expect(print("warm_rooms")).toContain("<path");
    expect(one([7], "anything")).toBe(7);
  });
  it("or its own, in a box", () => {
    const looks = { id: "ada", pictures: { ada: '<svg viewBox="0 0 9 9"><path d="M0 0h9"/></svg>' } };
    expect(framed(looks, "ada", 1, 2, 3, 4)).toBe(
      '<svg x="1" y="2" width="3" height="4" viewBox="0 0 9 9"><path d="M0 0h9"/></svg>',
    );
    expect(framed(looks, "bea", 1, 2, 3, 4)).toBe("");
    const scenario = { id: "warm_rooms", color: "#123456", pictures: { warm_rooms: "<svg ></svg>" } };
    load({ characters: [], scenarios: [scenario] } as unknown as Catalogue);
    expect(print("warm_rooms", true)).toContain("#123456");
    expect(print("warm_rooms")).toContain('<svg x="90"');
  });
});
