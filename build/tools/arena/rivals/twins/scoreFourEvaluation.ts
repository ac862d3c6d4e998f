/**
 * What a quiet position is worth to White in the plain search, in points; the kernel has an estimate of its own. A set of cells is two 32-bit halves: `low` the heights 1 and 2,
 * `high` the heights 3 and 4; in each half the lower height has bits 0–15, by peg.
 *
 * With all pegs even, Black can answer above White to the end. So Black gets the cells of heights 2 and 4 in time and
 * White those of heights 1 and 3, and a threat, the empty cell of a line with three beads, is worth more there.
 */

/** The beads of both sides on a line as one number: White's + 5 · Black's. */
const CODE_COUNT = 25;
export const lineCode = (white: number, black: number): number => white + 5 * black;

/** By the beads of one side on a line that the other side has none on; with three it is a threat. */
const OPEN_LINE_POINTS = [0, 1, 4, 0, 0];
const THREAT_POINTS = 18;
const PARITY_POINTS = 30;
/** White's handicap while neither side has a threat at a height that it gets in time. */
const NO_PARITY_POINTS = -12;

/** By line code: what the line is worth to White. */
export const LINE_POINTS = Int8Array.from({ length: CODE_COUNT }, (_, code) => {
  const [white, black] = [code % 5, Math.floor(code / 5)];
  if (black === 0) return OPEN_LINE_POINTS[white] ?? 0;
  return white === 0 ? -(OPEN_LINE_POINTS[black] ?? 0) : 0;
});

/** By line code: 1 when both sides have beads on the line, so that nobody can complete it. */
export const IS_SHARED = Uint8Array.from({ length: CODE_COUNT }, (_, code) =>
  code % 5 > 0 && code >= 5 ? 1 : 0,
);

const LOWER_HALF = 0xffff;
const UPPER_HALF = ~LOWER_HALF;

/**
 * What threats are worth to White.
 * @param out the cells out of reach: empty, and the cell below empty too.
 */
export function threatPoints(
  whiteLow: number,
  whiteHigh: number,
  blackLow: number,
  blackHigh: number,
  outLow: number,
  outHigh: number,
): number {
  // A threat above an enemy threat on the same peg counts nothing: the game is over before it is reached.
  const wLow = whiteLow & outLow & ~(blackLow << 16);
  const wHigh = whiteHigh & outHigh & ~aboveHigh(blackLow, blackHigh);
  const bLow = blackLow & outLow & ~(whiteLow << 16);
  const bHigh = blackHigh & outHigh & ~aboveHigh(whiteLow, whiteHigh);
  const whiteParity = countBits(wLow & LOWER_HALF) + countBits(wHigh & LOWER_HALF);
  const blackParity = countBits(bLow & UPPER_HALF) + countBits(bHigh & UPPER_HALF);
  const balance = countBits(wLow) + countBits(wHigh) - countBits(bLow) - countBits(bHigh);
  const points = THREAT_POINTS * balance + PARITY_POINTS * (whiteParity - blackParity);
  return whiteParity + blackParity === 0 ? points + NO_PARITY_POINTS : points;
}

/** The cells of heights 3 and 4 that lie anywhere above some cells on the same peg. */
function aboveHigh(low: number, high: number): number {
  const pegsBelow = (low | (low >>> 16)) & LOWER_HALF;
  return pegsBelow | (pegsBelow << 16) | (high << 16);
}

function countBits(word: number): number {
  let bits = word - ((word >>> 1) & 0x55555555);
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
