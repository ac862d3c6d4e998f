/*
 * How long the table of the last lines of Dots and Triangles takes, hexagon of side 2: seconds
 */
import { readToolArguments } from '../toolOptions.ts';
import { makeRandom, pick } from '../../../src-shared/core/random.ts';
import { KernelHost } from '../../../src-shared/kernel/kernelHost.ts';
import { boardFor } from '../../../src-shared/games/dotsAndTriangles/geometry.ts';
import { dotsKernel } from '../../../src-shared/games/dotsAndTriangles/kernel/kernel.ts';
import { MarginTable } from '../../../src-shared/games/dotsAndTriangles/marginTable.ts';
import {
  type DotsPosition,
  drawLine,
  emptyPosition,
  openLines,
} from '../../../src-shared/games/dotsAndTriangles/position.ts';

const OPEN = [18, 20, 22];
/** Room for 2²² sets and more, in entries of the transposition table. */
const ROOM_LOG2 = 20;

/** The position when random lines have left so many open. */
function positionWith(open: number): DotsPosition {
  const random = makeRandom(open);
  let position = emptyPosition(boardFor('hexagon', 2));
  while (openLines(position).length > open) {
    position = drawLine(position, pick(random, openLines(position)));
  }
  return position;
}

readToolArguments({ usage: 'npm run bench -- dotsMargins', numbers: {} });
const kernel = new KernelHost().start(dotsKernel, 1, ROOM_LOG2).exports;
new MarginTable(kernel, positionWith(22)).fill();
for (const open of OPEN) {
  const table = new MarginTable(kernel, positionWith(open));
  const before = process.cpuUsage();
  table.fill();
  const { user, system } = process.cpuUsage(before);
  console.log(`${open} open lines  ${((user + system) / 1e6).toFixed(3)} s`);
}
