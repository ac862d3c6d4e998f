import { UNTIMED } from '../search/untimed.ts';
import { writeFileSync } from 'node:fs';
import { makeHexEngine } from '../../../src-shared/games/hex/engine.ts';
import { hex } from '../../../src-shared/games/hex/index.ts';
import { HEX_PLANS } from '../../../src-shared/games/hex/levels.ts';
import { hexKernel } from '../../../src-shared/games/hex/kernel/kernel.ts';
import { HexProver } from '../../../src-shared/games/hex/prover.ts';
import { KernelHost } from '../../../src-shared/kernel/kernelHost.ts';
import type { Move } from '../../../src-shared/core/move.ts';

/*
 * Finds what each first move of Hex is worth, up to 6 × 6 by proof and above by a search for each, and writes
 * src-shared/games/hex/swapMaps.ts. The board turned by half a turn is the same, so half of the moves are enough.
 * `npm run make -- hexSwapMaps [PLAYOUTS] [LARGEST SIZE]`
 */

const [playouts = 20_000, largest = 13] = process.argv.slice(2).map(Number);
const SOLVED_SIZE = 6;

const engine = makeHexEngine(HEX_PLANS);
const limits = { level: 8, timeMs: 1, maxNodes: playouts, seed: 1, tableMegabytes: 64 };

/** By cell, in percent. */
function chancesOf(size: number): number[] {
  const start = hex.initial({ size, swap: 0 });
  const prover = new HexProver(new KernelHost().start(hexKernel, 1, 20).exports, 1);
  const chance = (move: Move): number => {
    const position = hex.play(start, move);
    if (size <= SOLVED_SIZE) return prover.prove(position, 1_000_000)?.winner === 0 ? 100 : 0;
    const { score } = engine.search(position, limits, UNTIMED);
    if (score.kind === 'exact') return score.winner === 0 ? 100 : 0;
    return Math.round(100 * score.winProbability);
  };
  const moves = hex.legalMoves(start);
  const half = moves.slice(0, Math.ceil(moves.length / 2)).map(chance);
  return [...half, ...half.slice(0, moves.length - half.length).reverse()];
}

const maps: string[] = [];
for (let size = 3; size <= largest; size++) {
  const chances = chancesOf(size);
  const rows = Array.from(
    { length: size },
    (_, row) => `    [${chances.slice(row * size, (row + 1) * size).join(', ')}],\n`,
  );
  maps.push(`  ${size}: [\n${rows.join('')}  ],\n`);
  console.log(`${size} × ${size} done`);
}
writeFileSync(
  'src-shared/games/hex/swapMaps.ts',
  `/**
 * By size and row: the chance of O in percent after a first move there without a swap; up to ${SOLVED_SIZE} × ${SOLVED_SIZE} proved, above
 * it what a search of ${playouts} playouts says. Made by \`npm run make -- hexSwapMaps ${playouts} ${largest}\`.
 */
export const SWAP_MAPS: Readonly<Record<number, readonly (readonly number[])[]>> = {
${maps.join('')}};
`,
);
