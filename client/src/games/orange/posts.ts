// Where patrols stand beside their road: near its middle, clear of tiles, of the road itself and of other roads.
import type { Point } from "./patrols.svelte";
import { PLACES, type Road } from "./types";

const [TILE_W, TILE_H, TOKEN] = [69, 46, 22];
/** What lies on the board and never moves, Morale and the task: the middle of each, and half its width and height. */
const PANELS = [
  [150, 600, 145, 72],
  [1130, 618, 112, 90],
] as const;
const WAYS = 24;
const FAR = 40;

const at = (spot: string): Point => PLACES[spot] ?? [620, 356];

export function mid(road: Pick<Road, "ends">): [number, number] {
  const [a, b] = [at(road.ends[0]), at(road.ends[1])];
  return [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
}

/** How far a point lies from a line between two points. */
function fromLine([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const [dx, dy] = [bx - ax, by - ay];
  const share = Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy)));
  return Math.hypot(x - ax - share * dx, y - ay - share * dy);
}

/** How much room a token has there: what is missing to stand free of each thing, as a loss. */
function loss(spot: Point, road: Road, roads: readonly Road[]): number {
  let sum = 0;
  for (const [x, y] of Object.values(PLACES)) {
    const gap = Math.max(Math.abs(spot[0] - x) - TILE_W, Math.abs(spot[1] - y) - TILE_H);
    sum += 6 * Math.max(0, TOKEN + 2 - gap);
    // People stand at the upper right of a tile.
    sum += 2 * Math.max(0, TOKEN + 22 - Math.hypot(spot[0] - x - 50, spot[1] - y + 58));
  }
  for (const [x, y] of Object.values(PLACES)) {
    // What the scenario is about hangs below a tile.
    const gap = Math.max(Math.abs(spot[0] - x) - TILE_W, Math.abs(spot[1] - y - 70) - 24);
    sum += 1.5 * Math.max(0, TOKEN - gap);
  }
  for (const [x, y, w, h] of PANELS)
    sum += 6 * Math.max(0, TOKEN + 2 - Math.max(Math.abs(spot[0] - x) - w, Math.abs(spot[1] - y) - h));
  for (const other of roads) {
    sum += (other === road ? 1.5 : 1) * Math.max(0, TOKEN + 8 - fromLine(spot, at(other.ends[0]), at(other.ends[1])));
    if (other !== road) sum += Math.max(0, TOKEN * 2 - Math.hypot(spot[0] - mid(other)[0], spot[1] - mid(other)[1]));
  }
  return sum;
}

/** The two posts of a road. */
export function postsOf(road: Road, roads: readonly Road[]): [Point, Point] {
  const [x, y] = mid(road);
  const around = Array.from({ length: WAYS }, (_, i): Point => {
    const angle = (i / WAYS) * 2 * Math.PI;
    return [Math.round(x + Math.cos(angle) * FAR), Math.round(y + Math.sin(angle) * FAR)];
  });
  const least = (from: readonly Point[]): Point =>
    from.reduce((best, spot) => (loss(spot, road, roads) < loss(best, road, roads) ? spot : best));
  const first = least(around);
  return [first, least(around.filter((spot) => Math.hypot(spot[0] - first[0], spot[1] - first[1]) >= 2 * TOKEN))];
}

const [PLATE_W, PLATE_H] = [54, 18];

/** The place for the plate of a rail line: beside the road, clear of tiles, of what hangs below them, of letters and of posts. */
export function plateOf(road: Road, roads: readonly Road[], taken: readonly Point[]): Point {
  const [mx, my] = mid(road);
  const lost = ([x, y]: Point): number => {
    let sum = Math.hypot(x - mx, y - my) / 4;
    const missing = (cx: number, cy: number, w: number, h: number): number =>
      Math.max(0, -Math.max(Math.abs(x - cx) - PLATE_W - w, Math.abs(y - cy) - PLATE_H - h));
    for (const [tx, ty] of Object.values(PLACES)) {
      sum += 8 * missing(tx, ty, TILE_W + 4, TILE_H + 4);
      sum += missing(tx, ty + 70, 60, 22) + missing(tx + 50, ty - 65, 26, 26);
    }
    for (const other of roads) sum += 5 * missing(...mid(other), 18, 18);
    for (const [px, py] of taken) sum += 5 * missing(px, py, TOKEN, TOKEN);
    for (const [px, py, w, h] of PANELS) sum += 8 * missing(px, py, w, h);
    sum += 4 * (Math.max(0, PLATE_W + 4 - x) + Math.max(0, x + PLATE_W - 1236) + Math.max(0, PLATE_H + 4 - y));
    return sum;
  };
  const around: Point[] = [34, 44, 56, 70, 86].flatMap((far) =>
    Array.from({ length: WAYS }, (_, i): Point => {
      const angle = (i / WAYS) * 2 * Math.PI;
      return [Math.round(mx + Math.cos(angle) * far * 1.3), Math.round(my + Math.sin(angle) * far)];
    }),
  );
  return around.reduce((best, spot) => (lost(spot) < lost(best) ? spot : best));
}
