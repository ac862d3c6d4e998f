import { expect, type Page } from '@playwright/test';
import type { Position } from '../../src-shared/core/game.ts';
import { dominoes, type DomineeringPosition } from '../../src-shared/games/domineering/position.ts';
import { partnerOf } from '../../src-shared/games/domineering/geometry.ts';
import { boardAt, type DotsPosition } from '../../src-shared/games/dotsAndTriangles/position.ts';
import type { HexPosition } from '../../src-shared/games/hex/position.ts';
import type { GameId } from '../../src-shared/games/index.ts';
import type { LinesOfActionPosition } from '../../src-shared/games/linesOfAction/position.ts';
import { heightOf, pegOf } from '../../src-shared/games/scoreFour/geometry.ts';
import type { ScoreFourPosition } from '../../src-shared/games/scoreFour/position.ts';
import { beadCentre, PEG_SPACING } from '../../src-renderer/stage/layout.ts';
import type { StageCanvas, StageDrawing } from '../../src-renderer/stage/stageContract.ts';

/**
 * A piece as `what@where`: what it is made of, and the cells it covers (lines, for a triangle), e.g. `slate@0+4`.
 * Pieces that are faint or stand beside every cell say so.
 */
export type DrawnPiece = string;

interface Shape {
  readonly paint: string;
  /** In pixels of the window; in 3D in board units. */
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly isFaint: boolean;
}

