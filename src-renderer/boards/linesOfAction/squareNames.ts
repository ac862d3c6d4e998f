import type { Move } from '../../../src-shared/core/move.ts';
import type { CoordinateStyle } from '../../../src-shared/core/notation.ts';
import { fromOf, PASS, targetsOf, toOf } from '../../../src-shared/games/linesOfAction/moves.ts';
import { COORDINATES, makeSquare } from '../../../src-shared/games/linesOfAction/notation.ts';
import type { LinesOfActionPosition } from '../../../src-shared/games/linesOfAction/position.ts';
import { legalMoves } from '../../../src-shared/games/linesOfAction/rules.ts';
import { linesOfActionWords } from './words.ts';

/**
 * What a screen reader says for each square, e.g. `c4, empty` or `black piece on b0, 3 moves`; with a piece picked up,
 * also where it can go.
 */
export function squareNames(
  position: LinesOfActionPosition,
  selected: number | undefined,
  style: CoordinateStyle,
): readonly string[] {
  const words = linesOfActionWords();
  const isOver = legalMoves(position).length === 0;
  const targets = new Map(
    (selected === undefined ? [] : targetsOf(position, selected)).map((each) => [each.to, each]),
  );
  return position.cells.map((owner, square) => {
    const place = makeSquare(square, COORDINATES[style]);
    const target = targets.get(square);
    const landing = target === undefined ? '' : words.landing(target.count, target.isCapture);
    if (owner === undefined) return words.empty(place) + landing;
    const piece = words.piece(owner, place);
    if (owner !== position.sideToMove || isOver) return piece + landing;
    return words.movable(piece, targetsOf(position, square).length);
  });
}

/** A move as it is read aloud, e.g. `d0 takes b2`. */
export function moveInWords(
  before: LinesOfActionPosition,
  move: Move,
  style: CoordinateStyle,
): string {
  const words = linesOfActionWords();
  if (move === PASS) return words.passed;
  const isCapture = before.cells[toOf(move)] !== undefined;
  const name = (square: number) => makeSquare(square, COORDINATES[style]);
  return words.move(name(fromOf(move)), name(toOf(move)), isCapture);
}
