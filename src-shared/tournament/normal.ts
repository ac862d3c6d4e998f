/** 95 % of a normal distribution lie within so many standard deviations. */
export const DEVIATIONS_95 = 1.96;

/**
 * The standard normal distribution function, off by less than 10⁻⁷ (M. Abramowitz, I. Stegun, “Handbook of
 * Mathematical Functions”, 26.2.17).
 */
export function normalBelow(x: number): number {
  const t = 1 / (1 + 0.2316419 * Math.abs(x));
  const terms = [0.31938153, -0.356563782, 1.781477937, -1.821255978, 1.330274429];
  const sum = terms.reduceRight((rest, term) => (rest + term) * t, 0);
  const above = (Math.exp((-x * x) / 2) / Math.sqrt(2 * Math.PI)) * sum;
  return x < 0 ? above : 1 - above;
}
