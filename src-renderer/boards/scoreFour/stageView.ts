import { CELL_COUNT, heightOf, pegOf } from '../../../src-shared/games/scoreFour/geometry.ts';
import { scoreFour } from '../../../src-shared/games/scoreFour/index.ts';
import { beadsOn } from '../../../src-shared/games/scoreFour/position.ts';
import type { ScoreFourPosition } from '../../../src-shared/games/scoreFour/position.ts';
import type { StageLine, StageView } from '../../stage/stageContract.ts';
import type { BoardProps } from '../boardProps.ts';
import { toldCells } from './toldCells.ts';
import {
  linesThrough,
  NO_THREATS,
  type OwnedLine,
  pointedCell,
  threatLines,
  threatView,
} from './threatView.ts';
import type { ScoreFourView } from './view.svelte.ts';

type Shown = Pick<
  BoardProps<ScoreFourPosition>,
  'position' | 'lastMove' | 'isInteractive' | 'isOver' | 'marks'
>;
type Pointed = Pick<ScoreFourView, 'pointedPeg' | 'pointedHeight' | 'showsThreats'>;

const cellOf = (cell: number) => ({ peg: pegOf(cell), height: heightOf(cell) });
const lineOf = ({ cells, side }: OwnedLine): StageLine => ({ cells: cells.map(cellOf), side });

/** What the 3D stage has to show: the position, and what belongs to the peg that is pointed at. */
export function stageView(shown: Shown, pointed: Pointed): StageView {
  const { position, lastMove, isInteractive, isOver } = shown;
  const { pointedPeg, pointedHeight, showsThreats } = pointed;
  const beads = Array.from({ length: CELL_COUNT }, (_, cell) => cell).flatMap((cell) => {
    const side = position.cells[cell];
    return side === undefined ? [] : [{ ...cellOf(cell), side }];
  });
  const canPlay = isInteractive && pointedPeg !== undefined && beadsOn(position, pointedPeg) < 4;
  const threats = showsThreats && !isOver ? threatView(position) : NO_THREATS;
  const lines = isOver
    ? []
    : linesThrough(position, pointedCell(position, pointedPeg, pointedHeight));
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
    threats: threats.threats.map(({ side, cell }) => ({ ...cellOf(cell), side })),
    deadlyPegs: threats.deadly.map(({ peg }) => peg),
    // What is told beside the best is told on the layers, which have room for its label.
    told: toldCells(position, shown.marks).flatMap(({ tone, cell }) =>
      tone === 'plain' ? [] : [{ ...cellOf(cell), tone }],
    ),
    lines: [...threatLines(position, threats), ...lines].map(lineOf),
  };
}
