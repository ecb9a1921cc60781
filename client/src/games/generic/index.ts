// The table of a game we have no picture for: its view as panels, its choices as a list.
import "./style.css";
import { readable } from "../../words/index.svelte";
import type { GameKind } from "../kind";
import Board from "./Board.svelte";
import Hand from "./Hand.svelte";

const SEATED = ["seat", "player"];

export function generic(name: string): GameKind {
  return {
    mark: name,
    Board,
    Hand,
    where: () => "",
    seat: (view, seat) => {
      const names = Object.values(view)
        .filter(Array.isArray)
        .map((list) => (list as unknown[])[seat])
        .find((one) => typeof one === "object" && one !== null && "name" in one) as { name: string } | undefined;
      return { initial: (names?.name ?? String(seat + 1)).charAt(0), role: names?.name ?? `${seat + 1}`, vitals: [], notes: [] };
    },
    seatOf: (event) =>
      (SEATED.map((field) => event[field]).find((value) => typeof value === "number") as number | undefined) ?? null,
    about: () => [],
    duration: () => 300,
    sound: (event) => (event.event.includes("dice") ? "dice" : event.event.includes("card") ? "card" : null),
    gauges: (view) =>
      Object.entries(view)
        .filter(([name, value]) => typeof value === "number" && !["seat", "moment"].includes(name))
        .map(([name, value]) => ({ name: readable(name), value: value as number, seat: null })),
    stats: () => ({ columns: [], rows: [], facts: [] }),
    marks: (events) =>
      events.filter((event) => event.title).map((event) => ({ at: event.moment, label: event.title!, part: true })),
    telling: () => true,
    note: () => "",
  };
}
