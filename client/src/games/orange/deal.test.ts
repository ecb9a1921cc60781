import { describe, expect, it } from "vitest";
import type { Option } from "../../lib/live.svelte";
import { sides } from "./deal";
import type { Orange } from "./types";

const option = (key: string): Option =>
  ({ key, seat: 0, text: key, rule: "OSO-89", about: [], verb: key.split(":")[0]! }) as unknown as Option;
const view = (offer: Orange["offer"]): Orange =>
  ({
    offer,
    characters: [
      { id: "kees", name: "Kees", goods: { money: 3, ticket: 1 }, held: 3, carry_limit: 8 },
      { id: "paul", name: "Paul", goods: { ration: 2 }, held: 2, carry_limit: 3 },
    ],
  }) as unknown as Orange;

describe("an agreement", () => {
  it("is not there when nobody shares", () => expect(sides(view(null), [])).toBeNull());

  it("counts what goes over and offers a token more or less", () => {
    const offer = { from: "kees", to: "paul", gives: { money: 2 }, asks: { ration: 1 }, proposed: false };
    const [one, other] = sides(
      view(offer),
      ["give:money", "give:ticket", "ask:ration", "take_back:money", "take_back:ration", "propose:agreement"].map(option),
    )!;
    expect(one.steps.map((step) => [step.kind, step.moved, step.held, step.more?.key, step.less?.key])).toEqual([
      ["money", 2, 3, "give:money", "take_back:money"],
      ["ticket", 0, 1, "give:ticket", undefined],
    ]);
    expect(other.steps.map((step) => [step.kind, step.moved, step.held, step.more?.key, step.less?.key])).toEqual([
      ["ration", 1, 2, "ask:ration", "take_back:ration"],
    ]);
    expect([one.tooMuch, other.tooMuch]).toEqual([null, null]);
  });

  it("says who would carry too much; a Ticket weighs nothing", () => {
    const [, paul] = sides(view({ from: "kees", to: "paul", gives: { money: 2, ticket: 1 }, asks: {}, proposed: false }), [])!;
    expect(paul.tooMuch).toBe(4);
  });
});
