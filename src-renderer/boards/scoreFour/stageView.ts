import { CELL_COUNT, heightOf, pegOf } from '../../../src-shared/games/scoreFour/geometry.ts';
import { scoreFour } from '../../../src-shared/games/scoreFour/index.ts';
import { beadsOn } from '../../../src-shared/games/scoreFour/position.ts';
import type { ScoreFourPosition } from '../../../src-shared/games/scoreFour/position.ts';
import type { StageView } from '../../stage/scoreFourStage.ts';
import type { BoardProps } from '../boardProps.ts';

type Shown = Pick<BoardProps<ScoreFourPosition>, 'position' | 'lastMove' | 'isInteractive'>;

const cellOf = (cell: number) => ({ peg: pegOf(cell), height: heightOf(cell) });

/** What the 3D stage has to show. @param pointedPeg where the ghost bead goes, if one may be played there */
export function stageView(shown: Shown, pointedPeg: number | undefined): StageView {
  const { position, lastMove, isInteractive } = shown;
  const beads = Array.from({ length: CELL_COUNT }, (_, cell) => cell).flatMap((cell) => {
    const side = position.cells[cell];
    return side === undefined ? [] : [{ ...cellOf(cell), side }];
  });
  const canPlay = isInteractive && pointedPeg !== undefined && beadsOn(position, pointedPeg) < 4;
  return {
    beads,
    lastMove: lastMove && {
      peg: lastMove.move,
      height: beadsOn(lastMove.before, lastMove.move),
    },
    ghost: canPlay
      ? { peg: pointedPeg, height: beadsOn(position, pointedPeg), side: position.sideToMove }
      : undefined,
    winningLines: scoreFour.winningCells(position).map((line) => line.map(cellOf)),
  };
}
