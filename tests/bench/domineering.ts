import { SIDES } from '../../src-shared/core/side.ts';
import { domineeringEngine } from '../../src-shared/games/domineering/engine.ts';
import { emptyPosition } from '../../src-shared/games/domineering/position.ts';
import { SIDE_NAMES } from '../../src-shared/games/domineering/rules.ts';

/*
 * Who wins at Domineering on empty boards, against the published table, with the nodes and the processor time that
 * each takes. `npm run bench -- domineering` does the boards up to 7×8; with `8x8` behind it, or another size, that one.
 */

/** By rows 2–7 and columns 2–8; J. Uiterwijk, "11×11 Domineering is solved", 2016, and the tables it cites. */
const TABLE = ['11HV11H', '11HHHHH', 'VV1V1VH', 'HVH2HHH', '1V1V1VH', '1VHVH1H'];

const sizes =
  process.argv.length > 2
    ? process.argv.slice(2).map((text) => text.split('x').map(Number))
    : TABLE.flatMap((row, i) => [...row].map((_, j) => [i + 2, j + 2]));

for (const [rows = 0, columns = 0] of sizes) {
  for (const starter of SIDES) {
    const before = process.cpuUsage();
    const { score, nodes } = domineeringEngine.search(
      emptyPosition({ rows, columns }, starter),
      { level: 8, timeMs: 1e9, maxNodes: 1e12, seed: 1, tableMegabytes: 256 },
      { nowMs: () => 0, shouldStop: () => false, onProgress: () => undefined },
    );
    const seconds = process.cpuUsage(before).user / 1e6;
    const letter = TABLE[rows - 2]?.[columns - 2];
    const known = { '1': starter, '2': 1 - starter, V: 0, H: 1 }[letter ?? ''];
    const winner = score.kind === 'exact' ? score.winner : undefined;
    const verdict = known === undefined ? '' : winner === known ? ', as known' : ', WRONG';
    const name = winner === undefined ? 'nobody yet' : SIDE_NAMES[winner];
    const speed = `${nodes} nodes, ${seconds.toFixed(2)} s`;
    console.log(`${rows}×${columns}, ${SIDE_NAMES[starter]} first: ${name}${verdict}; ${speed}`);
  }
}
