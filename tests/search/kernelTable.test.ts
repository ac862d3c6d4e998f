import { describe, expect, it } from 'vitest';
import { makeRandom } from '../../src-shared/core/random.ts';
import {
  type Kernel,
  type KernelExports,
  tableLog2Within,
} from '../../src-shared/kernel/kernel.ts';
import { KernelHost, nodesOf } from '../../src-shared/kernel/kernelHost.ts';
import { WIN_SCORE } from '../../src-shared/kernel/constants.ts';
import { startKernel } from './startKernel.ts';
import { bytes } from './tableProbe.as.ts?wasm';

interface TableProbe extends KernelExports {
  ageTable(): void;
  clearTable(): void;
  has(low: number, high: number): number;
  bringNear(low: number, high: number): void;
  score(): number;
  move(): number;
  depth(): number;
  bound(): number;
  put(low: number, high: number, move: number, depth: number, bound: number, score: number): void;
  scoreToKeep(score: number, ply: number): number;
  keptScore(score: number, ply: number): number;
}

const kernel: Kernel<TableProbe> = { bytes };
const openTable = (log2: number): TableProbe => startKernel(kernel, log2);

describe('the table of the kernels', () => {
  it('gives back what was kept, in full range, and nothing for other keys', () => {
    const table = openTable(16);
    const random = makeRandom(5);
    let found = 0;
    for (let i = 0; i < 20_000; i++) {
      const [low, high] = [random.below(2 ** 32), random.below(2 ** 32)];
      const score = random.below(2_000_001) - 1_000_000;
      const entry = [random.below(0x4000), random.below(256), 1 + random.below(3), score] as const;
      expect(table.has(low, high)).toBe(0);
      table.put(low, high, ...entry);
      if (table.has(low, high) === 0) continue;
      found++;
      expect([table.move(), table.depth(), table.bound(), table.score()]).toEqual(entry);
    }
    expect(found).toBeGreaterThan(15_000);
  });

  it('keeps the deepest entry of a bucket and the newest one', () => {
    const table = openTable(10);
    table.put(1, 1, 11, 9, 3, 0);
    table.put(1, 2, 12, 3, 3, 0);
    table.put(1, 3, 13, 2, 3, 0);
    expect([table.has(1, 1), table.has(1, 2), table.has(1, 3)]).toEqual([1, 0, 1]);
  });

  it('lets deep entries of former searches give way', () => {
    const table = openTable(10);
    table.put(1, 1, 11, 9, 3, 0);
    table.ageTable();
    expect(table.has(1, 1)).toBe(1);
    table.put(1, 2, 12, 3, 3, 0);
    table.put(1, 3, 13, 2, 3, 0);
    expect([table.has(1, 1), table.has(1, 2), table.has(1, 3)]).toEqual([0, 1, 1]);
  });

  it('finds what it has after a place was brought near, and nothing else', () => {
    const table = openTable(10);
    table.put(0x1234, 5, 6, 7, 1, 8);
    for (const high of [5, 9]) table.bringNear(0x1234, high);
    expect([table.has(0x1234, 5), table.has(0x1234, 9), table.score()]).toEqual([1, 0, 8]);
    table.bringNear(0x77, 1);
    expect(table.has(0x77, 1)).toBe(0);
  });

  it('counts a win or a loss from the position, an estimate not at all', () => {
    const table = openTable(10);
    // A win in 9 plies from the root is one in 5 from the position after 4.
    for (const sign of [1, -1]) {
      const kept = table.scoreToKeep(sign * (WIN_SCORE - 9), 4);
      expect(kept).toBe(sign * (WIN_SCORE - 5));
      expect(table.keptScore(kept, 6)).toBe(sign * (WIN_SCORE - 11));
      expect(table.keptScore(table.scoreToKeep(sign * 345, 4), 6)).toBe(sign * 345);
    }
  });

  it('is empty when cleared', () => {
    const table = openTable(10);
    table.put(4, 5, 6, 7, 1, 8);
    table.clearTable();
    expect(table.has(4, 5)).toBe(0);
  });

  it('is one for all threads over the same memory, each with a scratch of its own', () => {
    const { memory, exports: first } = new KernelHost().start(kernel, 2, 10);
    const { exports: second } = new KernelHost().join(kernel, memory, 1);
    first.put(21, 22, 5, 6, 2, -77);
    expect([second.has(21, 22), second.score(), second.bound()]).toEqual([1, -77, 2]);
    expect([nodesOf(memory, 0), nodesOf(memory, 1)]).toEqual([7, 7]);
  });

  it('fits into the megabytes that are allowed', () => {
    expect(tableLog2Within(32)).toBe(21);
    expect(tableLog2Within(100)).toBe(22);
    expect(tableLog2Within(0)).toBe(10);
  });
});
