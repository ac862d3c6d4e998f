/*
 * Glicko-2: M. Glickman, “Example of the Glicko-2 system”, 2013, glicko.net/glicko/glicko2.pdf. The steps are numbered as
 * there.
 */

/** How strong somebody is, as far as it is known. */
export interface Rating {
  readonly rating: number;
  /** Half the width of the interval that holds the true strength with 68 %. */
  readonly deviation: number;
  /** How erratic the results are. */
  readonly volatility: number;
}

export interface RatedResult {
  readonly opponent: Pick<Rating, 'rating' | 'deviation'>;
  /** 1 is a win, 0 a loss. */
  readonly score: number;
}

/** Whoever is new. */
export const NEW_RATING: Rating = { rating: 1_000, deviation: 350, volatility: 0.06 };

/** The rating in the middle of the scale. */
const CENTRE = 1_500;
const SCALE = 173.7178;
/** How much volatility changes with time, τ. */
const SYSTEM_CONSTANT = 0.5;
const TOLERANCE = 0.000_001;
/** No more is ever unknown. */
const MOST_DEVIATION = 350;

/** The ratings after the results of one period. */
export function rated(before: Rating, results: readonly RatedResult[]): Rating {
  // Step 2.
  const mu = (before.rating - CENTRE) / SCALE;
  const phi = before.deviation / SCALE;
  if (results.length === 0) return { ...before, deviation: laterDeviation(phi, before.volatility) };
  // Steps 3 and 4.
  let inverseVariance = 0;
  let sum = 0;
  for (const { opponent, score } of results) {
    const opponentPhi = opponent.deviation / SCALE;
    const weight = 1 / Math.sqrt(1 + (3 * opponentPhi ** 2) / Math.PI ** 2);
    const expected = 1 / (1 + Math.exp(-weight * (mu - (opponent.rating - CENTRE) / SCALE)));
    inverseVariance += weight ** 2 * expected * (1 - expected);
    sum += weight * (score - expected);
  }
  const variance = 1 / inverseVariance;
  const volatility = newVolatility(before.volatility, phi, variance, variance * sum);
  // Steps 6 to 8.
  const newPhi = 1 / Math.sqrt(1 / (phi ** 2 + volatility ** 2) + 1 / variance);
  return {
    rating: SCALE * (mu + newPhi ** 2 * sum) + CENTRE,
    deviation: Math.min(MOST_DEVIATION, SCALE * newPhi),
    volatility,
  };
}

const laterDeviation = (phi: number, volatility: number): number =>
  Math.min(MOST_DEVIATION, SCALE * Math.hypot(phi, volatility));

/** Step 5, by the Illinois algorithm. @param delta the estimated improvement. */
function newVolatility(volatility: number, phi: number, variance: number, delta: number): number {
  const a = Math.log(volatility ** 2);
  const f = (x: number): number => {
    const power = Math.exp(x);
    const spread = phi ** 2 + variance + power;
    return (power * (delta ** 2 - spread)) / (2 * spread ** 2) - (x - a) / SYSTEM_CONSTANT ** 2;
  };
  let low = a;
  let high = Math.log(delta ** 2 - phi ** 2 - variance);
  if (Number.isNaN(high) || high === -Infinity) {
    let k = 1;
    while (f(a - k * SYSTEM_CONSTANT) < 0) k++;
    high = a - k * SYSTEM_CONSTANT;
  }
  let [fLow, fHigh] = [f(low), f(high)];
  while (Math.abs(high - low) > TOLERANCE) {
    const middle = low + ((low - high) * fLow) / (fHigh - fLow);
    const fMiddle = f(middle);
    if (fMiddle * fHigh <= 0) [low, fLow] = [high, fHigh];
    else fLow /= 2;
    [high, fHigh] = [middle, fMiddle];
  }
  return Math.exp(low / 2);
}
