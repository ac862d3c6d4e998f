import type { Move } from '../../../src-shared/core/move.ts';
import type { Side } from '../../../src-shared/core/side.ts';
import { partnerOf } from '../../../src-shared/games/domineering/geometry.ts';
import {
  dominoes,
  isPlacement,
  type DomineeringPosition,
} from '../../../src-shared/games/domineering/position.ts';
import { outcome } from '../../../src-shared/games/domineering/rules.ts';
import { dominoMeant } from './layout.ts';
import { domineeringWords } from './words.ts';

/** What a screen reader says for each cell, e.g. `cell 7, empty, domino fits on 7 and 11`. */
export function cellNames(position: DomineeringPosition, isFlipped: boolean): readonly string[] {
  const words = domineeringWords();
  const side = position.sideToMove;
  const isOver = outcome(position) !== undefined;
  const covers = new Map<number, readonly [Side, number, number]>();
  for (const domino of dominoes(position) ?? []) {
    const partner = partnerOf(position, domino.cell, domino.side) ?? domino.cell;
    const cover = [domino.side, domino.cell + 1, partner + 1] as const;
    covers.set(domino.cell, cover).set(partner, cover);
  }
  return position.cells.map((_, cell) => {
    const cover = covers.get(cell);
    if (cover !== undefined) return words.covered(cell + 1, ...cover);
    if (isOver) return words.leftEmpty(cell + 1);
    const first = dominoMeant(position, cell, isFlipped);
    const partner = partnerOf(position, first, side);
    if (partner === undefined || !isPlacement(position, first, side)) return words.noRoom(cell + 1);
    return words.room(cell + 1, first + 1, partner + 1);
  });
}

/** A move as it is read aloud, e.g. `domino on 3 and 7`. */
export function moveInWords(before: DomineeringPosition, move: Move): string {
  const partner = partnerOf(before, move, before.sideToMove) ?? move;
  return domineeringWords().move(move + 1, partner + 1);
}

/** The other cell of a domino in the move list, e.g. `–7`. */
export const secondCell = (before: DomineeringPosition, move: Move): string =>
  `–${(partnerOf(before, move, before.sideToMove) ?? move) + 1}`;
