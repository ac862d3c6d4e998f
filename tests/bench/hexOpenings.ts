import { hex } from '../../src-shared/games/hex/index.ts';
import { makeHexSolver } from '../../src-shared/games/hex/solver.ts';

/*
 * Who wins after each first move of O on the boards up to 6 × 6 (or one size: `npm run bench -- hexOpenings 5`), proved,
 * with the positions that the proofs took. What O wins must be the same after half a turn of the board.
 */

const MAX_NODES = 1_000_000;
const [only] = process.argv.slice(2).map(Number);

for (const size of only === undefined ? [3, 4, 5, 6] : [only]) {
  const before = process.cpuUsage();
  const prove = makeHexSolver(20);
  const start = hex.initial({ size, swap: 0 });
  const proofs = hex.legalMoves(start).map((move) => prove(hex.play(start, move), MAX_NODES));
  const winners = proofs.map(({ winner }) => (winner === undefined ? '?' : 'OX'.charAt(winner)));
  const nodes = proofs.reduce((sum, proof) => sum + proof.nodes, 0);
  const seconds = process.cpuUsage(before).user / 1e6;
  console.log(`${size} × ${size}: ${nodes} positions, ${seconds.toFixed(1)} s of processor time`);
  for (let row = 0; row < size; row++) {
    console.log(`${' '.repeat(row + 2)}${winners.slice(row * size, (row + 1) * size).join(' ')}`);
  }
  const isSymmetric = winners.every((winner, cell) => winner === winners.at(-1 - cell));
  if (winners.includes('?') || !isSymmetric) process.exitCode = 1;
}
