/** The line that is expected, or that was proved. */
import { reserve } from '../../../kernel/scratch.as';
import { cellOf, MAX_PLIES, otherColour } from './board.as';
import { putHashed } from './keys.as';
import { cellAt, childAt, LOST, moveCount, numberAt, VISITS } from './node.as';
import { provedMove } from './proofSearch.as';
import { root } from './tree.as';

/** Cells, u16. */
let line: usize = 0;
let length: i32 = 0;

export function reservePrincipalVariation(): void {
  line = reserve(2 * MAX_PLIES);
}

function addMove(cell: i32): void {
  store<u16>(line + (usize(length++) << 1), <u16>cell);
}

export function lineLength(): i32 {
  return length;
}

/** A move of the line, from 0 on. */
export function lineMove(index: i32): i32 {
  return <i32>load<u16>(line + ((<usize>index) << 1));
}

/** Finds the line after a root move, by the moves most visited. @param index of the root move. */
export function followTree(index: i32): void {
  length = 0;
  let node = load<u32>(childAt(root(), index));
  while (node > LOST && length < <i32>MAX_PLIES) {
    let best: usize = 0;
    for (let i = 1; i < moveCount(node); i++) {
      if (load<f32>(numberAt(node, i, VISITS)) > load<f32>(numberAt(node, best, VISITS))) best = i;
    }
    if (load<f32>(numberAt(node, best, VISITS)) == 0) break;
    addMove(cellOf(cellAt(node, best)));
    node = load<u32>(childAt(node, best));
  }
}

/** Finds the line that was proved from the board as it is on; it ends where the winner needs no more search. */
export function followProof(side: i32): void {
  length = 0;
  for (let colour = side + 1; ; colour = otherColour(colour)) {
    const move = provedMove(colour);
    if (move == 0) break;
    addMove(cellOf(move));
    putHashed(move, colour);
  }
}
