import { expect, it } from "vitest";
import { modules } from "./qr";

it("draws a square of the right size with its three corners", () => {
  const rows = modules("http://127.0.0.1:8000/t/0123456789abcdef#abcdefghijklmnopqrstuvwxyz0");
  expect(rows.length % 4).toBe(1);
  for (const row of rows) expect(row).toHaveLength(rows.length);
  const last = rows.length - 1;
  for (const [x, y] of [
    [0, 0],
    [last, 0],
    [0, last],
  ] as const)
    expect(rows[y]![x]).toBe(true);
  expect(rows[last]![last - 7]).toBeDefined();
});

it("refuses what does not fit", () => {
  expect(modules("x".repeat(400))).toEqual([]);
});
