import { createHash } from "node:crypto";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { haveAPart, promiseOf, proof } from "./chance";
import type { ChanceShown, TableState } from "./protocol";

// As `parlour.engine.chance` has them: both sides must come to the same.
const SECRET = "12".repeat(16);
const COMMITMENT = "2f263bd43a3d9083630b6abb2c03bc542359c0a92f8948843918848ff9b2da45";
const SEED = Number("6797130438261708733");
const OTHER = "cd".repeat(16);
const hashed = (...parts: string[]): string => createHash("sha256").update(parts.join(":")).digest("hex");
const SEED_OF_ONE = BigInt(`0x${hashed("parlour", "seed", SECRET, `0=${"ab".repeat(16)}`).slice(0, 16)}`);

let sent: Record<string, string | number>[] = [];

beforeEach(() => {
  sent = [];
  localStorage.clear();
  vi.stubGlobal("fetch", (_address: string, request: RequestInit) => {
    sent.push(JSON.parse(String(request.body)) as Record<string, string | number>);
    return Promise.resolve(new Response("{}"));
  });
});
afterEach(() => vi.unstubAllGlobals());

const at = (chance: Partial<ChanceShown>, holders = ["person", "person"]): TableState =>
  ({
    table: "ab",
    closed: false,
    seats: holders.map((holder, seat) => ({ seat, holder })),
    chance: { commitment: COMMITMENT, seats: [], settled: false, secret: null, ...chance },
  }) as unknown as TableState;
const theirs = { seat: 1, promise: promiseOf(COMMITMENT, 1, OTHER), word: null };

test("nothing is promised before everybody sits, and nothing for others", async () => {
  await haveAPart(at({}, ["person", "open"]), [0]);
  await haveAPart(at({ settled: true }), [0]);
  await haveAPart(at({}), []);
  expect(sent).toEqual([]);
});

test.each([
  ["full", { getItem: () => null }],
  ["forbidden", {}],
])("a device whose storage is %s promises one word, and tells that one", async (_why, storage) => {
  vi.stubGlobal("localStorage", storage);
  await haveAPart(at({}), [0]);
  const mine = { seat: 0, promise: String(sent[0]!["promise"]), word: null };
  await haveAPart(at({ seats: [mine] }), [0]);
  expect(sent).toHaveLength(1);
  await haveAPart(at({ seats: [mine, theirs] }), [0]);
  expect(promiseOf(COMMITMENT, 0, String(sent[1]!["word"]))).toBe(mine.promise);
});

test("a word is promised, told when all are promised, and proven at the end", async () => {
  await haveAPart(at({}), [0]);
  const [promised] = sent;
  expect(promised).toMatchObject({ type: "promise", seat: 0, commitment: COMMITMENT });
  const mine = { seat: 0, promise: String(promised!["promise"]), word: null };
  await haveAPart(at({ seats: [mine] }), [0]);
  expect(sent).toHaveLength(1);
  await haveAPart(at({ seats: [mine, theirs] }), [0]);
  expect(sent[1]).toMatchObject({ type: "word", seat: 0 });
  const word = String(sent[1]!["word"]);
  expect(promiseOf(COMMITMENT, 0, word)).toBe(mine.promise);
  const told = (one: string, two: string): ChanceShown => ({
    commitment: COMMITMENT,
    seats: [
      { ...mine, word: one },
      { ...theirs, word: two },
    ],
    settled: true,
    secret: SECRET,
  });
  expect(proof("ab", told(word, OTHER), 5)).toBe("broken");
  expect(proof("ab", told(word, word), 5)).toBe("broken");
  expect(proof("ab", { ...told(word, OTHER), secret: OTHER }, 5)).toBe("broken");
  expect(proof("elsewhere", told(word, OTHER), 5)).toBe("not_here");
});

test("the seed follows as the server has it", () => {
  const words = { 0: "ab".repeat(16), 1: OTHER };
  const promises = { 0: promiseOf(COMMITMENT, 0, words[0]), 1: promiseOf(COMMITMENT, 1, words[1]) };
  localStorage.setItem("parlour.chance.ab", JSON.stringify({ commitment: COMMITMENT, words: { 0: words[0] }, promises }));
  const seats = [0, 1].map((seat) => ({ seat, promise: promises[seat as 0 | 1], word: words[seat as 0 | 1] }));
  const chance = { commitment: COMMITMENT, seats, settled: true, secret: SECRET };
  expect(proof("ab", chance, SEED)).toBe("proven");
  expect(proof("ab", chance, SEED + 2 ** 20)).toBe("broken");
});

test("a word that was promised and left out lets somebody choose between two deals", () => {
  const word = "ab".repeat(16);
  const promises = { 0: promiseOf(COMMITMENT, 0, word), 1: theirs.promise };
  localStorage.setItem("parlour.chance.ab", JSON.stringify({ commitment: COMMITMENT, words: { 0: word }, promises }));
  const seats = [{ seat: 0, promise: promises[0], word }];
  const seed = Number(SEED_OF_ONE);
  expect(proof("ab", { commitment: COMMITMENT, seats, settled: true, secret: SECRET }, seed)).toBe("broken");
});

test("a draw that begins anew after a word was told proves nothing", async () => {
  const earlier = { commitment: "34".repeat(32), words: { 0: OTHER }, promises: { 0: "56".repeat(32), 1: "78".repeat(32) } };
  for (const [promises, proven] of [
    [earlier.promises, "broken"],
    [{}, "proven"],
  ] as const) {
    sent = [];
    localStorage.setItem("parlour.chance.ab", JSON.stringify({ ...earlier, promises }));
    await haveAPart(at({}), [0]);
    const mine = { seat: 0, promise: String(sent[0]!["promise"]), word: null };
    await haveAPart(at({ seats: [mine, theirs] }), [0]);
    const word = String(sent[1]!["word"]);
    const seats = [
      { ...mine, word },
      { ...theirs, word: OTHER },
    ];
    const seed = Number(BigInt(`0x${hashed("parlour", "seed", SECRET, `0=${word}`, `1=${OTHER}`).slice(0, 16)}`));
    expect(proof("ab", { commitment: COMMITMENT, seats, settled: true, secret: SECRET }, seed)).toBe(proven);
  }
});
