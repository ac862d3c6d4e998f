import type { Position } from '../../core/game.ts';
import type { Side } from '../../core/side.ts';
import { LENGTH, LINES, NEIGHBOURS, SQUARE_COUNT, squareAt } from './geometry.ts';

/** What the rules leave to choose: see `outcome`. */
export const RULE_SETS = ['handout', 'tournament'] as const;
export type RuleSet = (typeof RULE_SETS)[number];

export interface LinesOfActionPosition extends Position {
  readonly rules: RuleSet;
  /** By square: whose piece is there. */
  readonly cells: readonly (Side | undefined)[];
}

/** Black on the top and bottom rows, White on the left and right columns, the corners empty. */
export function startPosition(rules: RuleSet): LinesOfActionPosition {
  const cells: (Side | undefined)[] = Array.from({ length: SQUARE_COUNT }, () => undefined);
  for (let i = 1; i < LENGTH - 1; i++) {
    for (const far of [0, LENGTH - 1]) {
      cells[squareAt(i, far)] = 0;
      cells[squareAt(far, i)] = 1;
    }
  }
  return { sideToMove: 0, ply: 0, rules, cells };
}

/** The squares of a side's pieces, ascending. */
export const piecesOf = (position: LinesOfActionPosition, side: Side): readonly number[] =>
  position.cells.flatMap((owner, square) => (owner === side ? [square] : []));

/** By index in `LINES`: how many pieces of either colour stand on each line. */
export const lineCounts = (position: LinesOfActionPosition): readonly number[] =>
  LINES.map((line) => line.filter((square) => position.cells[square] !== undefined).length);

/** The pieces that are joined to the piece on `square`, itself included; empty for an empty square. */
export function groupOf(position: LinesOfActionPosition, square: number): readonly number[] {
  const owner = position.cells[square];
  if (owner === undefined) return [];
  const group = [square];
  const isFound = new Uint8Array(SQUARE_COUNT);
  isFound[square] = 1;
  for (const member of group) {
    for (const neighbour of NEIGHBOURS[member] ?? []) {
      if (isFound[neighbour] || position.cells[neighbour] !== owner) continue;
      isFound[neighbour] = 1;
      group.push(neighbour);
    }
  }
  return group;
}

/** Whether all pieces of a side form one group, neighbours counted in all eight directions; a single piece does. */
export function isConnected(position: LinesOfActionPosition, side: Side): boolean {
  const count = position.cells.reduce<number>((sum, owner) => sum + (owner === side ? 1 : 0), 0);
  return groupOf(position, position.cells.indexOf(side)).length === count;
}
