import type { Codec } from '../../../src-shared/core/codec.ts';
import type { Game, Outcome, Position } from '../../../src-shared/core/game.ts';
import { asMove, type Move } from '../../../src-shared/core/move.ts';
import { type CommonRefusal, makeCheck } from '../../../src-shared/core/moveError.ts';
import type { Notation } from '../../../src-shared/core/notation.ts';
import { err, ok } from '../../../src-shared/core/result.ts';
import { otherSide, type Side } from '../../../src-shared/core/side.ts';

/** A sixth game, as small as a game can be: it shows what adding one takes. */
export interface TicTacToePosition extends Position {
  readonly cells: readonly (Side | undefined)[];
}

export const LINES = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
] as const;

const SYMBOLS = ['x', 'o'] as const;
const symbolOf = (owner: Side | undefined): string => (owner === undefined ? '-' : SYMBOLS[owner]);

/** The lines that the side that moved last has completed. */
export const completed = ({ cells, sideToMove }: TicTacToePosition) =>
  LINES.filter((line) => line.every((cell) => cells[cell] === otherSide(sideToMove)));

function outcome(position: TicTacToePosition): Outcome | undefined {
  const winner = otherSide(position.sideToMove);
  if (completed(position).length > 0) return { winner, reason: 'three in a row' };
  return position.ply === 9 ? { winner: undefined, reason: 'the board is full' } : undefined;
}

const legalMoves = (position: TicTacToePosition) =>
  outcome(position) === undefined
    ? position.cells.flatMap((owner, cell) => (owner === undefined ? [asMove(cell)] : []))
    : [];

interface TicTacToeRefusal {
  readonly code: 'ERR_CELL_TAKEN';
  readonly cell: number;
}

function refusalOf(
  position: TicTacToePosition,
  move: Move,
): TicTacToeRefusal | CommonRefusal | undefined {
  if (!(move in position.cells)) return { code: 'ERR_NO_SUCH_MOVE' };
  if (outcome(position) !== undefined) return { code: 'ERR_GAME_OVER' };
  return position.cells[move] === undefined ? undefined : { code: 'ERR_CELL_TAKEN', cell: move };
}

const check = makeCheck<TicTacToePosition, TicTacToeRefusal>(
  refusalOf,
  ({ cell }) => `cell ${cell + 1} is taken`,
);

const notation: Notation<TicTacToePosition> = {
  make: (_, move) => String(move + 1),
  parse(position, text) {
    if (!/^\s*[1-9]\s*$/.test(text)) {
      return err({ code: 'ERR_MOVE_SYNTAX', message: 'a move is a digit from 1 to 9' });
    }
    const move = asMove(Number(text) - 1);
    const checked = check(position, move);
    return checked.ok ? ok(move) : checked;
  },
};

const codec: Codec<TicTacToePosition> = {
  encode: ({ cells }) => cells.map(symbolOf).join(''),
  decode(_, text) {
    if (!/^[xo-]{9}$/.test(text)) {
      return err({ code: 'ERR_POSITION_SYNTAX', message: 'a position is nine of x, o and -' });
    }
    const cells = [...text].map((symbol) => (symbol === 'x' ? 0 : symbol === 'o' ? 1 : undefined));
    const [crosses, ply] = [
      cells.filter((c) => c === 0).length,
      cells.filter((c) => c !== undefined).length,
    ];
    const position: TicTacToePosition = { sideToMove: ply % 2 === 0 ? 0 : 1, ply, cells };
    const hasLoserLine = completed({ ...position, sideToMove: otherSide(position.sideToMove) });
    if (crosses === Math.ceil(ply / 2) && hasLoserLine.length === 0) return ok(position);
    return err({ code: 'ERR_POSITION_IMPOSSIBLE', message: 'no game leads to this board' });
  },
};

export const ticTacToe: Game<TicTacToePosition> = {
  name: 'Tic-tac-toe',
  sideNames: ['Cross', 'Nought'],
  setupFields: [],
  setups: [{}],
  notation,
  codec,
  moveSpace: () => 9,
  initial: () => ({ sideToMove: 0, ply: 0, cells: Array.from({ length: 9 }, () => undefined) }),
  legalMoves,
  check,
  play(position, move) {
    if (!legalMoves(position).includes(move)) throw new Error(`move ${move} is not legal`);
    const { sideToMove, ply, cells } = position;
    return { sideToMove: otherSide(sideToMove), ply: ply + 1, cells: cells.with(move, sideToMove) };
  },
  outcome,
  winningCells: completed,
  render: ({ cells }) =>
    [0, 3, 6]
      .map((start) =>
        cells
          .slice(start, start + 3)
          .map(symbolOf)
          .join(' '),
      )
      .join('\n'),
};
