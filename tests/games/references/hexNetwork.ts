import { otherSide, type Side } from '../../../src-shared/core/side.ts';
import { columnOf, mirrorOf, rowOf, STEPS } from '../../../src-shared/games/hex/geometry.ts';
import network from '../../../src-shared/games/hex/network.json';

/**
 * The network of Hex, plainly: rules of networkWeights.as.ts and networkInput.as.ts, in real numbers.
 */

type Cells = readonly (Side | undefined)[];

export interface Judgement {
  /** Of the side to move, 0–1. */
  readonly chance: number;
  /** By cell, in log odds against others. */
  readonly policy: readonly number[];
}

const { channels, blocks, hidden } = network;
const ONE = 64;
const bytes = new Int8Array(Buffer.from(network.weights, 'base64'));
const floatBytes = Uint8Array.from(Buffer.from(network.floats, 'base64'));
const floats = [...new Float32Array(floatBytes.buffer)];

/** Steps as columns and rows to the cells within so many, row by row. */
const tapsWithin = (reach: number): readonly (readonly [number, number])[] =>
  [-2, -1, 0, 1, 2].flatMap((y) =>
    [-2, -1, 0, 1, 2]
      .map((x) => [x, y] as const)
      .filter((tap) => Math.max(...tap.map(Math.abs), Math.abs(tap[0] + tap[1])) <= reach),
  );
const WIDE = tapsWithin(2);
const NEAR = tapsWithin(1);
const STONE_WEIGHTS = 8 * WIDE.length * channels;
const LAYER_WEIGHTS = NEAR.length * channels * channels;

const isInside = (size: number, x: number, y: number): boolean =>
  x >= 0 && y >= 0 && x < size && y < size;

/** The cells of a side that hang together with its first border, 0, or its second, 1, over neighbours and free bridges. */
export function linked(size: number, cells: Cells, side: Side, border: 0 | 1): Set<number> {
  const found = new Set<number>();
  const isRim = (x: number, y: number): boolean => {
    const [across, along] = side === 0 ? [x, y] : [y, x];
    return across === (border === 0 ? -1 : size) && along >= 0 && along < size;
  };
  const at = (x: number, y: number) =>
    isInside(size, x, y) ? (cells[x + size * y] ?? 'free') : 'out';
  const isFound = (x: number, y: number): boolean =>
    isRim(x, y) || (isInside(size, x, y) && found.has(x + size * y));
  for (let before = -1; before < found.size;) {
    before = found.size;
    for (const [cell, owner] of cells.entries()) {
      if (owner !== side) continue;
      const [x, y] = [columnOf(size, cell), rowOf(size, cell)];
      const hangs = STEPS.some(([dx, dy], direction) => {
        const [nextX, nextY] = STEPS[(direction + 1) % 6]!;
        const isFree = at(x + dx, y + dy) === 'free' && at(x + nextX, y + nextY) === 'free';
        return isFound(x + dx, y + dy) || (isFree && isFound(x + dx + nextX, y + dy + nextY));
      });
      if (hangs) found.add(cell);
    }
  }
  return found;
}

type Maps = number[][];

function firstLayer(size: number, cells: Cells): Maps {
  const stones = new Map<string, number>();
  for (const side of [0, 1] as const) {
    const [first, second] = ([0, 1] as const).map((border) => linked(size, cells, side, border));
    for (const [cell, owner] of cells.entries()) {
      if (owner !== side) continue;
      const links = (first!.has(cell) ? 1 : 0) + (second!.has(cell) ? 2 : 0);
      stones.set(`${columnOf(size, cell)} ${rowOf(size, cell)}`, 4 * side + links);
    }
  }
  for (let along = 0; along < size; along++) {
    stones.set(`-1 ${along}`, 1).set(`${size} ${along}`, 2);
    stones.set(`${along} -1`, 5).set(`${along} ${size}`, 6);
  }
  return cells.map((_, cell) =>
    Array.from({ length: channels }, (_, channel) => {
      let value = Math.round(floats[channel]!);
      for (const [tap, [x, y]] of WIDE.entries()) {
        const stone = stones.get(`${columnOf(size, cell) + x} ${rowOf(size, cell) + y}`);
        if (stone !== undefined) value += bytes[(stone * WIDE.length + tap) * channels + channel]!;
      }
      return Math.max(0, value);
    }),
  );
}

function layer(size: number, maps: Maps, index: number, added?: Maps): Maps {
  const weightsAt = STONE_WEIGHTS + index * LAYER_WEIGHTS;
  const floatsAt = channels + index * 2 * channels;
  return maps.map((_, cell) =>
    Array.from({ length: channels }, (_, output) => {
      let sum = 0;
      for (const [tap, [dx, dy]] of NEAR.entries()) {
        const [x, y] = [columnOf(size, cell) + dx, rowOf(size, cell) + dy];
        if (!isInside(size, x, y)) continue;
        const from = weightsAt + (output * NEAR.length + tap) * channels;
        for (const [input, value] of maps[x + size * y]!.entries()) {
          sum += value * bytes[from + input]!;
        }
      }
      const scaled = sum * floats[floatsAt + output]!;
      const all = scaled + floats[floatsAt + channels + output]! + (added?.[cell]![output] ?? 0);
      return Math.max(0, Math.floor(all + 0.5));
    }),
  );
}

/** What the network thinks of a position for a side that is to move. */
export function judge(size: number, cells: Cells, side: Side): Judgement {
  if (side === 1) {
    const mirrored = cells.map((_, cell) => {
      const owner = cells[mirrorOf(size, cell)];
      return owner === undefined ? undefined : otherSide(owner);
    });
    const { chance, policy } = judge(size, mirrored, 0);
    return { chance, policy: policy.map((_, cell) => policy[mirrorOf(size, cell)]!) };
  }
  let maps = firstLayer(size, cells);
  for (let block = 0; block < blocks; block++) {
    maps = layer(size, layer(size, maps, 2 * block), 2 * block + 1, maps);
  }
  let next = channels + 4 * blocks * channels;
  const policyScale = floats[next++]!;
  const take = (count: number) => floats.slice(next, (next += count));
  const columns = Array.from({ length: channels }, (_, channel) => maps.map((at) => at[channel]!));
  const pooled = [
    ...columns.map((values) => values.reduce((a, b) => a + b, 0) / values.length / ONE),
    ...columns.map((values) => Math.max(...values) / ONE),
  ];
  const rows = Array.from({ length: hidden }, () => take(pooled.length));
  const biases = take(hidden);
  const values = rows.map((row, index) =>
    Math.max(
      0,
      row.reduce((sum, weight, i) => sum + weight * pooled[i]!, biases[index]!),
    ),
  );
  const outputs = take(hidden);
  const odds = values.reduce((sum, value, i) => sum + value * outputs[i]!, take(1)[0]!);
  const policyAt = STONE_WEIGHTS + 2 * blocks * LAYER_WEIGHTS;
  return {
    chance: 1 / (1 + Math.exp(-odds)),
    policy: maps.map(
      (at) => policyScale * at.reduce((sum, value, i) => sum + value * bytes[policyAt + i]!, 0),
    ),
  };
}
