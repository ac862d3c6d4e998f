import type { Move } from '../../../src-shared/core/move.ts';
import type { CoordinateStyle } from '../../../src-shared/core/notation.ts';
import { partnerOf } from '../../../src-shared/games/domineering/geometry.ts';
import { makeCell } from '../../../src-shared/games/domineering/notation.ts';
import {
  dominoAt,
  dominoes,
  isPlacement,
  type Domino,
  type DomineeringPosition,
} from '../../../src-shared/games/domineering/position.ts';
import { outcome } from '../../../src-shared/games/domineering/rules.ts';
import { dominoMeant } from './layout.ts';
import { domineeringWords } from './words.ts';

/** What a screen reader says for each cell, e.g. `cell a3, empty, domino fits on a3 and a2`. */
export function cellNames(
  position: DomineeringPosition,
  isFlipped: boolean,
  style: CoordinateStyle,
): readonly string[] {
  const words = domineeringWords();
  const side = position.sideToMove;
  const isOver = outcome(position) !== undefined;
  const name = (cell: number): string => makeCell(position, cell, style);
  const covers = new Map<number, Domino>();
  for (const domino of dominoes(position)) {
    covers.set(domino.cell, domino).set(domino.partner, domino);
  }
  return position.cells.map((_, cell) => {
    const domino = covers.get(cell);
    if (domino !== undefined) {
      return words.covered(name(cell), domino.side, name(domino.cell), name(domino.partner));
    }
    if (isOver) return words.leftEmpty(name(cell));
    const first = dominoMeant(position, cell, isFlipped);
    const partner = partnerOf(position, first, side);
    if (partner === undefined || !isPlacement(position, first, side)) {
      return words.noRoom(name(cell));
    }
    return words.room(name(cell), name(first), name(partner));
  });
}

/** A move as it is read aloud, e.g. `domino on a3 and a2`. */
export function moveInWords(
  before: DomineeringPosition,
  move: Move,
  style: CoordinateStyle,
): string {
  const { cell, partner } = dominoAt(before, move, before.sideToMove);
  return domineeringWords().move(makeCell(before, cell, style), makeCell(before, partner, style));
}

/** The other cell of a domino in the move list, e.g. `–7`, where its notation tells one of them. */
export function secondCell(
  before: DomineeringPosition,
  move: Move,
  style: CoordinateStyle,
): string {
  if (style === 'common') return '';
  const { partner } = dominoAt(before, move, before.sideToMove);
  return `–${makeCell(before, partner, style)}`;
}
