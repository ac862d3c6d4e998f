/*
 * src-shared/games/hex/swapMaps.ts, worth of first moves, from proofs and searches: half a minute
 *
 * Up to 6 × 6 it is proved, above that a search of each move tells.
 */
import { count, readToolArguments } from '../toolOptions.ts';
import { UNTIMED } from '../search/untimed.ts';
import { writeFileSync } from 'node:fs';
import { makeHexEngine } from '../../../src-shared/games/hex/engine.ts';
import { hex } from '../../../src-shared/games/hex/index.ts';
import { HEX_PLANS } from '../../../src-shared/games/hex/levels.ts';
import { hexKernel } from '../../../src-shared/games/hex/kernel/kernel.ts';
import { HexProver } from '../../../src-shared/games/hex/prover.ts';
import { KernelHost } from '../../../src-shared/kernel/kernelHost.ts';
import type { Move } from '../../../src-shared/core/move.ts';

const { playouts, largest } = readToolArguments({
  usage: 'npm run make -- hexSwapMaps',
  numbers: { playouts: count(5_000, 'playouts for a move'), largest: count(14, 'largest board') },
}).numbers;
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
  // The board turned by half a turn is the same.
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
 * it what a search of ${playouts} playouts says. Made by \`npm run make -- hexSwapMaps --playouts ${playouts} --largest ${largest}\`.
 */
export const SWAP_MAPS: Readonly<Record<number, readonly (readonly number[])[]>> = {
${maps.join('')}};
`,
);
