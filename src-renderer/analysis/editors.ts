import type { Position } from '../../src-shared/core/game.ts';
import type { Side } from '../../src-shared/core/side.ts';
import { dominoes, isPlacement } from '../../src-shared/games/domineering/position.ts';
import type { DomineeringPosition } from '../../src-shared/games/domineering/position.ts';
import { partnerOf } from '../../src-shared/games/domineering/geometry.ts';
import { boardAt, type DotsPosition } from '../../src-shared/games/dotsAndTriangles/position.ts';
import type { HexPosition } from '../../src-shared/games/hex/position.ts';
import type { GameId } from '../../src-shared/games/index.ts';
import {
  type LinesOfActionPosition,
  makePosition,
} from '../../src-shared/games/linesOfAction/position.ts';
import { cellAt, HEIGHT_COUNT, LINES, pegOf } from '../../src-shared/games/scoreFour/geometry.ts';
import { beadsOn, type ScoreFourPosition } from '../../src-shared/games/scoreFour/position.ts';

/** What is put on a place: a piece of a side, or nothing. */
export type Brush = Side | undefined;

/** Puts something on a place of the board, or takes away what is there; the position may be one that can't come about. */
type Edit<P extends Position> = (position: P, place: number, brush: Brush) => P;

/** Beads slide down their peg, and the top one is taken first, so that none hangs. */
const scoreFour: Edit<ScoreFourPosition> = (position, place, brush) => {
  const peg = pegOf(place);
  const height = beadsOn(position, peg);
  if (brush === undefined ? height === 0 : height === HEIGHT_COUNT) return position;
  const cells = position.cells.with(cellAt(peg, brush === undefined ? height - 1 : height), brush);
  const completed = LINES.flatMap((line, index) => {
    const owner = cells[line[0]!];
    return owner !== undefined && line.every((cell) => cells[cell] === owner) ? [index] : [];
  });
  return { ...position, cells, completed };
};

const linesOfAction: Edit<LinesOfActionPosition> = (position, place, brush) =>
  makePosition({ ...position, cells: position.cells.with(place, brush) });

const hex: Edit<HexPosition> = (position, place, brush) => ({
  ...position,
  cells: position.cells.with(place, brush),
});

/** Dominoes come and go whole. */
const domineering: Edit<DomineeringPosition> = (position, place, brush) => {
  const there = dominoes(position).find(({ cell, partner }) => cell === place || partner === place);
  if (there !== undefined) {
    const cells = position.cells.with(there.cell, undefined).with(there.partner, undefined);
    return { ...position, cells };
  }
  if (brush === undefined || !isPlacement(position, place, brush)) return position;
  const partner = partnerOf(position, place, brush)!;
  return { ...position, cells: position.cells.with(place, brush).with(partner, brush) };
};

/** A triangle that is closed belongs to the side that is put, and one that is opened to nobody. */
const dotsAndTriangles: Edit<DotsPosition> = (position, place, brush) => {
  const drawn = position.drawn.with(place, brush !== undefined);
  const owners = boardAt(position).triangles.map(({ lines }, triangle) =>
    lines.every((line) => drawn[line]) ? (position.owners[triangle] ?? brush) : undefined,
  );
  return { ...position, drawn, owners };
};

const EDITS = { scoreFour, linesOfAction, hex, domineering, dotsAndTriangles };

/** The edit for code that treats all games alike; its positions come from and go back to the same game. */
export const editOf = (gameId: GameId): Edit<Position> =>
  EDITS[gameId] as unknown as Edit<Position>;
