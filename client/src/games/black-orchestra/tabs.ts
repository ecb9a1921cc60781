// Where pieces lie on the map: conspirators' seals and leaders' file tabs beside their space, where they cover neither names nor
// spaces, items or each other.
export interface Stop {
  at: readonly [number, number];
  /** Its name, line by line; every language has its own. */
  lines: readonly string[];
  /** The name stands above the space. */
  above: boolean;
  fortified: boolean;
  item: boolean;
  people: readonly string[];
  leaders: readonly { id: string; name: string }[];
}

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}
type Point = readonly [number, number];
export interface Placed {
  /** The middles of seals. */
  seals: Map<string, Point>;
  /** The upper left corners of tabs. */
  tabs: Map<string, Point>;
}

/** Where the conspirators at a space stand if there is room: fanned out to the upper left, off the space and its name. */
const FAN: readonly Point[] = [
  [-42, 0],
  [-30, -40],
  [-72, -30],
  [-83, 11],
  [-60, -71],
];
export const SEAL = 21;
export const TAB = 27;
const GAP = 1;
const LETTER = 9.6;
export const LINE = 17;
const STEP = 11;
const WIDTH = 1440;
const HEIGHT = 768;
/** What it costs to cover anything or to lie outside: far more than any way round. */
const COVERED = 5000;
/** How far from its space a piece is looked for. */
const REACH = 130;
/** What it costs to lie nearer to another space than to one's own. */
const MISTAKEN = 400;
export const tabWidth = (name: string): number => name.length * 9 + 20;
/** Where the first line of a name is written. */
export const nameAt = ({ above, fortified }: Pick<Stop, "above" | "fortified">): number => (above ? -38 : fortified ? 47 : 41);

/** What never moves: the frame of the tracks, the heading of Berlin. */
const FIXED: readonly Box[] = [
  { x: 978, y: 622, w: 450, h: 128 },
  { x: 26, y: 26, w: 236, h: 64 },
];

/** What is drawn at a space and should be seen: the space itself, the lines of its name, what lies there. */
export function drawnAt(stop: Stop): Box[] {
  const {
    at: [x, y],
    lines,
    item,
  } = stop;
  const boxes: Box[] = [{ x: x - 23, y: y - 23, w: 46, h: 46 }];
  lines.forEach((line, number) => {
    const long = line.length * LETTER;
    boxes.push({ x: x - long / 2, y: y + nameAt(stop) - 15 + number * LINE, w: long, h: 19 });
  });
  if (item) boxes.push({ x: x + 16, y: y - 34, w: 28, h: 28 });
  return boxes;
}

export function overlap(a: Box, b: Box): number {
  const w = Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x);
  const h = Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y);
  return w > 0 && h > 0 ? w * h : 0;
}

/** How far a point lies outside a box. */
function away([x, y]: Point, box: Box): number {
  return Math.hypot(Math.max(box.x - x, 0, x - box.x - box.w), Math.max(box.y - y, 0, y - box.y - box.h));
}

function outside({ x, y, w, h }: Box): number {
  return Math.max(0, 4 - x) + Math.max(0, 4 - y) + Math.max(0, x + w - WIDTH + 4) + Math.max(0, y + h - HEIGHT + 4);
}

const sealBox = ([x, y]: Point): Box => ({ x: x - SEAL, y: y - SEAL, w: 2 * SEAL, h: 2 * SEAL });
export const tabBox = ([x, y]: Point, name: string): Box => ({ x, y, w: tabWidth(name), h: TAB });

/** The tabs of one space in so many columns, from their own upper left corner. */
function stack(leaders: Stop["leaders"], columns: number): { id: string; name: string; x: number; y: number }[] {
  const wide = Math.max(...leaders.map((leader) => tabWidth(leader.name)));
  return leaders.map((leader, number) => ({
    ...leader,
    x: (number % columns) * (wide + 2),
    y: Math.floor(number / columns) * (TAB + GAP),
  }));
}

/** Places round a space for a seal: the fan, then rings, ever wider. */
const ROUND: readonly Point[] = [
  ...FAN,
  ...[46, 62, 80, 100, 124, 150].flatMap((radius) =>
    Array.from({ length: 24 }, (_, turn): Point => {
      const angle = Math.PI + (turn * Math.PI) / 12;
      return [radius * Math.cos(angle), radius * Math.sin(angle)];
    }),
  ),
];

type Laid = readonly [id: string, name: string, at: Point];

