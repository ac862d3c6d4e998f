/*
 * Who wins at Hex after each first move up to 6 × 6, proved: seconds
 */
import { hex } from '../../../src-shared/games/hex/index.ts';
import { hexKernel } from '../../../src-shared/games/hex/kernel/kernel.ts';
import { HexProver } from '../../../src-shared/games/hex/prover.ts';
import { count, readToolArguments } from '../toolOptions.ts';
import { KernelHost } from '../../../src-shared/kernel/kernelHost.ts';

const MAX_NODES = 1_000_000;
const { smallest, largest } = readToolArguments({
  usage: 'npm run bench -- hexOpenings',
  numbers: {
    smallest: { ...count(3, 'the smallest board'), min: 3, max: 7 },
    largest: { ...count(6, 'the largest board'), min: 3, max: 7 },
  },
}).numbers;

for (let size = smallest; size <= largest; size++) {
  const before = process.cpuUsage();
  const prover = new HexProver(new KernelHost().start(hexKernel, 1, 20).exports, 1);
  const start = hex.initial({ size, swap: 0 });
  const winners = hex
    .legalMoves(start)
    .map((move) => 'OX'.charAt(prover.prove(hex.play(start, move), MAX_NODES)?.winner ?? 2) || '?');
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
