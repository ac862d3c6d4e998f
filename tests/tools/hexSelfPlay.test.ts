import { describe, expect, it } from 'vitest';
import { writeInputs } from '../../build/tools/train/hexNetwork/inputs.ts';
import {
  appendSamples,
  HEADER_BYTES,
  SAMPLE_BYTES,
} from '../../build/tools/train/hexNetwork/samples.ts';
import { playGame } from '../../build/tools/train/hexNetwork/selfPlay.ts';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeRandom } from '../../src-shared/core/random.ts';
import { EVERYTHING } from '../../src-shared/games/hex/kernel/constants.ts';
import { hexKernel } from '../../src-shared/games/hex/kernel/kernel.ts';
import { startKernel } from '../search/startKernel.ts';

const kernel = startKernel(hexKernel, 16);
const game = (size: number, seed: number) =>
  playGame(kernel, { size, playouts: 60, uses: EVERYTHING, random: makeRandom(seed) });

describe('games that the network of Hex learns from', () => {
  it('are whole: sides alternate, stones stay, and the winner is one and the same', () => {
    for (let seed = 1; seed <= 6; seed++) {
      const samples = game(8, seed);
      expect(samples.length).toBeGreaterThan(4);
      for (const [index, { cells, visits, chance, isWon }] of samples.entries()) {
        const [own, other] = [1, 2].map((stone) => cells.filter((cell) => cell === stone).length);
        expect(own! + other!).toBe(samples[0]!.cells.filter((cell) => cell > 0).length + index);
        expect(isWon).toBe(samples[index % 2]!.isWon);
        expect(isWon).not.toBe(samples[(index + 1) % 2]!.isWon);
        expect(chance).toBeGreaterThanOrEqual(0);
        expect(chance).toBeLessThanOrEqual(1);
        for (const [cell, part] of visits) {
          expect(cells[cell]).toBe(0);
          expect(part).toBeGreaterThan(0);
        }
      }
      expect(samples.at(-1)!.chance).toBe(samples.at(-1)!.isWon ? 1 : 0);
    }
  });

  it('are the same for the same seed', () => {
    expect(game(8, 3)).toEqual(game(8, 3));
  });

  it('are kept as bytes, and given to the network filled in', () => {
    const folder = mkdtempSync(join(tmpdir(), 'quintet-'));
    const samples = game(8, 2);
    const [kept, inputs] = [join(folder, 'games.bin'), join(folder, 'inputs.bin')];
    appendSamples(kept, samples);
    expect(writeInputs(kernel, [kept], inputs)).toBe(samples.length);
    const bytes = readFileSync(inputs);
    expect(bytes.length).toBe(samples.length * SAMPLE_BYTES);
    for (const [index, { cells, isWon, size }] of samples.entries()) {
      const at = index * SAMPLE_BYTES;
      expect([bytes[at], bytes[at + 1]]).toEqual([size, isWon ? 1 : 0]);
      for (const [cell, stone] of cells.entries()) {
        const seen = bytes[at + HEADER_BYTES + cell]!;
        if (stone === 1) expect([1, 2, 3, 4]).toContain(seen);
        if (stone === 2) expect([5, 6, 7, 8]).toContain(seen);
      }
    }
    rmSync(folder, { recursive: true });
  });
});
