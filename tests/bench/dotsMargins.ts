import { startKernel } from '../search/startKernel.ts';
import { boardFor } from '../../src-shared/games/dotsAndTriangles/geometry.ts';
import { dotsKernel } from '../../src-shared/games/dotsAndTriangles/kernel.ts';
import { MarginTable } from '../../src-shared/games/dotsAndTriangles/marginTable.ts';
import {
  type DotsPosition,
  emptyPosition,
} from '../../src-shared/games/dotsAndTriangles/position.ts';
import { afterRandomLines } from '../games/dotsPositions.ts';

/*
 * How long the table of the last lines takes on the hexagon of side 2, in seconds of processor time:
 * `npm run bench -- dotsMargins`.
 */

const OPEN = [18, 20, 22, 24, 26];
/** Room for 2²⁷ sets, in entries of the transposition table. */
const ROOM_LOG2 = 24;

const positionWith = (open: number): DotsPosition =>
  afterRandomLines(emptyPosition(boardFor('hexagon', 2)), open, open);

const kernel = startKernel(dotsKernel, ROOM_LOG2);
new MarginTable(kernel, positionWith(22)).fill();
for (const open of OPEN) {
  const table = new MarginTable(kernel, positionWith(open));
  const before = process.cpuUsage();
  table.fill();
  const { user, system } = process.cpuUsage(before);
  console.log(`${open} open lines  ${((user + system) / 1e6).toFixed(3)} s`);
}
