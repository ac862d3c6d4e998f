import type { Codec, CodecError } from '../../core/codec.ts';
import { err, ok, type Result } from '../../core/result.ts';
import { type Setup, setupValue } from '../../core/setup.ts';
import { type Side, SIDES } from '../../core/side.ts';
import { LENGTH } from './geometry.ts';
import { type LinesOfActionPosition, makePosition, piecesOf, type RuleSet } from './position.ts';
import { SIDE_NAMES } from './rules.ts';

const LETTERS = ['b', 'w'] as const;
const MAX_PIECES = 12;

/** The rules that a checked setup chose. */
export const rulesOf = (setup: Setup): RuleSet =>
  setupValue(setup, 'rules') === 0 ? 'handout' : 'tournament';

/**
 * Text code, like the first fields of chess's FEN: rows from the top joined by `/`, each of `b`, `w` and the numbers of
 * empty squares between them; then the side to move, `b` or `w`; then the number of moves made. The start position is
 * `1bbbbbb1/w6w/w6w/w6w/w6w/w6w/w6w/1bbbbbb1 b 0`.
 */
function encode(position: LinesOfActionPosition): string {
  const symbols = position.cells.map((owner) => (owner === undefined ? '.' : LETTERS[owner]));
  const rows = Array.from({ length: LENGTH }, (_, row) =>
    symbols
      .slice(row * LENGTH, (row + 1) * LENGTH)
      .join('')
      .replace(/\.+/g, (run) => String(run.length)),
  );
  return `${rows.join('/')} ${LETTERS[position.sideToMove]} ${position.ply}`;
}

const ownerOf = (symbol: string): Side | undefined =>
  symbol === 'b' ? 0 : symbol === 'w' ? 1 : undefined;

function decode(setup: Setup, text: string): Result<LinesOfActionPosition, CodecError> {
  const syntax = (message: string) => err({ code: 'ERR_POSITION_SYNTAX', message } as const);
  const [, board, mover, ply] = /^\s*([bw1-8/]{1,80}) +([bw]) +(\d{1,6})\s*$/.exec(text) ?? [];
  if (board === undefined || ply === undefined) {
    return syntax(
      'a position is 8 rows joined by “/”, a space, “b” or “w” for the side to move, a space, and the number of moves made',
    );
  }
  const rows = board.split('/').map((row) => row.replace(/\d/g, (run) => '.'.repeat(Number(run))));
  if (rows.length !== LENGTH) return syntax(`there are ${rows.length} rows instead of ${LENGTH}`);
  const wrong = rows.findIndex((row) => row.length !== LENGTH);
  if (wrong >= 0) {
    return syntax(
      `row ${wrong} from the top has ${rows[wrong]?.length} squares instead of ${LENGTH}`,
    );
  }
  return checkReachable(
    makePosition({
      sideToMove: mover === 'b' ? 0 : 1,
      ply: Number(ply),
      rules: rulesOf(setup),
      cells: [...rows.join('')].map(ownerOf),
    }),
  );
}

/** Each side has 1–12 pieces, and the number of moves fits the side to move (passes count as moves). */
function checkReachable(
  position: LinesOfActionPosition,
): Result<LinesOfActionPosition, CodecError> {
  const impossible = (reason: 'pieces' | 'counts', message: string) =>
    err({ code: 'ERR_POSITION_IMPOSSIBLE', message, reason } as const);
  for (const side of SIDES) {
    const count = piecesOf(position, side).length;
    if (count >= 1 && count <= MAX_PIECES) continue;
    return impossible(
      'pieces',
      `${SIDE_NAMES[side]} has ${count} pieces instead of 1 to ${MAX_PIECES}`,
    );
  }
  if (position.ply % 2 !== position.sideToMove) {
    const mover = SIDE_NAMES[position.sideToMove];
    return impossible('counts', `${mover} is not to move after ${position.ply} moves`);
  }
  return ok(position);
}

export const codec: Codec<LinesOfActionPosition> = { encode, decode };
