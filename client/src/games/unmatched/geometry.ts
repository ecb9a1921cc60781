// Rings in sectors, arcs of health, ways along the lines: what the board is drawn with.
import type { PrintedBoard } from "./types";

export interface Point {
  x: number;
  y: number;
}

export function places(board: PrintedBoard): Map<string, Point> {
  const [width, height] = board.aspect;
  return new Map(board.spaces.map((space) => [space.id, { x: (space.x / 100) * width, y: (space.y / 100) * height }]));
}

/** Where the name of each zone is written on a board nobody has drawn: beside its middle space, clear of all spaces. */
export function zoneNames(board: PrintedBoard): Map<string, number[]> {
  const at = places(board);
  const all = [...at.values()];
  const found = new Map<string, number[]>();
  for (const zone of board.zones) {
    const spots = board.spaces.filter((space) => space.zones.includes(zone.id)).map((space) => at.get(space.id)!);
    if (!spots.length) continue;
    const middle = {
      x: spots.reduce((sum, spot) => sum + spot.x, 0) / spots.length,
      y: spots.reduce((sum, spot) => sum + spot.y, 0) / spots.length,
    };
    const away = (spot: Point): number => Math.hypot(spot.x - middle.x, spot.y - middle.y);
    const { x, y } = spots.reduce((a, b) => (away(b) < away(a) ? b : a));
    const taken = [...all, ...[...found.values()].map(([x = 0, y = 0]) => ({ x, y }))];
    const room = (spot: Point): number => Math.min(...taken.map((one) => Math.hypot((one.x - spot.x) / 1.6, one.y - spot.y)));
    const tries = [62, -62, 90, -90, 0].flatMap((dy) => [0, 90, -90].map((dx) => ({ x: x + dx, y: y + dy })));
    const best = tries.find((spot) => room(spot) > 46) ?? tries.reduce((a, b) => (room(b) > room(a) ? b : a));
    found.set(zone.id, [Math.round(best.x), Math.round(best.y)]);
  }
  return found;
}

/** One sector of a ring, number `i` of `n`. */
export function sector({ x, y }: Point, inner: number, outer: number, i: number, n: number): string {
  const start = -Math.PI / 2 + (i * 2 * Math.PI) / n;
  const end = start + (2 * Math.PI) / n;
  const large = n === 1 ? 1 : 0;
  const at = (radius: number, angle: number): string =>
    `${(x + radius * Math.cos(angle)).toFixed(1)} ${(y + radius * Math.sin(angle)).toFixed(1)}`;
  return `M${at(outer, start)}A${outer} ${outer} 0 ${large} 1 ${at(outer, end)}L${at(inner, end)}A${inner} ${inner} 0 ${large} 0 ${at(inner, start)}Z`;
}

/** An arc from the top, clockwise, for a share of a circle. */
export function arc(radius: number, share: number): string {
  const angle = -Math.PI / 2 + 2 * Math.PI * Math.min(share, 0.9999);
  return `M0 ${-radius}A${radius} ${radius} 0 ${share > 0.5 ? 1 : 0} 1 ${(radius * Math.cos(angle)).toFixed(1)} ${(radius * Math.sin(angle)).toFixed(1)}`;
}

/** The shortest way along lines and passages, for the eye only. */
export function way(board: PrintedBoard, from: string, to: string): string[] {
  const next = new Map<string, string[]>();
  const join = (a: string, b: string): void => {
    next.set(a, [...(next.get(a) ?? []), b]);
    next.set(b, [...(next.get(b) ?? []), a]);
  };
  for (const [a, b] of board.edges) join(a, b);
  const came = new Map<string, string>([[from, ""]]);
  for (const here of came.keys()) {
    if (here === to) break;
    for (const there of next.get(here) ?? []) if (!came.has(there)) came.set(there, here);
  }
  if (!came.has(to)) return [from, to];
  const path: string[] = [];
  for (let here = to; here; here = came.get(here)!) path.unshift(here);
  return path.length > 7 ? [from, to] : path;
}
