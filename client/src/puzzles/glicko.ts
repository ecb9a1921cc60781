// Ratings of solvers and puzzles: Glicko-2, as Mark Glickman published it, with one game a period.
export interface Rating {
  rating: number;
  deviation: number;
  volatility: number;
}

const SCALE = 173.7178;
/** How much a volatility may change. */
const TAU = 0.5;
const NEAR = 1e-6;
const MIDDLE = 1500;
const WIDEST = 350;
export const BEGINNER: Rating = { rating: MIDDLE, deviation: WIDEST, volatility: 0.06 };
/** How sure the rating of a puzzle is that nobody has tried. */
export const PUZZLE_DEVIATION = 200;

/** A rating after games against others, each with its score: 1 won, 0 lost. */
export function rated(player: Rating, games: readonly { other: Rating; score: number }[]): Rating {
  const mu = (player.rating - MIDDLE) / SCALE;
  const phi = player.deviation / SCALE;
  if (!games.length) return { ...player, deviation: Math.min(SCALE * Math.hypot(phi, player.volatility), WIDEST) };
  let weight = 0;
  let gained = 0;
  for (const { other, score } of games) {
    const g = 1 / Math.sqrt(1 + (3 * (other.deviation / SCALE) ** 2) / Math.PI ** 2);
    const expected = 1 / (1 + Math.exp(-g * (mu - (other.rating - MIDDLE) / SCALE)));
    weight += g * g * expected * (1 - expected);
    gained += g * (score - expected);
  }
  const v = 1 / weight;
  const volatility = newVolatility(phi, v, v * gained, player.volatility);
  const after = 1 / Math.sqrt(1 / (phi ** 2 + volatility ** 2) + 1 / v);
  return { rating: MIDDLE + SCALE * (mu + after ** 2 * gained), deviation: Math.min(SCALE * after, WIDEST), volatility };
}

/** The new volatility, by the Illinois algorithm (step 5 of the paper). */
function newVolatility(phi: number, v: number, delta: number, sigma: number): number {
  const start = Math.log(sigma ** 2);
  const f = (x: number): number => {
    const e = Math.exp(x);
    return (e * (delta ** 2 - phi ** 2 - v - e)) / (2 * (phi ** 2 + v + e) ** 2) - (x - start) / TAU ** 2;
  };
  let low = start;
  let high: number;
  if (delta ** 2 > phi ** 2 + v) high = Math.log(delta ** 2 - phi ** 2 - v);
  else {
    let k = 1;
    while (f(start - k * TAU) < 0) k += 1;
    high = start - k * TAU;
  }
  let atLow = f(low);
  let atHigh = f(high);
  while (Math.abs(high - low) > NEAR) {
    const middle = low + ((low - high) * atLow) / (atHigh - atLow);
    const atMiddle = f(middle);
    if (atMiddle * atHigh <= 0) {
      low = high;
      atLow = atHigh;
    } else atLow /= 2;
    high = middle;
    atHigh = atMiddle;
  }
  return Math.exp(low / 2);
}
