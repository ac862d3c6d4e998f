import type { Codec, CodecError } from '../../core/codec.ts';
import { err, ok, type Result } from '../../core/result.ts';
import type { Side } from '../../core/side.ts';
import { cellAt, CELL_COUNT, HEIGHT_COUNT, LINES, PEG_COUNT, pegOf, heightOf } from './geometry.ts';
import { makePeg } from './notation.ts';
import { beadCount, beadsOn, completedLines, type ScoreFourPosition } from './position.ts';

/**
 * Text code: the beads of each peg from the bottom up (`w`, `b`; `-` for none), pegs in the order A1, B1 … D4
 * joined by `/`, then a space and the side to move, `w` or `b`. The empty board is `-/-/ … /- w`.
 */
const LETTERS = ['w', 'b'] as const;

function encode(position: ScoreFourPosition): string {
  const pegs = Array.from({ length: PEG_COUNT }, (_, peg) => {
    const beads = Array.from({ length: beadsOn(position, peg) }, (_, height) => {
      const owner = position.cells[cellAt(peg, height)];
      return owner === undefined ? '' : LETTERS[owner];
    });
    return beads.join('') || '-';
  });
  return `${pegs.join('/')} ${LETTERS[position.sideToMove]}`;
}

function decode(text: string): Result<ScoreFourPosition, CodecError> {
  const syntax = (message: string) => err({ code: 'ERR_POSITION_SYNTAX', message } as const);
  const [board, mover, ...rest] = text.trim().split(/\s+/);
  if (board === undefined || rest.length > 0 || (mover !== 'w' && mover !== 'b')) {
    return syntax(
      'a position is 16 pegs joined by “/”, a space, and “w” or “b” for the side to move',
    );
  }
  const pegs = board.split('/');
  if (pegs.length !== PEG_COUNT) return syntax(`there are ${pegs.length} pegs instead of 16`);
  const cells: (Side | undefined)[] = Array.from({ length: CELL_COUNT }, () => undefined);
  for (const [peg, beads] of pegs.entries()) {
    if (beads === '-') continue;
    if (!/^[wb]+$/.test(beads) || beads.length > HEIGHT_COUNT) {
      return syntax(`peg ${makePeg(peg)} must be “-” or one to four of “w” and “b”`);
    }
    for (const [height, bead] of [...beads].entries()) {
      cells[cellAt(peg, height)] = bead === 'w' ? 0 : 1;
    }
  }
  return checkReachable({
    sideToMove: mover === 'w' ? 0 : 1,
    ply: cells.filter((owner) => owner !== undefined).length,
    cells,
    completed: completedLines(cells),
  });
}

/** The bead counts fit the side to move, and lines, if any, were all completed by one last bead. */
function checkReachable(position: ScoreFourPosition): Result<ScoreFourPosition, CodecError> {
  const impossible = (reason: 'counts' | 'lastMove', message: string) =>
    err({ code: 'ERR_POSITION_IMPOSSIBLE', message, reason } as const);
  const [white, black] = [beadCount(position, 0), beadCount(position, 1)];
  if (white - black !== position.sideToMove) {
    return impossible(
      'counts',
      `${white} white and ${black} black beads do not fit the side to move`,
    );
  }
  const [first] = position.completed;
  if (first === undefined) return ok(position);
  const isLastBead = (cell: number): boolean =>
    position.cells[cell] === 1 - position.sideToMove &&
    beadsOn(position, pegOf(cell)) === heightOf(cell) + 1 &&
    position.completed.every((line) => LINES[line]!.includes(cell));
  if (!LINES[first]!.some(isLastBead)) {
    return impossible('lastMove', 'no single last bead completes the lines on the board');
  }
  return ok(position);
}

export const codec: Codec<ScoreFourPosition> = { encode, decode: (_, text) => decode(text) };
