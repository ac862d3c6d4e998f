/** The kernel of Dots and Triangles, line by line, for the contract that holds kernels against the rules. */
import {
  draw,
  isExtra,
  linesLeft,
  openWord,
  undraw,
} from '../../../src-shared/games/dotsAndTriangles/kernel/board.as';
import {
  setMargin as setRootMargin,
  setUp as setUpKernel,
} from '../../../src-shared/games/dotsAndTriangles/kernel/exports.as';
import { key as boardKey } from '../../../src-shared/games/dotsAndTriangles/kernel/keys.as';

export {
  clearBoard,
  putDrawn,
  putLine,
  putTriangle,
  putView,
  scratchBytes,
  setExtra,
} from '../../../src-shared/games/dotsAndTriangles/kernel/exports.as';

/** By line drawn since the position was set: the line, whether the turn was extra, the margin before (i32 each). */
const STEP: usize = 12;
let made: usize = 0;
let count: usize = 0;
let listed: usize = 0;
/** Triangles of the side to move less those of the other. */
let margin: i32 = 0;

/** What the probe needs lies where the program has its table. */
export function setUp(scratch: usize, table: usize, tableLog2: i32): void {
  setUpKernel(scratch, table, tableLog2);
  made = table;
  listed = table + 256 * STEP;
}

export function setMargin(triangles: i32): void {
  margin = triangles;
  count = 0;
  setRootMargin(triangles);
}

export function listMoves(): i32 {
  let total = 0;
  for (let word = 0; word < 4; word++) {
    for (let rest = openWord(word); rest != 0; rest &= rest - 1) {
      store<i32>(listed + ((<usize>total) << 2), 64 * word + <i32>ctz(rest));
      total++;
    }
  }
  return total;
}

export function listedMove(index: i32): i32 {
  return load<i32>(listed + ((<usize>index) << 2));
}

export function make(line: i32): void {
  const step = made + count * STEP;
  count++;
  store<i32>(step, line);
  store<i32>(step, <i32>isExtra, 4);
  store<i32>(step, margin, 8);
  margin += draw(line);
  if (!isExtra) margin = -margin;
}

export function unmake(): void {
  count--;
  const step = made + count * STEP;
  undraw(load<i32>(step), load<i32>(step, 4) != 0);
  margin = load<i32>(step, 8);
}

export { shapeKey } from '../../../src-shared/games/dotsAndTriangles/kernel/keys.as';

export function key(): u64 {
  return boardKey();
}

export function ending(): i32 {
  if (linesLeft > 0) return 0;
  return margin > 0 ? 1 : margin < 0 ? 2 : 3;
}
