import { writeFileSync } from 'node:fs';
import { asMove } from '../../src-shared/core/move.ts';
import { domineering } from '../../src-shared/games/domineering/index.ts';
import { kernelSearch } from '../../src-shared/games/domineering/search.ts';

/*
 * Solves every start on 8×8 up to symmetry: who wins after it, and by which reply. It takes some minutes.
 *
 *     npm run make -- domineeringOpenings
 */
const FILE = 'src-shared/games/domineering/openings.json';
const LENGTH = 8;
const hooks = {
  nowMs: () => performance.now(),
  shouldStop: () => false,
  onProgress: () => undefined,
};
const limits = { level: 8, timeMs: 3_600_000, seed: 1, tableMegabytes: 256 };
const start = domineering.initial({ rows: LENGTH, columns: LENGTH, starter: 0 });

const entries: string[] = [];
for (let row = 0; row < LENGTH / 2; row++) {
  for (let column = 0; column < LENGTH / 2; column++) {
    const cell = LENGTH * row + column;
    const { score, move, nodes } = kernelSearch(
      domineering.play(start, asMove(cell)),
      limits,
      hooks,
    );
    if (score.kind !== 'exact') throw new Error(`the start on cell ${cell} was not solved`);
    entries.push(`  "${cell}": ${score.winner === 1 ? move : null}`);
    console.log(`${entries.at(-1)?.trim()} (${nodes.toLocaleString('en')} nodes)`);
  }
}
writeFileSync(FILE, `{\n${entries.join(',\n')}\n}\n`);
