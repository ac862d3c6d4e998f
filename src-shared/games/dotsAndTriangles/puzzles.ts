import type { PuzzleRecipe } from '../../core/puzzle.ts';
import { boardAt, type DotsPosition, openLines, scoreOf } from './position.ts';
import { symmetriesOf } from './symmetry.ts';

/** With more open lines there are too many orders to try. */
const MOST_OPEN = 12;
const FEWEST_OPEN = 5;

export const dotsAndTrianglesPuzzles: PuzzleRecipe<DotsPosition> = {
  setups: [
    { shape: 0, size: 1 },
    { shape: 0, size: 2 },
    { shape: 0, size: 2 },
    { shape: 1, size: 3 },
    { shape: 1, size: 4 },
    { shape: 1, size: 5 },
  ],
  goals: [{ kind: 'margin', count: 0, share: 340 }],
  isRipe(position) {
    const open = openLines(position).length;
    return open >= FEWEST_OPEN && open <= MOST_OPEN;
  },
  views(position) {
    const turn = position.isExtraTurn ? '+' : '-';
    return symmetriesOf(boardAt(position)).map((symmetry) => {
      const view: string[] = position.drawn.map(() => '.');
      for (const [line, isDrawn] of position.drawn.entries()) {
        if (isDrawn) view[symmetry[line]!] = '#';
      }
      return view.join('') + turn;
    });
  },
  margin: (position) => scoreOf(position, 0) - scoreOf(position, 1),
};
