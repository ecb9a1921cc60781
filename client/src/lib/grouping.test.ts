import { describe, expect, it } from "vitest";
import { grouped, shared, split } from "./grouping";
import type { Option } from "./live.svelte";

const option = (key: string, text: string): Option => ({ key, text, rule: "", about: [], verb: key.split(":")[0]! });
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
    const options = [
      ...["1", "2", "12"].map((place) => option(`move:holmes:${place}`, `Move Holmes to ${place}`)),
      option("move:holmes:7", "Holmes stays on 7"),
    ];
    const [group, ...others] = grouped(options, title);
    expect(group).toMatchObject({ title: "Move Holmes", chips: true });
    expect(group!.entries.map((entry) => entry.head)).toEqual(["1", "2", "12", "Holmes stays on 7"]);
    expect(others).toHaveLength(0);
    const apart = ["Ada hides", "Ada runs", "Ada waits", "Bob runs"].map((text, number) => option(`act:${number}`, text));
    expect(grouped(apart, title)[0]).toMatchObject({ title: "act" });
  });

  it("keeps every option exactly once, each with a digit", () => {
    const options = [
      option("attack:a:b", "Attack: a attacks b"),
      option("maneuver", "Maneuver: draw"),
      option("attack:c:b", "Attack: c attacks b"),
    ];
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
    const digits = grouped([...spaces, option("done", "Done moving")], title).flatMap((group) =>
      group.entries.map((entry) => entry.digit),
    );
    expect(digits).toEqual(["", "", "", "1"]);
    const said = ["0", "1", "2"].map((number) => option(`number:${number}`, number));
    expect(grouped(said, title)[0]!.entries.map((entry) => entry.digit)).toEqual(["0", "1", "2"]);
  });

  it("makes chips of two that begin alike, and rows of two that do not", () => {
    const [chips] = grouped([option("conspire:2", "Conspire with 2 dice"), option("conspire:1", "Conspire with 1 die")], title);
    expect(chips).toMatchObject({ title: "Conspire with", chips: true });
    const [rows] = grouped([option("answer:1", "Agree"), option("answer:2", "Refuse")], title);
    expect(rows).toMatchObject({ chips: false });
  });

  it("keeps what belongs together in one shape, and says once what all of them say", () => {
    const tiles = ["Deutschlandhalle", "Zeughaus", "Ministry of Propaganda"].map((place) =>
      option(`tile:${place}`, `The tile in ${place} (face down)`),
    );
    const [chips, ...none] = grouped(tiles, title);
    expect(chips).toMatchObject({ title: "The tile (face down)", chips: true });
    expect(chips!.entries.map((entry) => entry.head)).toEqual(["Deutschlandhalle", "Zeughaus", "Ministry of Propaganda"]);
    expect(none).toHaveLength(0);
    const cards = ["a", "b", "c", "d"].map((card, number) =>
      option(`use:${card}`, `Use ${card}: ${"long ".repeat(number * 5)}words`),
    );
    expect(grouped(cards, title).map((group) => [group.chips, group.entries.length])).toEqual([[false, 4]]);
  });

  it("offers to stop last", () => {
    const options = [
      option("end", "End your actions"),
      option("dossier", "Dossier: draw a card"),
      option("collect", "Collect: weapons"),
    ];
    expect(grouped(options, title).flatMap((group) => group.entries.map((entry) => [entry.digit, entry.option.key]))).toEqual([
      ["1", "dossier"],
      ["2", "collect"],
      ["3", "end"],
    ]);
  });

  it("does not print the heading twice", () => {
    const [group] = grouped([option("scheme:a:b", "Scheme: Holmes plays Confirm Suspicion")], () => "Scheme");
    expect(group!.entries[0]).toMatchObject({ head: "Holmes plays Confirm Suspicion", tail: "" });
  });

  it("shares whole words only", () => {
    expect(shared(["Move to b1", "Move to b12"])).toBe("Move to ");
  });
});
