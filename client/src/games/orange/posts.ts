// Where patrols stand beside their road: near its middle, clear of tiles, of the road itself and of other roads.
import type { Point } from "./patrols.svelte";
import { PLACES, type Catalogue } from "./types";

type Road = Catalogue["roads"][number];
const [TILE_W, TILE_H, TOKEN] = [69, 46, 22];
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
