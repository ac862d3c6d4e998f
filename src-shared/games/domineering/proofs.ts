import { leastOf } from '../../core/gridSymmetry.ts';
import { otherSide, type Side } from '../../core/side.ts';
import type { Provable } from '../../search/prover.ts';
import { countBits, freeRows } from './freeRows.ts';
import { type DomineeringBoard, cellCount } from './geometry.ts';
import { MAX_KERNEL_CELLS } from './kernel/constants.ts';
import type { DomineeringPosition } from './position.ts';
import { DomineeringProver } from './prover.ts';

/**
 * Nodes to find out who wins where 64 of 64 cells are left and the chances are even, how they grow with each cell more
 * that is left, and with each that the board has besides; and how they fall as one side becomes more likely to win.
 */
const NODES_AT_64 = 2_500_000;
const GROWTH = 1.466;
const GROWTH_BY_BOARD = 0.879;
const ODDS_EXPONENT = 0.437;
const LEAST_NODES = 20;
/** Of what positions take alone, once one beside them was solved; most of what it takes lies in the table then. */
const SIBLING_SHARE = 0.1;

/** What proofs in a folder need to know of a board; `undefined` where that is too large for the kernel. */
export function domineeringProofs(
  root: DomineeringPosition,
): Provable<DomineeringPosition> | undefined {
  if (cellCount(root) > MAX_KERNEL_CELLS) return undefined;
  const starter = root.ply % 2 === 0 ? root.sideToMove : otherSide(root.sideToMove);
  return {
    keyOf: (position) => keyOf(position),
    positionOf: (key) => positionOf(key, root, starter),
    cellsLeft: (position) => usefulRows(position).reduce((sum, row) => sum + countBits(row), 0),
    expectedNodes: (cellsLeft, chance) => expectedNodes(cellCount(root), cellsLeft, chance),
    siblingShare: SIBLING_SHARE,
    moveCode: (move) => move.toString(16).padStart(2, '0'),
    makeProver: (kernelHost, tableMegabytes, leafNodes) =>
      new DomineeringProver(kernelHost, tableMegabytes, leafNodes),
  };
}

function expectedNodes(cells: number, cellsLeft: number, chance: number): number {
  const odds = Math.min(chance, 1 - chance) / Math.max(chance, 1 - chance);
  const even = NODES_AT_64 * GROWTH ** (cellsLeft - 64) * GROWTH_BY_BOARD ** (cells - 64);
  return Math.max(LEAST_NODES, even * odds ** ODDS_EXPONENT);
}

/** The free cells but those without a free neighbour, which are of no use to anybody, as a word of bits a row. */
function usefulRows(position: DomineeringPosition): readonly number[] {
  const free = freeRows(position);
  return Array.from({ length: position.rows }, (_, row) => {
    const cells = free[row]!;
    return cells & ((cells << 1) | (cells >>> 1) | (free[row - 1] ?? 0) | free[row + 1]!);
  });
}

/** Who is to move, `v` or `h`, and the useful cells of each row as a hexadecimal number, mirrored so that it is the least. */
function keyOf(position: DomineeringPosition): string {
  const rows = usefulRows(position);
  const mirrored = rows.map((row) => reversed(row, position.columns));
  const images = [rows, rows.toReversed(), mirrored, mirrored.toReversed()];
  const codes = images.map((each) => each.map((row) => row.toString(16)).join('.'));
  return (position.sideToMove === 0 ? 'v' : 'h') + leastOf(codes);
}

function reversed(row: number, columns: number): number {
  let result = 0;
  for (let column = 0; column < columns; column++) {
    result = 2 * result + ((row >> column) & 1);
  }
  return result;
}

/** A position with a key: which cells are taken and who is to move, but not by whom they are. */
function positionOf(
  key: string,
  { rows, columns }: DomineeringBoard,
  starter: Side,
): DomineeringPosition | undefined {
  if (!/^[vh][\da-f]{1,4}(\.[\da-f]{1,4})*$/.test(key)) return undefined;
  const words = key
    .slice(1)
    .split('.')
    .map((word) => parseInt(word, 16));
  if (words.length !== rows || words.some((word) => word >= 2 ** columns)) return undefined;
  const sideToMove = key.startsWith('v') ? 0 : 1;
  const cells = words.flatMap((word) =>
    Array.from({ length: columns }, (_, column): Side | undefined =>
      ((word >> column) & 1) === 1 ? undefined : 0,
    ),
  );
  return { rows, columns, cells, sideToMove, ply: sideToMove === starter ? 0 : 1 };
}
