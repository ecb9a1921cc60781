import { describe, expect, it } from "vitest";
import { BEGINNER, rated } from "./glicko";

describe("Glicko-2", () => {
  it("gives the numbers of the paper's example", () => {
    const games = [
      { other: { rating: 1400, deviation: 30, volatility: 0.06 }, score: 1 },
      { other: { rating: 1550, deviation: 100, volatility: 0.06 }, score: 0 },
      { other: { rating: 1700, deviation: 300, volatility: 0.06 }, score: 0 },
    ];
    const found = rated({ rating: 1500, deviation: 200, volatility: 0.06 }, games);
    expect(found.rating).toBeCloseTo(1464.05, 2);
    expect(found.deviation).toBeCloseTo(151.52, 2);
    expect(found.volatility).toBeCloseTo(0.059996, 6);
  });

  it("makes a rating less sure while nobody plays, and never more unsure than at the start", () => {
    expect(rated({ rating: 1600, deviation: 50, volatility: 0.06 }, []).deviation).toBeCloseTo(51.07, 2);
    expect(rated(BEGINNER, []).deviation).toBe(350);
  });

  it("lets a surprise change the volatility", () => {
    const weak = { rating: 900, deviation: 30, volatility: 0.06 };
    const lost = rated({ rating: 2200, deviation: 30, volatility: 0.06 }, [{ other: weak, score: 0 }]);
    expect(lost.rating).toBeLessThan(2200);
    expect(lost.volatility).toBeGreaterThan(0.06);
  });
});
