import type { Outcome, Position } from '../core/game.ts';
import type { Move } from '../core/move.ts';
import { ok, err, type Result } from '../core/result.ts';
import type { Setup } from '../core/setup.ts';
import { otherSide, type Side, SIDES } from '../core/side.ts';
import { type DotsPosition, scoreOf } from '../games/dotsAndTriangles/position.ts';
import { type GameId, gameById } from '../games/index.ts';
import { hexBoard, makeHexVertex, parseHexVertex } from './hexVertex.ts';
import type { HexPosition } from '../games/hex/position.ts';

/** How one game is told in the protocol, which was made for Go: its colours, its vertices, its sizes. */
export interface GtpDialect {
  /** The side that is black in the protocol. */
  readonly black: Side;
  makeVertex(position: Position, move: Move): string;
  /** The error is a sentence without its full stop. */
  parseVertex(position: Position, text: string): Result<Move, string>;
  /** The setup with another size; `undefined` when the game has none such. */
  resize(setup: Setup, size: readonly number[]): Setup | undefined;
  render(position: Position): string;
  /** What stands behind `B+` and `W+`, where a game is won by more or less. */
  margin?(position: Position): number;
}

/** Moves are written as everywhere else in Quintet. */
const plain = (gameId: GameId): GtpDialect => {
  const { notation, render } = gameById(gameId);
  return {
    black: 0,
    render,
    makeVertex: (position, move) => notation.make(position, move),
    parseVertex(position, text) {
      const move = notation.parse(position, text);
      return move.ok ? move : err(move.error.message);
    },
    resize: () => undefined,
  };
};

/** A board of one size only. */
const fixed =
  (length: number): GtpDialect['resize'] =>
  (setup, size) =>
    size.every((each) => each === length) ? setup : undefined;

const DIALECTS: Readonly<Record<GameId, GtpDialect>> = {
  scoreFour: { ...plain('scoreFour'), black: 1, resize: fixed(4) },
  linesOfAction: { ...plain('linesOfAction'), resize: fixed(8) },
  hex: {
    black: 0,
    makeVertex: (position, move) => makeHexVertex(position as HexPosition, move),
    parseVertex: (position, text) => parseHexVertex(position as HexPosition, text),
    resize: (setup, [width, height = width]) =>
      width === height && width !== undefined ? { ...setup, size: width } : undefined,
    render: (position) => hexBoard(position as HexPosition),
  },
  domineering: {
    ...plain('domineering'),
    resize: (setup, [width = 0, height = width]) => ({ ...setup, columns: width, rows: height }),
  },
  dotsAndTriangles: {
    ...plain('dotsAndTriangles'),
    resize: (setup, [size = 0, ...rest]) => (rest.length === 0 ? { ...setup, size } : undefined),
    margin: (position) =>
      Math.abs(scoreOf(position as DotsPosition, 0) - scoreOf(position as DotsPosition, 1)),
  },
};

export const gtpDialect = (gameId: GameId): GtpDialect => DIALECTS[gameId];

/** Every name of a side, in small letters: its colour, its name in the game, and their first letters. */
function namesOf(gameId: GameId, side: Side): readonly string[] {
  const { sideNames } = gameById(gameId);
  const colour = side === gtpDialect(gameId).black ? 'black' : 'white';
  const [own, other] = [side, otherSide(side)].map((each) =>
    (sideNames[each as Side] ?? '').toLowerCase().replaceAll(' ', ''),
  );
  const initial = (own ?? '').charAt(0);
  const isClear = initial !== (other ?? '').charAt(0);
  return [colour, colour.charAt(0), own ?? '', ...(isClear ? [initial] : [])];
}

/** The side that a word names. */
export function parseColour(gameId: GameId, text: string | undefined): Result<Side, string> {
  const side = SIDES.find((each) => namesOf(gameId, each).includes((text ?? '').toLowerCase()));
  return side === undefined ? err('invalid colour') : ok(side);
}

/** `black` or `white`. */
export const makeColour = (gameId: GameId, side: Side): 'black' | 'white' =>
  side === gtpDialect(gameId).black ? 'black' : 'white';

/** E.g. `B+`, `W+2`, or `0` for a draw. */
export function makeFinalScore(gameId: GameId, { winner }: Outcome, position: Position): string {
  if (winner === undefined) return '0';
  const margin = gtpDialect(gameId).margin?.(position) ?? '';
  return `${makeColour(gameId, winner) === 'black' ? 'B' : 'W'}+${margin}`;
}
