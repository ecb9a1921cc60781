import { describe, expect, it } from "vitest";
import { grouped, shared, split } from "./grouping";
import type { Option } from "./live.svelte";

const option = (key: string, text: string): Option => ({ key, text, rule: "", about: [], group: key.split(":")[0]! });
const title = (verb: string): string => verb;

describe("the list of choices", () => {
  it("makes chips of places that one piece can go to", () => {
    const options = ["b1", "b2", "b17"].map((place) => option(`move:holmes:${place}`, `Move Holmes to ${place}`));
    const [group, ...others] = grouped([...options, option("done", "Done moving")], title);
    expect(group).toMatchObject({ title: "Move Holmes", chips: true });
    expect(group!.entries.map((entry) => entry.head)).toEqual(["b1", "b2", "b17"]);
    expect(others).toHaveLength(1);
  });

  it("does not repeat the verb because one may also stay", () => {
    const options = [...["1", "2", "12"].map((place) => option(`move:holmes:${place}`, `Move Holmes to ${place}`)), option("move:holmes:7", "Holmes stays on 7")];
    const [group, ...others] = grouped(options, title);
    expect(group).toMatchObject({ title: "Move Holmes", chips: true });
    expect(group!.entries.map((entry) => entry.head)).toEqual(["1", "2", "12", "Holmes stays on 7"]);
    expect(others).toHaveLength(0);
    const apart = ["Ada hides", "Ada runs", "Ada waits", "Bob runs"].map((text, number) => option(`act:${number}`, text));
    expect(grouped(apart, title)[0]).toMatchObject({ title: "act" });
  });

  it("keeps every option exactly once, each with a digit", () => {
    const options = [option("attack:a:b", "Attack: a attacks b"), option("maneuver", "Maneuver: draw"), option("attack:c:b", "Attack: c attacks b")];
    const entries = grouped(options, title).flatMap((group) => group.entries);
    expect(entries.map((entry) => entry.digit)).toEqual(["1", "2", "3"]);
    expect(new Set(entries.map((entry) => entry.option.key)).size).toBe(3);
  });

  it("prints a consequence below its head", () => {
    expect(split("Feint (versatile 2, boost 1)")).toEqual(["Feint", "versatile 2, boost 1"]);
    expect(split("Maneuver: draw a card, then move")).toEqual(["Maneuver", "draw a card, then move"]);
    expect(split("Raise the Safety of Bank (C2) (a die: +1)")).toEqual(["Raise the Safety of Bank (C2)", "a die: +1"]);
    expect(split("Mies (Alibi 7, Bank (C2))")).toEqual(["Mies", "Alibi 7, Bank (C2)"]);
    expect(split("Stop here")).toEqual(["Stop here", ""]);
  });

  it("gives numbers their own digit or none", () => {
    const spaces = ["1", "2", "12"].map((place) => option(`move:holmes:${place}`, `Move Holmes to ${place}`));
    const digits = grouped([...spaces, option("done", "Done moving")], title).flatMap((group) => group.entries.map((entry) => entry.digit));
    expect(digits).toEqual(["", "", "", "1"]);
    const said = ["0", "1", "2"].map((number) => option(`number:${number}`, number));
    expect(grouped(said, title)[0]!.entries.map((entry) => entry.digit)).toEqual(["0", "1", "2"]);
  });

  it("shares whole words only", () => {
    expect(shared(["Move to b1", "Move to b12"])).toBe("Move to ");
  });
});
