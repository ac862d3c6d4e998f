import type { Move } from '../../../src-shared/core/move.ts';
import type { Side } from '../../../src-shared/core/side.ts';
import { cellAt, heightOf, pegOf } from '../../../src-shared/games/scoreFour/geometry.ts';
import { makePeg } from '../../../src-shared/games/scoreFour/notation.ts';
import { beadsOn, type ScoreFourPosition } from '../../../src-shared/games/scoreFour/position.ts';
import { messages } from '../../i18n/messages.ts';
import { scoreFourWords } from './words.ts';

/** A move with the height it lands at, e.g. `B2, height 3`. */
export const moveWithHeight = (before: ScoreFourPosition, move: Move): string =>
  scoreFourWords().place(makePeg(move), beadsOn(before, move) + 1);

/** What there is to say about one cell of the board. */
export interface CellState {
  readonly isPlayable: boolean;
  readonly isLastMove: boolean;
  readonly isWinning: boolean;
  /** The sides that would win here, where threats are shown. */
  readonly threats?: readonly Side[];
  /** The side that would win on top of a bead here, where threats are shown. */
  readonly deadlyFor?: Side | undefined;
}

/** A cell's name, e.g. `B2, height 3, empty, playable`. */
export function cellName(position: ScoreFourPosition, cell: number, state: CellState): string {
  const words = scoreFourWords();
  const owner = position.cells[cell];
  return messages.joints.list([
    words.place(makePeg(pegOf(cell)), heightOf(cell) + 1),
    owner === undefined ? words.empty : words.bead(owner),
    ...(state.isPlayable ? [words.playable] : []),
    ...(state.isLastMove ? [words.lastMove] : []),
    ...(state.isWinning ? [words.winning] : []),
    ...(state.threats ?? []).map((side) => words.wouldWin(side)),
    ...(state.deadlyFor === undefined ? [] : [words.deadly(state.deadlyFor)]),
  ]);
}

/** Why no bead can be put into a cell now; `undefined` when it can. */
export function refusal(position: ScoreFourPosition, cell: number): string | undefined {
  const words = scoreFourWords();
  const peg = pegOf(cell);
  const height = beadsOn(position, peg);
  if (height === 4) return words.full(makePeg(peg));
  if (cell === cellAt(peg, height)) return undefined;
  return position.cells[cell] === undefined
    ? words.inTheAir(makePeg(peg), height + 1)
    : words.taken(makePeg(peg), heightOf(cell) + 1);
}
