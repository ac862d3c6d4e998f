import type { Move } from '../../../src-shared/core/move.ts';
import type { CoordinateStyle } from '../../../src-shared/core/notation.ts';
import { otherSide } from '../../../src-shared/core/side.ts';
import { type HexMotive, motivesOf } from '../../../src-shared/games/hex/motives.ts';
import { COORDINATES, makeCell } from '../../../src-shared/games/hex/notation.ts';
import type { HexPosition } from '../../../src-shared/games/hex/position.ts';
import type { Reason } from '../boardEntry.ts';
import { motiveWords } from './i18n/motives/index.ts';
import { hexWords } from './words.ts';

/** What a stone is good for. */
export function reasons(
  before: HexPosition,
  move: Move,
  style: CoordinateStyle,
): readonly Reason<HexPosition>[] {
  const name = (cell: number): string => makeCell(before.size, cell, COORDINATES[style]);
  return motivesOf(before, move).map((motive) => ({ motive, text: inWords(motive, name) }));
}

function inWords(motive: HexMotive, name: (cell: number) => string): string {
  const words = motiveWords();
  switch (motive.kind) {
    case 'wins':
      return words.wins;
    case 'connects':
      return words.connects;
    case 'mustPlay':
      return words.mustPlay(hexWords().sides[otherSide(motive.side)], motive.cells.length);
    case 'threatens':
      return words.threatens(name(motive.cell));
    case 'savesBridge':
      return motive.isToEdge ? words.savesEdgeBridge : words.savesBridge;
    case 'bridge':
      return motive.isToEdge ? words.edgeBridge : words.bridge;
    case 'joins':
      return words.joins(motive.groups);
  }
}
