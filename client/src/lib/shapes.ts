// Every seat has a shape as well as a colour: circle, diamond, hexagon, square, pentagon, and round again.
const CORNERS = [0, 4, 6, 4, 5];
const TURNED = [0, 0, 0, 45, 0];
const SIZE = [1, 1.16, 1.08, 1.22, 1.1];

/** Return the corners of a seat's shape round a centre; nothing for a circle. */
export function corners(seat: number, x: number, y: number, radius: number): string {
  const n = CORNERS[seat % 5]!;
  if (!n) return "";
  const r = radius * SIZE[seat % 5]!;
  return Array.from({ length: n }, (_, i) => {
    const angle = ((i * 360) / n - 90 + TURNED[seat % 5]!) * (Math.PI / 180);
    return `${(x + r * Math.cos(angle)).toFixed(1)},${(y + r * Math.sin(angle)).toFixed(1)}`;
  }).join(" ");
}

export const seatClass = (seat: number): string => `seat-${(seat % 5) + 1}`;
