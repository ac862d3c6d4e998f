import { cellAt } from '../../../src-shared/games/scoreFour/geometry.ts';
import { beadsOn, type ScoreFourPosition } from '../../../src-shared/games/scoreFour/position.ts';
import type { BoardMark } from '../boardProps.ts';

/** A mark by its cell; a move is where its bead lands. */
export type ToldMark = Pick<BoardMark, 'tone' | 'label' | 'isProved'> & { readonly cell: number };

/** Where marks are on the board. */
export const toldCells = (
  position: ScoreFourPosition,
  marks: readonly BoardMark<ScoreFourPosition>[] = [],
): readonly ToldMark[] =>
  marks.flatMap((mark): readonly ToldMark[] => {
    const { tone, label, isProved = false } = mark;
    if ('cell' in mark) return [{ tone, label, isProved, cell: mark.cell }];
    const height = beadsOn(mark.before ?? position, mark.move);
    return height === 4 ? [] : [{ tone, label, isProved, cell: cellAt(mark.move, height) }];
  });
