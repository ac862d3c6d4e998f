import * as v from 'valibot';
import type { Position } from '../core/game.ts';
import { asMove, type Move } from '../core/move.ts';
import { err, ok, type Result } from '../core/result.ts';
import { parseSetup, type Setup } from '../core/setup.ts';
import { type GameId, gameById } from '../games/index.ts';
import { gameIdSchema, movesSchema } from '../match/configSchema.ts';

/** The longest code of a position, characters. */
export const MAX_POSITION_CODE = 2_000;

/** A position, however it came about: moves from where the game or a position that was set up begins. */
export const positionPathSchema = v.strictObject({
  gameId: gameIdSchema,
  setup: v.record(v.pipe(v.string(), v.maxLength(40)), v.pipe(v.number(), v.integer())),
  /** The code of the position that the moves begin at; where the game begins unless told. */
  start: v.exactOptional(v.pipe(v.string(), v.maxLength(MAX_POSITION_CODE))),
  moves: movesSchema,
});

export type PositionPath = v.InferOutput<typeof positionPathSchema>;

export interface PathError {
  readonly code: 'ERR_SETUP' | 'ERR_POSITION' | 'ERR_ILLEGAL_MOVE';
  /** A sentence without its full stop. */
  readonly message: string;
}

/** Where a path begins. */
export function startOf({
  gameId,
  setup,
  start,
}: Omit<PositionPath, 'moves'>): Result<Position, PathError> {
  const game = gameById(gameId);
  const checked = parseSetup(game.setupFields, setup);
  if (!checked.ok) return checked;
  if (start === undefined) return ok(game.initial(checked.value));
  const decoded = game.codec.decode(checked.value, start);
  return decoded.ok ? decoded : err({ code: 'ERR_POSITION', message: decoded.error.message });
}

/** All positions of a path from its start on; `positions[i]` stands after `i` moves. */
export function positionsOf(
  path: PositionPath,
): Result<readonly [Position, ...Position[]], PathError> {
  const game = gameById(path.gameId);
  const start = startOf(path);
  if (!start.ok) return start;
  const positions: [Position, ...Position[]] = [start.value];
  let at = start.value;
  for (const [index, number] of path.moves.entries()) {
    const move = asMove(number);
    const checked = game.check(at, move);
    if (!checked.ok) {
      const message = `move ${index + 1}: ${checked.error.message}`;
      return err({ code: 'ERR_ILLEGAL_MOVE', message });
    }
    at = game.play(at, move);
    positions.push(at);
  }
  return ok(positions);
}

/** The moves of a line up to the first that can't be made, which a table that searches share may cause. */
export function playableLine(
  gameId: GameId,
  position: Position,
  line: readonly number[],
): readonly Move[] {
  const game = gameById(gameId);
  const played: Move[] = [];
  let at = position;
  for (const number of line) {
    const move = asMove(number);
    if (!game.check(at, move).ok) break;
    played.push(move);
    at = game.play(at, move);
  }
  return played;
}

/** Whether two setups of a game are the same. */
export const isSameSetup = (one: Setup, other: Setup): boolean =>
  Object.keys({ ...one, ...other }).every((key) => one[key] === other[key]);
