import type { Position } from '../../core/game.ts';
import { otherSide, type Side } from '../../core/side.ts';
import { boardFor, type DotsBoard, type Shape } from './geometry.ts';

export interface DotsPosition extends Position {
  readonly shape: Shape;
  readonly size: number;
  /** By line: whether it is drawn. */
  readonly drawn: readonly boolean[];
  /** By triangle: who completed it. */
  readonly owners: readonly (Side | undefined)[];
  /** The turn is the extra one that a completed triangle earned; completing more earns no third. */
  readonly isExtraTurn: boolean;
}

/** The board that a position is on. */
export const boardAt = (position: DotsPosition): DotsBoard =>
  boardFor(position.shape, position.size);

export const emptyPosition = (board: DotsBoard): DotsPosition => ({
  sideToMove: 0,
  ply: 0,
  shape: board.shape,
  size: board.size,
  drawn: board.lines.map(() => false),
  owners: board.triangles.map(() => undefined),
  isExtraTurn: false,
});

/** Indices of the triangles that drawing a line not yet drawn would complete: none, one or two. */
export const completedBy = (position: DotsPosition, line: number): readonly number[] => {
  const { triangles, trianglesOfLine } = boardAt(position);
  return trianglesOfLine[line]!.filter((triangle) =>
    triangles[triangle]?.lines.every((each) => each === line || position.drawn[each]),
  );
};

/** Number of triangles a side owns. */
export const scoreOf = (position: DotsPosition, side: Side): number =>
  position.owners.filter((owner) => owner === side).length;

/** Lines not yet drawn, ascending. */
export const openLines = (position: DotsPosition): readonly number[] =>
  position.drawn.flatMap((isDrawn, line) => (isDrawn ? [] : [line]));

/**
 * The position after the side to move drew a line. Completing a triangle earns an extra turn, but not in an extra turn.
 * @throws Error when the line does not exist or is drawn already.
 */
export function drawLine(position: DotsPosition, line: number): DotsPosition {
  if (position.drawn[line] !== false) throw new Error(`line ${line} cannot be drawn`);
  const completed = completedBy(position, line);
  const earnsTurn = completed.length > 0 && !position.isExtraTurn;
  return {
    ...position,
    sideToMove: earnsTurn ? position.sideToMove : otherSide(position.sideToMove),
    ply: position.ply + 1,
    drawn: position.drawn.with(line, true),
    owners: position.owners.map((owner, triangle) =>
      completed.includes(triangle) ? position.sideToMove : owner,
    ),
    isExtraTurn: earnsTurn,
  };
}
