import { hex } from '../../../src-shared/games/hex/index.ts';
import { hexKernel } from '../../../src-shared/games/hex/kernel/kernel.ts';
import { HexProver } from '../../../src-shared/games/hex/prover.ts';
import { KernelHost } from '../../../src-shared/kernel/kernelHost.ts';

/*
 * Who wins after each first move of O on the boards up to 6 × 6 (or one size: `npm run bench -- hexOpenings 5`), proved,
 * with the positions that the proofs took. What O wins must be the same after half a turn of the board.
 */

const MAX_NODES = 1_000_000;
const [only] = process.argv.slice(2).map(Number);

for (const size of only === undefined ? [3, 4, 5, 6] : [only]) {
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
  const isSymmetric = winners.every((winner, cell) => winner === winners.at(-1 - cell));
  if (winners.includes('?') || !isSymmetric) process.exitCode = 1;
}
