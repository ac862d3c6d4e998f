import type { Codec, CodecError } from '../../core/codec.ts';
import { err, ok, type Result } from '../../core/result.ts';
import { type Setup, setupValue } from '../../core/setup.ts';
import type { Side } from '../../core/side.ts';
import { emptyPosition, type HexPosition, shortestChain } from './position.ts';
import { SIDE_NAMES } from './rules.ts';

const LETTERS = ['o', 'x'] as const;

const ownerOf = (symbol: string): Side | undefined =>
  symbol === 'o' ? 0 : symbol === 'x' ? 1 : undefined;

/**
 * Text code: the rows from the top joined by `/`, each cell `o`, `x` or `.`, then a space and the side to move, `o` or
 * `x`. The number of stones tells how many moves were made and whether the first stone was taken over.
 */
function encode(position: HexPosition): string {
  const { size, cells, sideToMove } = position;
  const symbols = cells.map((owner) => (owner === undefined ? '.' : LETTERS[owner]));
  const rows = Array.from({ length: size }, (_, row) =>
    symbols.slice(row * size, (row + 1) * size).join(''),
  );
  return `${rows.join('/')} ${LETTERS[sideToMove]}`;
}

function decode(setup: Setup, text: string): Result<HexPosition, CodecError> {
  const start = emptyPosition(setupValue(setup, 'size'), setupValue(setup, 'swap') === 1);
  const syntax = (message: string) => err({ code: 'ERR_POSITION_SYNTAX', message } as const);
  const [, board, mover] = /^\s*([ox./]{1,400}) +([ox])\s*$/.exec(text) ?? [];
  if (board === undefined) {
    return syntax(
      'a position is rows of “o”, “x” and “.” joined by “/”, a space, and “o” or “x” for the side to move',
    );
  }
  const rows = board.split('/');
  if (rows.length !== start.size) {
    return syntax(`there are ${rows.length} rows instead of ${start.size}`);
  }
  const wrong = rows.findIndex((row) => row.length !== start.size);
  if (wrong >= 0) {
    return syntax(`row ${wrong} has ${rows[wrong]?.length} cells instead of ${start.size}`);
  }
  return checkReachable({
    ...start,
    sideToMove: mover === 'o' ? 0 : 1,
    cells: [...rows.join('')].map(ownerOf),
  });
}

/** The stones fit the side to move, with or without a swap, and the game was not over before the last move. */
function checkReachable(position: HexPosition): Result<HexPosition, CodecError> {
  const impossible = (reason: 'counts' | 'wonBefore', message: string) =>
    err({ code: 'ERR_POSITION_IMPOSSIBLE', message, reason } as const);
  const count = (side: Side) => position.cells.filter((owner) => owner === side).length;
  const [circles, crosses] = [count(0), count(1)];
  const missing = crosses + position.sideToMove - circles;
  const wasSwapped = missing === 1 && crosses > 0 && position.hasSwapRule;
  if (missing !== 0 && !wasSwapped) {
    return impossible('counts', `${circles} O and ${crosses} X do not fit the side to move`);
  }
  if (shortestChain(position, position.sideToMove) !== undefined) {
    return impossible(
      'wonBefore',
      `${SIDE_NAMES[position.sideToMove]} had won before the last move`,
    );
  }
  return ok({ ...position, ply: circles + crosses + (wasSwapped ? 1 : 0) });
}

export const codec: Codec<HexPosition> = { encode, decode };
