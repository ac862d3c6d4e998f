import type { Move } from '../../core/move.ts';
import { err, ok, type Result } from '../../core/result.ts';
import {
  type SgfDialect,
  type SgfReading,
  type SgfRoot,
  sizeFrom,
  sizeWithin,
} from '../../core/sgfDialect.ts';
import { setupValue } from '../../core/setup.ts';
import { cellAt, MAX_SIZE, MIN_SIZE, mirrorOf } from './geometry.ts';
import { cellFrom, COMMON_COORDINATES, commonNotation, makeCell } from './notation.ts';
import type { HexPosition } from './position.ts';
import { swapMove } from './rules.ts';

/*
 * In files Black joins top and bottom and usually begins. Here the first player joins left and right, so that boards
 * are mirrored on the diagonal from the top left, unless White begins. After a swap that exchanges the sides instead of
 * moving the stone, a board is mirrored the other way: see `gtp.ts`.
 */

const SWAP = /^swap(?:-(pieces|sides))?$/i;
const isSwap = ({ text }: { readonly text: string }): boolean => SWAP.test(text);

/** Whether the first stone was taken over, which took a move and added no stone. */
const wasSwapped = ({ cells, ply }: HexPosition): boolean =>
  ply > 1 && cells.filter((owner) => owner !== undefined).length < ply;

/** Files have cells as `a1`, or like Go as two letters. */
function readCell(size: number, text: string): number | undefined {
  const [, column, row] = /^\s*([a-s])([a-s])\s*$/i.exec(text) ?? [];
  if (column === undefined || row === undefined) return cellFrom(size, text, COMMON_COORDINATES);
  const [x, y] = [column, row].map((letter) => letter.toLowerCase().charCodeAt(0) - 97);
  return x! < size && y! < size ? cellAt(size, x!, y!) : undefined;
}

/** Programs whose files mean what they say. */
const EXACT = /^(?:Quintet|HexWorld|GTP)\b/;

/** @param isTold whether a person should know what a swap was taken for. */
function makeReading(
  swap: 'pieces' | 'sides',
  firstIsMirrored: boolean,
  isTold = true,
): SgfReading<HexPosition> {
  const isMirrored = (position: HexPosition): boolean =>
    firstIsMirrored !== (swap === 'sides' && wasSwapped(position));
  return {
    ...(isTold ? { swap } : {}),
    blackAt: (position) => (isMirrored(position) ? 0 : 1),
    parseMove(position, text): Result<Move, string> {
      const { size } = position;
      const cell = isSwap({ text }) ? undefined : readCell(size, text);
      const place = cell !== undefined && isMirrored(position) ? mirrorOf(size, cell) : cell;
      const own = place === undefined ? text : makeCell(size, place, COMMON_COORDINATES);
      const move = commonNotation.parse(position, isSwap({ text }) ? 'swap' : own);
      return move.ok ? move : err(move.error.message);
    },
  };
}

/** What a swap means, the likelier first: what the file says, else who moves next, else that the stone moves. */
function swapOrder({ moves }: SgfRoot): readonly ['pieces' | 'sides', 'pieces' | 'sides'] {
  const at = moves.findIndex(isSwap);
  const said = SWAP.exec(moves[at]?.text ?? '')?.[1]?.toLowerCase();
  const [swapper, next] = [moves[at]?.isBlack, moves[at + 1]?.isBlack];
  const isSides = said === undefined ? next !== undefined && next === swapper : said === 'sides';
  return isSides ? ['sides', 'pieces'] : ['pieces', 'sides'];
}

function sizeOf(value: SgfRoot['value']): Result<number, string> {
  const [columns, rows] = sizeFrom(value('SZ') ?? '11') ?? [0, 0];
  if (columns !== rows) return err('the board is not as wide as it is high');
  return sizeWithin(columns, MIN_SIZE, MAX_SIZE);
}

/** `GM[11]`. Which of its dialects a file is written in, what follows from each tells. */
export const sgf: SgfDialect<HexPosition> = {
  gameNumber: 11,
  makeRoot: (setup) => ({
    SZ: String(setupValue(setup, 'size')),
    RU: setupValue(setup, 'swap') === 1 ? 'swap' : 'no swap',
  }),
  parseRoot({ value, moves }) {
    const size = sizeOf(value);
    if (!size.ok) return size;
    const rules = value('RU') ?? '';
    const hasRule = /swap/i.test(rules) && !/no[\s-]?swap/i.test(rules);
    return ok({ size: size.value, swap: hasRule || moves.some(isSwap) ? 1 : 0 });
  },
  readings(root) {
    const usual = root.moves[0]?.isBlack !== false;
    const [likely, other] = swapOrder(root);
    if (EXACT.test(root.value('AP') ?? '')) return [makeReading(likely, usual, false)];
    const ways = [
      [likely, usual],
      [other, usual],
      [likely, !usual],
      [other, !usual],
    ] as const;
    const [first, ...rest] = root.moves.some(isSwap) ? ways : [ways[0], ways[2]];
    return [makeReading(...first), ...rest.map((way) => makeReading(...way))];
  },
  makeMove: ({ size }, move) =>
    move === swapMove(size)
      ? 'swap-pieces'
      : makeCell(size, mirrorOf(size, move), COMMON_COORDINATES),
  stonesAreMoves: true,
};
