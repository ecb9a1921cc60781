// Where the leaders' file tabs lie: beside their space, where they cover neither names nor spaces, people, items or each other.
export interface Stop {
  at: readonly [number, number];
  name: string;
  /** The name stands above the space. */
  above: boolean;
  fortified: boolean;
  item: boolean;
  people: number;
  leaders: { id: string; name: string }[];
}

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
  weight: number;
}

/** Where the conspirators at a space stand, one after the other: fanned out to the upper left, off the space and its name. */
export const FAN: readonly (readonly [number, number])[] = [
  [-42, 0],
  [-30, -40],
  [-72, -30],
  [-83, 11],
  [-60, -71],
];
const SEAL = 20;
export const TAB = 27;
const GAP = 1;
const LETTER = 9.6;
const STEP = 13;
export const tabWidth = (name: string): number => name.length * 9 + 20;

/** What is drawn at a space and should be seen. */
export function drawnAt({ at: [x, y], name, above, fortified, item, people }: Stop): Box[] {
  const long = name.length * LETTER;
  const boxes: Box[] = [
    { x: x - 23, y: y - 23, w: 46, h: 46, weight: 20 },
    { x: x - long / 2, y: y + (above ? -38 : fortified ? 47 : 41) - 15, w: long, h: 19, weight: 2 },
  ];
  if (item) boxes.push({ x: x + 16, y: y - 34, w: 28, h: 28, weight: 1.5 });
  for (const [dx, dy] of FAN.slice(0, people))
    boxes.push({ x: x + dx - SEAL, y: y + dy - SEAL, w: 2 * SEAL, h: 2 * SEAL, weight: 3 });
  return boxes;
}

const WIDTH = 1440;
const HEIGHT = 768;
/** The frame of the tracks. */
const FRAME: Box = { x: 978, y: 622, w: 450, h: 128, weight: 3 };

function overlap(a: Box, b: Box): number {
  const w = Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x);
  const h = Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y);
  return w > 0 && h > 0 ? w * h : 0;
}

/** How far a point lies outside a box. */
function away([x, y]: readonly [number, number], box: Box): number {
  return Math.hypot(Math.max(box.x - x, 0, x - box.x - box.w), Math.max(box.y - y, 0, y - box.y - box.h));
}

function outside({ x, y, w, h }: Box): number {
  return Math.max(0, 4 - x) + Math.max(0, 4 - y) + Math.max(0, x + w - WIDTH + 4) + Math.max(0, y + h - HEIGHT + 4);
}

/** The tabs of one space in so many columns, from their own upper left corner. */
function stack(leaders: Stop["leaders"], columns: number): { id: string; x: number; y: number; w: number }[] {
  const wide = Math.max(...leaders.map((leader) => tabWidth(leader.name)));
  return leaders.map((leader, number) => ({
    id: leader.id,
    x: (number % columns) * (wide + 2),
    y: Math.floor(number / columns) * (TAB + GAP),
    w: tabWidth(leader.name),
  }));
}

/** Return where each leader's tab begins. */
export function placeTabs(stops: readonly Stop[]): Map<string, [number, number]> {
  const found = new Map<string, [number, number]>();
  const taken = [FRAME, ...stops.flatMap(drawnAt)];
  const crowded = stops.filter((stop) => stop.leaders.length).sort((a, b) => b.leaders.length - a.leaders.length);
  for (const {
    at: [x, y],
    leaders,
  } of crowded) {
    let best: { cost: number; tabs: { id: string; x: number; y: number; w: number }[] } = { cost: Infinity, tabs: [] };
    for (const columns of leaders.length > 2 ? [1, 2, 3] : [1]) {
      const tabs = stack(leaders, columns);
      const w = Math.max(...tabs.map((tab) => tab.x + tab.w));
      const h = Math.max(...tabs.map((tab) => tab.y)) + TAB;
      const places: [number, number][] = [[26, -3]];
      for (let dx = -w - 90; dx <= 80; dx += STEP) for (let dy = -h - 62; dy <= 76; dy += STEP) places.push([dx, dy]);
      places.forEach(([dx, dy], preference) => {
        const cost = tabs.reduce(
          (sum, tab) => {
            const box = { x: x + dx + tab.x, y: y + dy + tab.y, w: tab.w, h: TAB, weight: 1 };
            // A tab belongs to the space it lies nearest to.
            const own = away([x, y], box);
            const mistaken = stops.some((stop) => (stop.at[0] !== x || stop.at[1] !== y) && away(stop.at, box) < own + 6);
            return (
              sum +
              own +
              (mistaken ? 500 : 0) +
              taken.reduce((all, other) => all + other.weight * overlap(box, other), 0) +
              400 * outside(box)
            );
          },
          (preference && 30) + columns * 20,
        );
        if (cost < best.cost) best = { cost, tabs: tabs.map((tab) => ({ ...tab, x: x + dx + tab.x, y: y + dy + tab.y })) };
      });
    }
    for (const tab of best.tabs) {
      found.set(tab.id, [tab.x, tab.y]);
      taken.push({ x: tab.x, y: tab.y, w: tab.w, h: TAB, weight: 4 });
    }
  }
  return found;
}
