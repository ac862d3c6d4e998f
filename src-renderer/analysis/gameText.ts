import { type PositionPath, positionsOf } from '../../src-shared/analysis/positionPath.ts';
import type { CodecError } from '../../src-shared/core/codec.ts';
import type { Position } from '../../src-shared/core/game.ts';
import { asMove } from '../../src-shared/core/move.ts';
import type { MoveError } from '../../src-shared/core/moveError.ts';
import { type CoordinateStyle, notationIn } from '../../src-shared/core/notation.ts';
import { err, ok, type Result, unwrap } from '../../src-shared/core/result.ts';
import type { Setup } from '../../src-shared/core/setup.ts';
import { type GameId, gameById } from '../../src-shared/games/index.ts';

/** The moves of a game as one line of text. */
export function gameAsText(path: PositionPath, style: CoordinateStyle): string {
  const positions = unwrap(positionsOf(path));
  const { make } = notationIn(gameById(path.gameId), style);
  return path.moves.map((move, ply) => make(positions[ply]!, asMove(move))).join(' ');
}

/** Why a text is neither a position nor moves of a game. */
export type TextFault =
  | { readonly kind: 'position'; readonly error: CodecError }
  /** The move of this number, from 1, is none of the game. */
  | { readonly kind: 'syntax'; readonly number: number; readonly text: string }
  | {
      readonly kind: 'refused';
      readonly number: number;
      readonly text: string;
      /** Where it was to be made. */
      readonly position: Position;
      readonly error: MoveError;
    };

/** What is before moves in many lists of them, and says nothing of them. */
const NUMBER = /^\d+\.+$/;

/** A move that was written with a space in it, as `b1 b3`, is not told from two. */
const wordsIn = (text: string): readonly string[] =>
  text
    .replaceAll(/(\d)\.(?=\S)/g, '$1. ')
    .split(/[\s,;]+/)
    .filter((word) => word !== '' && !NUMBER.test(word));

/** Reads the code of a position, or moves from the start of a game, in either coordinates. */
export function readGame(
  gameId: GameId,
  setup: Setup,
  text: string,
  style: CoordinateStyle,
): Result<PositionPath, TextFault> {
  const { codec } = gameById(gameId);
  const words = wordsIn(text);
  if (words.length === 0) return ok({ gameId, setup, moves: [] });
  const start = text.trim();
  const decoded = codec.decode(setup, start);
  const own = readMoves(gameId, setup, words, style);
  // In some games a single number may be either; what can be played is meant as moves.
  if (own.ok) return own;
  if (decoded.ok) return ok({ gameId, setup, start, moves: [] });
  const other = readMoves(gameId, setup, words, style === 'common' ? 'handout' : 'common');
  if (other.ok) return other;
  const isCode = decoded.error.code === 'ERR_POSITION_IMPOSSIBLE';
  return isCode ? err({ kind: 'position', error: decoded.error }) : own;
}

function readMoves(
  gameId: GameId,
  setup: Setup,
  words: readonly string[],
  style: CoordinateStyle,
): Result<PositionPath, TextFault> {
  const game = gameById(gameId);
  const notation = notationIn(game, style);
  const moves: number[] = [];
  let position = game.initial(setup);
  for (const [index, text] of words.entries()) {
    const move = notation.parse(position, text);
    if (!move.ok) {
      const number = index + 1;
      return move.error.code === 'ERR_MOVE_SYNTAX'
        ? err({ kind: 'syntax', number, text })
        : err({ kind: 'refused', number, text, position, error: move.error as MoveError });
    }
    moves.push(move.value);
    position = game.play(position, move.value);
  }
  return ok({ gameId, setup, moves });
}
