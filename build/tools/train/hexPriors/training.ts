import { columnOf, rowOf, STEPS } from '../../../../src-shared/games/hex/geometry.ts';
import type { Sample } from './selfPlay.ts';

/** Steps to the six far ends of bridges, clockwise from the right, as columns and rows. */
const BRIDGES = STEPS.map(([x, y], i) => {
  const [nextX, nextY] = STEPS[(i + 1) % 6]!;
  return [x + nextX, y + nextY] as const;
});

/** Offsets reach so many rows and columns; see the kernel's priors.as.ts. */
const REACH = 4;
const OFFSETS = (2 * REACH + 1) ** 2;

/** Where the features of a move are in the weights: rings, bridges, replies and follow-ups. */
export const SECTIONS = [0, 4096, 8192, 8192 + OFFSETS, 8192 + 2 * OFFSETS] as const;

interface Choice {
  readonly features: readonly number[];
  readonly part: number;
}

/** O is 1, X is 2; the rim belongs to the borders, its corners and what is beyond to nobody (3). */
function colourAt({ cells }: Sample, size: number, x: number, y: number, cornerColours: boolean) {
  if (x >= 0 && y >= 0 && x < size && y < size) {
    const owner = cells[x + size * y];
    return owner === undefined ? 0 : owner + 1;
  }
  if (x < -1 || y < -1 || x > size || y > size) return 3;
  const isCorner = (x < 0 || x === size) && (y < 0 || y === size);
  if (isCorner) return cornerColours ? (x === size && y < 0 ? 1 : 2) : 3;
  return y < 0 || y === size ? 2 : 1;
}

/** A code and that of the same turned by half a turn share their weight: the lower one stands for both. */
export const sharedCode = (code: number): number =>
  Math.min(code, ((code >> 6) | (code << 6)) & 4095);
export const sharedOffset = (offset: number): number => Math.min(offset, OFFSETS - 1 - offset);

function choicesOf(sample: Sample): Choice[] {
  const size = Math.sqrt(sample.cells.length);
  const choices: Choice[] = [];
  for (const [cell, owner] of sample.cells.entries()) {
    if (owner !== undefined) continue;
    const [x, y] = [columnOf(size, cell), rowOf(size, cell)];
    const code = (offsets: typeof BRIDGES, cornerColours: boolean): number =>
      offsets.reduce(
        (sum, [dx, dy], i) =>
          sum | (colourAt(sample, size, x + dx, y + dy, cornerColours) << (2 * i)),
        0,
      );
    const features = [
      sharedCode(code([...STEPS], true)),
      SECTIONS[1] + sharedCode(code(BRIDGES, false)),
    ];
    for (const [section, from] of [
      [SECTIONS[2], sample.last],
      [SECTIONS[3], sample.before],
    ] as const) {
      const [dx, dy] = [x - columnOf(size, from), y - rowOf(size, from)];
      if (from < 0 || Math.abs(dx) > REACH || Math.abs(dy) > REACH) continue;
      features.push(section + sharedOffset(dx + REACH + (2 * REACH + 1) * (dy + REACH)));
    }
    choices.push({ features, part: sample.visits.get(cell) ?? 0 });
  }
  const sum = choices.reduce((total, { part }) => total + part, 0);
  return choices.map(({ features, part }) => ({ features, part: part / sum }));
}

/** Softmax regression by stochastic gradient descent. Returns the weights, and how often the favourite was the same. */
export function train(samples: readonly Sample[]) {
  const weights = new Float64Array(SECTIONS[4]);
  const positions = samples.map(choicesOf);
  const held = Math.floor(positions.length * 0.9);
  const chances = (choices: readonly Choice[]): number[] => {
    const powers = choices.map(({ features }) =>
      Math.exp(features.reduce((sum, feature) => sum + weights[feature]!, 0)),
    );
    const sum = powers.reduce((total, power) => total + power, 0);
    return powers.map((power) => power / sum);
  };
  const rates = [
    ...Array<number>(6).fill(0.15),
    ...Array<number>(4).fill(0.05),
    0.015,
    0.015,
    0.015,
  ];
  for (const rate of rates) {
    for (const choices of positions.slice(0, held)) {
      for (const [index, chance] of chances(choices).entries()) {
        const { features, part } = choices[index]!;
        for (const feature of features) {
          // A little decay keeps what is rarely seen small.
          weights[feature]! += rate * (part - chance - 0.02 * chance * weights[feature]!);
        }
      }
    }
  }
  const favourite = (values: readonly number[]): number => values.indexOf(Math.max(...values));
  const tested = positions.slice(held);
  const right = tested.filter(
    (choices) => favourite(chances(choices)) === favourite(choices.map(({ part }) => part)),
  );
  return { weights, agreement: right.length / tested.length };
}
