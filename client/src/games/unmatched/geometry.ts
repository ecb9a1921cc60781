// Rings in sectors, arcs of health, ways along the lines: what the board is drawn with.
import type { BoardPrinted } from "./types";

export interface Point {
  x: number;
  y: number;
}

export function places(board: BoardPrinted): Map<string, Point> {
  const [width, height] = board.aspect;
  return new Map(board.spaces.map((space) => [space.id, { x: (space.x / 100) * width, y: (space.y / 100) * height }]));
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
export function way(board: BoardPrinted, from: string, to: string): string[] {
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

/** Places in the gaps between spaces and lines, where scenery disturbs nobody; always the same for a board. */
export function gaps(board: BoardPrinted, apart: number): Point[] {
  const [width, height] = board.aspect;
  const at = places(board);
  const points = [...at.values()];
  const lines = board.edges.map(([a, b]) => [at.get(a)!, at.get(b)!] as const);
  const found: Point[] = [];
  for (let row = 0; row * 62 < height; row++)
    for (let column = 0; column * 74 < width; column++) {
      const seed = Math.sin(row * 12.9898 + column * 78.233) * 43758.5453;
      const shake = seed - Math.floor(seed);
      const here = { x: column * 74 + 20 + shake * 34, y: row * 62 + 20 + ((shake * 7) % 1) * 26 };
      if (points.some((point) => Math.hypot(point.x - here.x, point.y - here.y) < 74)) continue;
      if (lines.some(([a, b]) => toLine(here, a, b) < 40)) continue;
      if (found.some((point) => Math.hypot(point.x - here.x, point.y - here.y) < apart)) continue;
      found.push(here);
    }
  return found;
}

function toLine(point: Point, a: Point, b: Point): number {
  const length = (b.x - a.x) ** 2 + (b.y - a.y) ** 2;
  const share = Math.max(0, Math.min(1, ((point.x - a.x) * (b.x - a.x) + (point.y - a.y) * (b.y - a.y)) / length));
  return Math.hypot(point.x - a.x - share * (b.x - a.x), point.y - a.y - share * (b.y - a.y));
}
