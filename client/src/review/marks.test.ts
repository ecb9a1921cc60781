import { expect, it } from "vitest";
import type { Review } from "../lib/protocol";
import { chanceAt, choiceAt, decisive, marksOf, sideOf, signed, swing, turned, turnedBy } from "./marks";

const option = { key: "go:1", text: "Go", chance: 0.5, low: 0.4, high: 0.6 };
const choice = { turn: 1, options: 2, played: option, others: [] };
const point = (moment: number, chance: number) => ({ moment, chance, low: chance, high: chance });
const review: Review = {
  done: 1,
  last: 4,
  cooperative: false,
  clock: "turn",
  reason: "",
  winners: [1],
  turns: [],
  sizes: {},
  sides: [
    { seats: [0], won: false, curve: [point(0, 0.5), point(2, 0.3), point(4, 0)] },
    { seats: [1], won: true, curve: [point(1, 0.6), point(4, 1)] },
  ],
  choices: [
    { ...choice, moment: 2, seat: 0, size: "mistake", cost: 0.12 },
    { ...choice, moment: 1, seat: 1, size: "slip", cost: 0.05 },
    { ...choice, moment: 0, seat: 0, size: "" },
  ],
  turning: [{ kind: "luck", moment: 0, to: 2, seat: 0, side: 0, turn: 1, change: -0.2 }],
};

it("marks one's own choices that have a name, and luck, in their order", () => {
  expect(marksOf(review, sideOf(review, 0)!).map(({ moment, size }) => [moment, size])).toEqual([
    [0, "luck"],
    [2, "mistake"],
  ]);
  expect(marksOf(review, sideOf(review, 1)!).map(({ size }) => size)).toEqual(["luck", "slip"]);
});

it("knows the chance between two choices, and shows a spectator the first side", () => {
  expect(sideOf(review, null)).toBe(review.sides[0]);
  expect(chanceAt(review.sides[0]!, 1)).toBe(0.5);
  expect(chanceAt(review.sides[0]!, 4)).toBe(0);
  expect(choiceAt(review, 2)?.cost).toBe(0.12);
  expect(choiceAt(review, 3)).toBeUndefined();
});

it("tells changes in whole points with a sign", () => {
  expect([signed(0.214), signed(-0.18), signed(0.001)]).toEqual(["+21", "−18", "0"]);
});

it("tells the few moments at which most changed, in their order, as a side saw its chance before and after", () => {
  const dear = { ...choice, moment: 3, seat: 1, others: [{ ...option, chance: 0.8 }], cost: 0.3 };
  const turning = [
    { kind: "choice" as const, moment: 3, seat: 1, turn: 2, change: -0.3 },
    ...[0.04, 0.2, 0.1].map((change, n) => ({ kind: "luck" as const, moment: 2 - n, seat: 0, side: 0, turn: 1, change })),
  ];
  const grown: Review = { ...review, choices: [dear], turning: turning.map((entry) => ({ ...entry, told: ["A draw."] })) };
  const found = turned(grown);
  expect(found.map(({ moment }) => moment)).toEqual([0, 1, 3]);
  expect(found.map((entry) => turnedBy(grown, entry, (seat) => "AB"[seat]!))).toEqual(["A draw.", "A draw.", "B: Go"]);
  const [first, second] = grown.sides;
  const whole = (side: typeof first, entry: (typeof found)[number]) => {
    const change = swing(grown, side!, entry)!;
    return [change.from, change.to].map((chance) => Math.round(100 * chance));
  };
  expect(whole(second, found[2]!)).toEqual([80, 50]);
  expect(whole(first, found[2]!)).toEqual([20, 50]);
  expect(whole(first, found[1]!)).toEqual([50, 70]);
  expect(whole(second, found[1]!)).toEqual([60, 40]);
  expect(swing({ ...grown, sides: [...grown.sides, first!] }, first!, found[2]!)).toBeNull();
});

it("begins where most was done for the result: whoever lost sees what cost most, whoever won what brought most", () => {
  const luck = (moment: number, change: number, told: string[] = []) =>
    ({ kind: "luck", moment, to: moment + 1, seat: 0, side: 0, turn: 1, change, told }) as const;
  const grown: Review = { ...review, turning: [luck(0, -0.1), luck(1, 0.3), luck(2, -0.2)] };
  expect(decisive(grown, grown.sides[0]!)).toBe(2);
  expect(decisive({ ...grown, turning: [luck(1, 0.3)] }, grown.sides[0]!)).toBe(1); // nothing went against it: its first mark
  expect(decisive({ ...grown, turning: [], choices: [] }, grown.sides[0]!)).toBe(0);
  const other = { ...grown, turning: [luck(0, -0.1), luck(1, 0.3)] };
  expect(decisive(other, other.sides[1]!)).toBe(0);
});

it("tells all that chance brought: what came last may only have come of it", () => {
  const stroke = { ...review.turning[0]!, told: ["Ann gave up 1 Ration.", "Ann took road T."] };
  expect(turnedBy(review, stroke, () => "")).toBe("Ann gave up 1 Ration. Ann took road T.");
});
