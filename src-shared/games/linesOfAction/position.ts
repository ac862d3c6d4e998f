import type { Position } from '../../core/game.ts';
import type { Side } from '../../core/side.ts';
import { areConnected } from './connection.ts';
import { LENGTH, NEIGHBOURS, SQUARE_COUNT, squareAt } from './geometry.ts';

/** What the rules leave to choose: see `outcome`. */
export type RuleSet = 'handout' | 'tournament';

export interface LinesOfActionPosition extends Position {
  readonly rules: RuleSet;
  /** By square: whose piece is there. */
  readonly cells: readonly (Side | undefined)[];
  /** By side: whether all its pieces form one group. */
  readonly connected: readonly [boolean, boolean];
  /** Board and side to move as text: the same for the same position, at whatever ply. */
  readonly key: string;
}

/** Completes a position by what follows from its pieces. */
export const makePosition = ({
  sideToMove,
  ply,
  rules,
  cells,
}: Omit<LinesOfActionPosition, 'connected' | 'key'>): LinesOfActionPosition => ({
  sideToMove,
  ply,
  rules,
  cells,
  connected: [areConnected(cells, 0), areConnected(cells, 1)],
  key: `${cells.map((owner) => owner ?? '-').join('')} ${sideToMove}`,
});

/** Black on the top and bottom rows, White on the left and right columns, the corners empty. */
export function startPosition(rules: RuleSet): LinesOfActionPosition {
  const cells: (Side | undefined)[] = Array.from({ length: SQUARE_COUNT }, () => undefined);
  for (let i = 1; i < LENGTH - 1; i++) {
    for (const far of [0, LENGTH - 1]) {
      cells[squareAt(i, far)] = 0;
      cells[squareAt(far, i)] = 1;
    }
  }
  return makePosition({ sideToMove: 0, ply: 0, rules, cells });
}

/** The squares of a side's pieces, ascending. */
export const piecesOf = (position: LinesOfActionPosition, side: Side): readonly number[] =>
  position.cells.flatMap((owner, square) => (owner === side ? [square] : []));

/** The pieces that are joined to the piece on `square`, itself included; empty for an empty square. */
export function groupOf(position: LinesOfActionPosition, square: number): readonly number[] {
  const owner = position.cells[square];
  const group = owner === undefined ? [] : [square];
  for (const member of group) {
    for (const neighbour of NEIGHBOURS[member]!) {
      if (position.cells[neighbour] === owner && !group.includes(neighbour)) group.push(neighbour);
    }
  }
  return group;
}
