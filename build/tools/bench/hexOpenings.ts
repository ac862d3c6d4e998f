/*
 * Who wins at Hex after each first move up to 6 × 6, proved: seconds; 7 × 7 (--largest 7): two minutes
 */
import type { Move } from '../../../src-shared/core/move.ts';
import { columnOf, rowOf } from '../../../src-shared/games/hex/geometry.ts';
import { hex } from '../../../src-shared/games/hex/index.ts';
import { hexKernel } from '../../../src-shared/games/hex/kernel/kernel.ts';
import { HexProver } from '../../../src-shared/games/hex/prover.ts';
import { count, readToolArguments } from '../toolOptions.ts';
import { KernelHost } from '../../../src-shared/kernel/kernelHost.ts';

const MAX_NODES = 2_000_000;
/** 7 × 7 has many positions to remember. */
const TABLE_LOG2 = 24;
const { smallest, largest } = readToolArguments({
  usage: 'npm run bench -- hexOpenings',
  numbers: {
    smallest: { ...count(3, 'the smallest board'), min: 3, max: 7 },
    largest: { ...count(6, 'the largest board'), min: 3, max: 7 },
  },
}).numbers;

for (let size = smallest; size <= largest; size++) {
  const before = process.cpuUsage();
  const prover = new HexProver(new KernelHost().start(hexKernel, 1, TABLE_LOG2).exports, 1);
  const start = hex.initial({ size, swap: 0 });
  const winners: string[] = [];
  for (const move of fromCentre(size, hex.legalMoves(start))) {
    const proof = prover.prove(hex.play(start, move), MAX_NODES);
    winners[move] = 'OX'.charAt(proof?.winner ?? 2) || '?';
  }
  const seconds = process.cpuUsage(before).user / 1e6;
  console.log(
    `${size} × ${size}: ${prover.nodes} positions, ${seconds.toFixed(1)} s of processor time`,
  );
  for (let row = 0; row < size; row++) {
    console.log(`${' '.repeat(row + 2)}${winners.slice(row * size, (row + 1) * size).join(' ')}`);
  }
  // The board turned by half a turn is the same.
  const isSymmetric = winners.every((winner, cell) => winner === winners.at(-1 - cell));
  if (winners.includes('?') || !isSymmetric) process.exitCode = 1;
}

/** The moves nearest to the centre first: they win soonest, and what is proved of them serves the others. */
function fromCentre(size: number, moves: readonly Move[]): readonly Move[] {
  const distance = (move: Move): number => {
    const [x, y] = [columnOf(size, move), rowOf(size, move)].map((at) => at - (size - 1) / 2);
    return x! ** 2 + x! * y! + y! ** 2;
  };
  return moves.toSorted((a, b) => distance(a) - distance(b));
}
