// This device's part in chance: it promises a word, tells it when all have promised theirs, and at the end looks whether all promises
// were kept. Loaded only at tables that draw together. Browsers hash by themselves only under TLS, and a table in the same house
// has none, so a library does it.
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, randomBytes, utf8ToBytes } from "@noble/hashes/utils.js";
import { ask } from "./api";
import type { Acted, ChanceShown, TableState } from "./protocol";
import { recall, remember } from "./settings.svelte";

const hash = (...parts: (string | number)[]): string => bytesToHex(sha256(utf8ToBytes(["parlour", ...parts].join(":"))));
export const promiseOf = (commitment: string, seat: number, word: string): string => hash("word", commitment, seat, word);

/** What this device keeps of a table's chance: its own words, and what was promised to it before it told one. */
interface Kept {
  commitment: string;
  words: Record<number, string>;
  promises: Record<number, string>;
  /** How often the draw began anew after a word was told here: whoever knows the secret could choose between so many deals. */
  redrawn?: number;
}

const KEY = (table: string): string => `parlour.chance.${table}`;
const nothing = (commitment: string): Kept => ({ commitment, words: {}, promises: {} });

// Promises are kept when a word is told, and not before.
const redrawn = ({ promises, redrawn = 0 }: Kept): number => redrawn + (Object.keys(promises).length > 0 ? 1 : 0);

const people = (table: TableState): number[] => table.seats.filter((seat) => seat.holder === "person").map((seat) => seat.seat);

/** Do what is due for the seats of this device; whoever is too late hears of it by the next state of the table. */
export async function haveAPart(table: TableState, mine: number[]): Promise<void> {
  const chance = table.chance;
  if (!chance || chance.settled || table.closed || table.seats.some((seat) => seat.holder === "open")) return;
  const { commitment } = chance;
  const found = recall<Kept>(KEY(table.table), nothing(commitment));
  const kept = found.commitment === commitment ? found : { ...nothing(commitment), redrawn: redrawn(found) };
  const promised = new Map(chance.seats.map((part) => [part.seat, part]));
  const all = people(table).every((seat) => promised.has(seat));
  for (const seat of mine.filter((one) => people(table).includes(one))) {
    const word = (kept.words[seat] ??= bytesToHex(randomBytes(16)));
    const part = promised.get(seat);
    const promise = promiseOf(commitment, seat, word);
    const id = bytesToHex(randomBytes(8));
    // What is told must be on this device first: after a reload the same word has to be there.
    if (part?.promise !== promise) {
      remember(KEY(table.table), kept);
      await tell(table.table, { type: "promise", id, seat, commitment, promise });
    } else if (all && part.word === null) {
      for (const one of chance.seats) kept.promises[one.seat] = one.promise;
      remember(KEY(table.table), kept);
      await tell(table.table, { type: "word", id, seat, commitment, word });
    }
  }
}

async function tell(table: string, part: Record<string, string | number>): Promise<void> {
  try {
    await ask<Acted>("POST", `/tables/${table}/act`, part);
  } catch {
    // Somebody came or went meanwhile: the table says what is due then.
  }
}

export type Proof = "proven" | "broken" | "not_here";

/** Look whether what was promised to this device was kept; `seed` is the record's, as far as a browser's numbers reach. */
export function proof(table: string, chance: ChanceShown, seed: number): Proof {
  const kept = recall<Kept | null>(KEY(table), null);
  const secret = chance.secret;
  if (!kept || kept.commitment !== chance.commitment || secret === null) return "not_here";
  const told = [...chance.seats].sort((a, b) => a.seat - b.seat);
  const seeded = hash("seed", secret, ...told.map((part) => `${part.seat}=${part.word}`)).slice(0, 16);
  const sound =
    !kept.redrawn &&
    told.length === Object.keys(kept.promises).length &&
    hash("secret", secret) === kept.commitment &&
    told.every((part) => part.word !== null && promiseOf(kept.commitment, part.seat, part.word) === kept.promises[part.seat]) &&
    Object.entries(kept.words).every(([seat, word]) => told.some((part) => part.seat === Number(seat) && part.word === word)) &&
    Number(BigInt(`0x${seeded}`)) === seed;
  return sound ? "proven" : "broken";
}