/** Return where each conspirator's seal and each leader's tab lies. */
export function place(stops: readonly Stop[]): Placed {
  const placed: Placed = { seals: new Map(), tabs: new Map() };
  const taken: Box[] = [...FIXED, ...stops.flatMap(drawnAt)];

  /** What it costs to put a box somewhere for a space, among what is near: the way, mistakes, what it covers; more than `most` is too much. */
  const costs = (at: Point, w: number, h: number): ((box: Box, most: number) => number) => {
    const field: Box = { x: at[0] - w - REACH, y: at[1] - h - REACH, w: 2 * (w + REACH), h: 2 * (h + REACH) };
    const near = taken.filter((box) => overlap(field, box) > 0);
    const others = stops.filter((stop) => stop.at !== at && away(stop.at, field) < REACH);
    return (box, most) => {
      const own = away(at, box);
      let sum = own;
      for (const other of near) {
        if (sum >= most) return Infinity;
        const shared = overlap(box, other);
        if (shared) sum += COVERED + shared;
      }
      const beyond = outside(box);
      if (beyond) sum += COVERED + 100 * beyond;
      return sum + (others.some((stop) => away(stop.at, box) < own + 6) ? MISTAKEN : 0);
    };
  };

  for (const { at, people } of [...stops].sort((a, b) => b.people.length - a.people.length))
    for (const one of people) {
      const cost = costs(at, 2 * SEAL, 2 * SEAL);
      let best: { cost: number; at: Point } = { cost: Infinity, at };
      ROUND.forEach(([dx, dy], preference) => {
        const spot: Point = [at[0] + dx, at[1] + dy];
        const here = cost(sealBox(spot), best.cost) + (preference < FAN.length ? preference : 40);
        if (here < best.cost) best = { cost: here, at: spot };
      });
      placed.seals.set(one, best.at);
      taken.push(sealBox(best.at));
    }

  /** The best place for the tabs of a space together. */
  const together = (at: Point, leaders: Stop["leaders"]): { cost: number; tabs: Laid[] } => {
    let best: { cost: number; tabs: Laid[] } = { cost: Infinity, tabs: [] };
    for (const columns of leaders.length > 2 ? [1, 2, 3] : [1]) {
      const tabs = stack(leaders, columns);
      const w = Math.max(...tabs.map((tab) => tab.x + tabWidth(tab.name)));
      const h = Math.max(...tabs.map((tab) => tab.y)) + TAB;
      const cost = costs(at, w, h);
      const places: Point[] = [[26, -3]];
      for (let dx = -w - REACH; dx <= REACH; dx += STEP) for (let dy = -h - REACH; dy <= REACH; dy += STEP) places.push([dx, dy]);
      places.forEach(([dx, dy], preference) => {
        let sum = (preference && 30) + columns * 20;
        const laid: Laid[] = [];
        for (const tab of tabs) {
          const corner: Point = [at[0] + dx + tab.x, at[1] + dy + tab.y];
          sum += cost(tabBox(corner, tab.name), best.cost - sum);
          if (sum >= best.cost) return;
          laid.push([tab.id, tab.name, corner]);
        }
        best = { cost: sum, tabs: laid };
      });
    }
    return best;
  };
  const lay = (tabs: readonly Laid[]): void => {
    for (const [id, name, corner] of tabs) {
      placed.tabs.set(id, corner);
      taken.push(tabBox(corner, name));
    }
  };
  const crowded = stops.filter((stop) => stop.leaders.length).sort((a, b) => b.leaders.length - a.leaders.length);
  for (const { at, leaders } of crowded) {
    const best = together(at, leaders);
    if (best.cost < COVERED || leaders.length === 1) lay(best.tabs);
    // Where there is no room for all of them in one place, each finds its own.
    else for (const leader of leaders) lay(together(at, [leader]).tabs);
  }
  return placed;
}

/** Farther from its space than this a piece is tied to it. */
const NEAR = 60;
/** So is one to which another space lies hardly farther than its own. */
const HARDLY = 1.4;

/** Return the threads that tie pieces to a space that could not be seen as theirs: one for all that lie side by side. */
export function threads(stops: readonly Stop[], { seals, tabs }: Placed): [from: Point, to: Point][] {
  return stops.flatMap(({ at, people, leaders }) => {
    const boxes = [
      ...people.map((id) => sealBox(seals.get(id) ?? at)),
      ...leaders.map(({ id, name }) => tabBox(tabs.get(id) ?? at, name)),
    ].sort((a, b) => away(at, a) - away(at, b));
    const unclear = (box: Box): boolean => {
      const own = away(at, box);
      return own > NEAR || stops.some((stop) => stop.at !== at && away(stop.at, box) < own * HARDLY);
    };
    const grown = ({ x, y, w, h }: Box): Box => ({ x: x - 6, y: y - 6, w: w + 12, h: h + 12 });
    return boxes
      .filter((box, number) => unclear(box) && !boxes.slice(0, number).some((nearer) => overlap(grown(nearer), box) > 0))
      .map((box): [Point, Point] => {
        const to: Point = [Math.min(Math.max(at[0], box.x), box.x + box.w), Math.min(Math.max(at[1], box.y), box.y + box.h)];
        const share = 22 / Math.hypot(to[0] - at[0], to[1] - at[1]);
        return [[at[0] + (to[0] - at[0]) * share, at[1] + (to[1] - at[1]) * share], to];
      });
  });
}
