/*
 * Counts the move sequences of Lines of Action to depth 5, by rules and kernel: a minute
 */
import { readToolArguments } from '../toolOptions.ts';
import { KernelHost } from '../../../src-shared/kernel/kernelHost.ts';
import { perft } from '../../../src-shared/core/perft.ts';
import { linesOfAction } from '../../../src-shared/games/linesOfAction/index.ts';
import { setPosition } from '../../../src-shared/games/linesOfAction/kernel/kernel.ts';
import { linesOfActionProbe } from '../search/linesOfActionProbe.ts';
import type { LinesOfActionPosition } from '../../../src-shared/games/linesOfAction/position.ts';

/*
 * Of the sequences of four moves 784 lead back to the start position; three public generators end the game there, which
 * gives 55,934,908. Our rules end no game at a first return, which gives 36 more sequences for each of the 784.
 */
readToolArguments({ usage: 'npm run bench -- linesOfActionPerft', numbers: {} });
const start = linesOfAction.initial({ rules: 0 });

function returnsToStart(position: LinesOfActionPosition, depth: number): number {
  if (depth === 0) return position.cells.every((cell, i) => cell === start.cells[i]) ? 1 : 0;
  return linesOfAction
    .legalMoves(position)
    .reduce((sum, move) => sum + returnsToStart(linesOfAction.play(position, move), depth - 1), 0);
}

function timed(name: string, expected: number, count: () => number): void {
  const startMs = performance.now();
  const found = count();
  const seconds = ((performance.now() - startMs) / 1_000).toFixed(1);
  const verdict = found === expected ? 'as expected' : `NOT ${expected.toLocaleString('en')}`;
  console.log(`${name}: ${found.toLocaleString('en')}, ${verdict} (${seconds} s)`);
  if (found !== expected) process.exitCode = 1;
}

const depths: readonly (readonly [number, number])[] = [
  [1, 36],
  [2, 1_244],
  [3, 44_952],
  [4, 1_563_208],
  [5, 55_934_908 + 36 * 784],
];
for (const [depth, expected] of depths) {
  timed(`Lines of Action, depth ${depth}`, expected, () => perft(linesOfAction, start, depth));
}
const kernel = new KernelHost().start(linesOfActionProbe, 1, 10).exports;
setPosition(kernel, start);
for (const [depth, expected] of depths) {
  timed(`Lines of Action by its kernel, depth ${depth}`, expected, () => kernel.perft(depth));
}
timed('Returns to the start position in four moves', 784, () => returnsToStart(start, 4));
