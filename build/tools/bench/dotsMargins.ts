import { makeRandom, pick } from '../../../src-shared/core/random.ts';
import { KernelHost } from '../../../src-shared/kernel/kernelHost.ts';
import { boardFor } from '../../../src-shared/games/dotsAndTriangles/geometry.ts';
import { dotsKernel } from '../../../src-shared/games/dotsAndTriangles/kernel.ts';
import { MarginTable } from '../../../src-shared/games/dotsAndTriangles/marginTable.ts';
import {
  type DotsPosition,
  drawLine,
  emptyPosition,
  openLines,
} from '../../../src-shared/games/dotsAndTriangles/position.ts';

/*
 * How long the table of the last lines takes on the hexagon of side 2, in seconds of processor time:
 * `npm run bench -- dotsMargins`.
 */

const OPEN = [18, 20, 22, 24, 26];
/** Room for 2²⁷ sets, in entries of the transposition table. */
const ROOM_LOG2 = 24;

/** The position when random lines have left so many open. */
function positionWith(open: number): DotsPosition {
  const random = makeRandom(open);
  let position = emptyPosition(boardFor('hexagon', 2));
  while (openLines(position).length > open) {
    position = drawLine(position, pick(random, openLines(position)));
  }
  return position;
}

const kernel = new KernelHost().start(dotsKernel, 1, ROOM_LOG2).exports;
new MarginTable(kernel, positionWith(22)).fill();
for (const open of OPEN) {
  const table = new MarginTable(kernel, positionWith(open));
  const before = process.cpuUsage();
  table.fill();
  const { user, system } = process.cpuUsage(before);
  console.log(`${open} open lines  ${((user + system) / 1e6).toFixed(3)} s`);
}