interface Place {
  readonly cell: number;
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

const piece = (paint: string, cells: readonly number[]): DrawnPiece =>
  `${paint}@${[...cells].sort((a, b) => a - b).join('+')}`;

const owned = (
  paints: readonly [string, string],
  owners: readonly (0 | 1 | undefined)[],
): DrawnPiece[] =>
  owners.flatMap((owner, cell) => (owner === undefined ? [] : [piece(paints[owner], [cell])]));

/** The pieces that a position has, in the order in which they are compared. */
const PIECES: Readonly<Record<GameId, (position: Position) => readonly DrawnPiece[]>> = {
  scoreFour: (position) => owned(['ivory', 'ebony'], (position as ScoreFourPosition).cells),
  linesOfAction: (position) => owned(['ebony', 'ivory'], (position as LinesOfActionPosition).cells),
  hex: (position) => owned(['ivory', 'ebony'], (position as HexPosition).cells),
  domineering: (position) =>
    dominoes(position as DomineeringPosition).map(({ cell, partner, side }) =>
      piece(side === 0 ? 'slate' : 'clay', [cell, partner]),
    ),
  dotsAndTriangles: (position) => {
    const { drawn, owners } = position as DotsPosition;
    const { triangles } = boardAt(position as DotsPosition);
    return [
      ...drawn.flatMap((isDrawn, line) => (isDrawn ? [piece('cord', [line])] : [])),
      ...owners.flatMap((owner, triangle) =>
        owner === undefined ? [] : [piece(`weave-${owner}`, triangles[triangle]?.lines ?? [])],
      ),
    ];
  },
};

export const piecesOf = (gameId: GameId, position: Position): readonly DrawnPiece[] =>
  [...PIECES[gameId](position)].sort();

/** Every set of cells that a piece of some kind can cover. */
function coverable(gameId: GameId, paint: string, position: Position): readonly number[][] {
  if (gameId === 'domineering') {
    const board = position as DomineeringPosition;
    return board.cells.flatMap((_, cell) => {
      const partner = partnerOf(board, cell, paint === 'slate' ? 0 : 1);
      return partner === undefined ? [] : [[cell, partner]];
    });
  }
  if (paint.startsWith('weave')) {
    return boardAt(position as DotsPosition).triangles.map(({ lines }) => [...lines]);
  }
  const count =
    gameId === 'dotsAndTriangles'
      ? (position as DotsPosition).drawn.length
      : (position as HexPosition).cells.length;
  return Array.from({ length: count }, (_, cell) => [cell]);
}

const distance = (a: Omit<Place, 'cell'>, b: Omit<Place, 'cell'>): number =>
  Math.hypot(a.x - b.x, a.y - b.y, a.z - b.z);

/** The pieces that can be seen on the board once all motion has ended; ghosts of moves not made are none. */
export async function drawnPieces(
  page: Page,
  gameId: GameId,
  position: Position,
): Promise<readonly DrawnPiece[]> {
  const { shapes, places, unit } = gameId === 'scoreFour' ? await inSpace(page) : await flat(page);
  const middle = (cells: readonly number[]): Place => {
    const on = places.filter(({ cell }) => cells.includes(cell));
    const mean = (axis: 'x' | 'y' | 'z'): number =>
      on.reduce((sum, place) => sum + place[axis], 0) / on.length;
    return { cell: -1, x: mean('x'), y: mean('y'), z: mean('z') };
  };
  return shapes
    .map((shape) => {
      const nearest = coverable(gameId, shape.paint, position)
        .map((cells) => ({ cells, off: distance(middle(cells), shape) / unit }))
        .reduce((best, each) => (each.off < best.off ? each : best));
      const name = piece(shape.paint, nearest.cells);
      return [name, nearest.off > 0.15 && 'displaced', shape.isFaint && 'faint']
        .filter(Boolean)
        .join(' ');
    })
    .sort();
}

/** Waits until what is drawn is the position, piece by piece, with nothing moving any more. */
export async function expectDrawn(page: Page, gameId: GameId, position: Position): Promise<void> {
  await expect
    .poll(() => drawnPieces(page, gameId, position), { intervals: [50] })
    .toEqual(piecesOf(gameId, position));
}

interface Seen {
  readonly shapes: readonly Shape[];
  readonly places: readonly Place[];
  /** The side of a cell. */
  readonly unit: number;
}

const FLAT_BOARD = '[data-board] svg:has([role="grid"])';

/** What a flat board draws, from the shapes in the window and the colours they are filled with. */
async function flat(page: Page): Promise<Seen> {
  await page.locator(FLAT_BOARD).waitFor();
  return page.evaluate(async (selector) => {
    for (let moving = document.getAnimations(); moving.length > 0;) {
      await Promise.allSettled(moving.map(({ finished }) => finished));
      moving = document.getAnimations().filter(({ playState }) => playState !== 'finished');
    }
    // Of the outline, so that a triangle's is where its medians meet, as it really is in the window.
    const middleOf = (element: Element) => {
      const shape = element as SVGGeometryElement;
      const length = shape.getTotalLength();
      const points = Array.from({ length: 60 }, (_, i) =>
        shape
          .getPointAtLength((length * i) / 60)
          .matrixTransform(shape.getScreenCTM() ?? undefined),
      );
      const mean = (axis: 'x' | 'y'): number =>
        points.reduce((sum, point) => sum + point[axis], 0) / points.length;
      return { x: mean('x'), y: mean('y'), z: 0 };
    };
    const board = document.querySelector(selector);
    if (board === null) throw new Error('there is no flat board');
    const shapes = [...board.querySelectorAll('.piece')].map((group) => {
      const paintOf = (shape: Element): string | undefined =>
        /#\S+?-(ivory|ebony|slate|clay|weave-[01])"?\)/.exec(getComputedStyle(shape).fill)?.[1];
      const filled = [...group.querySelectorAll('*')].find((shape) => paintOf(shape) !== undefined);
      const shape = filled ?? group.querySelector('.cord') ?? group;
      let opacity = 1;
      for (let each = shape; each !== board; each = each.parentElement ?? board) {
        opacity *= Number(getComputedStyle(each).opacity);
      }
      const paint = filled === undefined ? 'cord' : (paintOf(filled) ?? '');
      return { ...middleOf(shape), paint, isFaint: opacity < 0.5 };
    });
    const cells = [...board.querySelectorAll<SVGElement>('[data-cell]')];
    const places = cells.flatMap((cell) => {
      const area = cell.querySelector('.hit');
      return area === null ? [] : [{ ...middleOf(area), cell: Number(cell.dataset.cell) }];
    });
    const { width, height } = cells[0]?.getBoundingClientRect() ?? { width: 1, height: 1 };
    return { shapes, places, unit: Math.max(width, height) };
  }, FLAT_BOARD);
}

/** What the 3D board draws once nothing moves, from the scene that its last frame was made of. */
export function stageDrawing(page: Page): Promise<StageDrawing> {
  return page.evaluate(async () => {
    for (;;) {
      const canvas: StageCanvas | null = document.querySelector('[data-board] canvas');
      const drawing = canvas?.describeDrawing?.();
      if (drawing?.isMoving === false) return drawing;
      await new Promise(requestAnimationFrame);
    }
  });
}

async function inSpace(page: Page): Promise<Seen> {
  const { beads } = await stageDrawing(page);
  return {
    shapes: beads.map(({ side, scale, ...place }) => ({
      ...place,
      paint: side === 0 ? 'ivory' : 'ebony',
      isFaint: scale < 0.99,
    })),
    places: Array.from({ length: 64 }, (_, cell) => ({
      ...beadCentre({ peg: pegOf(cell), height: heightOf(cell) }),
      cell,
    })),
    unit: PEG_SPACING,
  };
}
