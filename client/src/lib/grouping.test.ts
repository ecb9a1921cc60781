import { describe, expect, it } from "vitest";
import { grouped, narrow } from "./grouping";
import type { Option } from "./live.svelte";

const option = (key: string, more: Partial<Option> = {}): Option => ({
  key,
  text: key,
  rule: "",
  about: [],
  verb: key.split(":")[0]!,
  ...more,
});
const title = (verb: string): string => `How to ${verb}`;

describe("the list of choices", () => {
  it("makes chips of options that name their group", () => {
    const options = ["1", "2", "17"].map((chip) => option(`move:holmes:b${chip}`, { group: "Move Holmes", chip }));
    const [group, ...others] = grouped([...options, option("done")], title);
    expect(group).toMatchObject({ title: "Move Holmes", chips: true });
    expect(group!.entries.map((entry) => entry.head)).toEqual(["1", "2", "17"]);
    expect(others).toMatchObject([{ title: "How to done", chips: false }]);
  });

  it("keeps every option exactly once, each with a digit, rows of one verb together", () => {
    const options = [option("attack:a:b"), option("maneuver"), option("attack:c:b")];
    const groups = grouped(options, title);
    expect(groups.map((group) => group.entries.map((entry) => entry.option.key))).toEqual([
      ["attack:a:b", "attack:c:b"],
      ["maneuver"],
    ]);
    expect(groups.flatMap((group) => group.entries.map((entry) => entry.digit))).toEqual(["1", "2", "3"]);
  });

  it("prints a consequence below its head, and the line where there is no head", () => {
    const [group] = grouped(
      [
        option("defend:feint", { text: "Feint (versatile 2)", head: "Feint", detail: "versatile 2" }),
        option("defend:none", { text: "No defense" }),
      ],
      title,
    );
    expect(group!.entries).toMatchObject([
      { head: "Feint", detail: "versatile 2" },
      { head: "No defense", detail: "" },
    ]);
  });

  it("says the verb once: rows that have a noun of their own show it, where the heading says the rest", () => {
    const options = ["feint", "dash"].map((chip) => option(`discard:${chip}`, { head: `Discard ${chip}`, detail: "text", chip }));
    expect(grouped(options, title)).toMatchObject([
      { title: "How to discard", chips: false, titled: true, entries: [{ head: "feint", detail: "text" }, { head: "dash" }] },
    ]);
    expect(grouped(options, () => "")).toMatchObject([
      { titled: false, entries: [{ head: "Discard feint" }, { head: "Discard dash" }] },
    ]);
  });

  it("tells rows that begin alike apart by how they go on, and leaves two of the same as they are", () => {
    const ways = ["move two spaces", "move another"].map((detail) => option(`ability:${detail}`, { head: "Ability", detail }));
    expect(grouped(ways, title)).toMatchObject([
      {
        title: "How to ability",
        titled: true,
        entries: [
          { head: "Move two spaces", detail: "" },
          { head: "Move another", detail: "" },
        ],
      },
    ]);
    expect(grouped(ways, () => "")).toMatchObject([{ titled: false, entries: [{ head: "Ability" }, { head: "Ability" }] }]);
    const raids = ["1", "2"].map((number) =>
      option(`remove:raid_${number}`, { head: "Remove Raid", detail: "A raid.", chip: "Raid" }),
    );
    expect(grouped(raids, title)).toMatchObject([{ entries: [{ head: "Raid" }, { head: "Raid" }] }]);
  });

  it("puts what only the list offers first in a narrow row, and the end last", () => {
    const moves = ["a", "b"].map((chip) => option(`move:${chip}`, { group: "Move to", chip, about: [`space:${chip}`] }));
    const groups = grouped([...moves, option("reveal", { about: ["space:a"] }), option("end")], title);
    expect(groups.map((group) => group.title)).toEqual(["Move to", "How to reveal", "How to end"]);
    expect(narrow(groups).map((group) => group.title)).toEqual(["How to reveal", "Move to", "How to end"]);
  });

  it("puts what needs no card before the cards, which lie in the hand as well", () => {
    const cards = ["feint", "dash"].map((chip) => option(`boost:${chip}`, { head: chip, about: [`card:dracula.${chip}`] }));
    const groups = grouped([...cards, option("boost:none", { head: "No boost" })], title);
    expect(groups[0]!.entries.map(({ head }) => head)).toEqual(["feint", "dash", "No boost"]);
    expect(narrow(groups)[0]!.entries.map(({ head }) => head)).toEqual(["No boost", "feint", "dash"]);
  });

  it("gives numbers their own digit or none, and no other choice the digit a number begins with", () => {
    const spaces = ["1", "2", "12"].map((chip) => option(`move:holmes:${chip}`, { group: "Move Holmes", chip }));
    const digits = grouped([...spaces, option("done")], title).flatMap((group) => group.entries.map((entry) => entry.digit));
    expect(digits).toEqual(["", "", "", "3"]);
    const said = ["0", "1", "2"].map((chip) => option(`number:${chip}`, { group: "Number", chip }));
    expect(grouped(said, title)[0]!.entries.map((entry) => entry.digit)).toEqual(["0", "1", "2"]);
  });

  it("offers to stop last", () => {
    const keys = grouped([option("end"), option("dossier"), option("collect")], title).flatMap((group) =>
      group.entries.map((entry) => entry.option.key),
    );
    expect(keys).toEqual(["dossier", "collect", "end"]);
  });
});
