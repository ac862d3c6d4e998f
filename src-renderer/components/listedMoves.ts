import type { Position } from '../../src-shared/core/game.ts';
import type { Move } from '../../src-shared/core/move.ts';
import { type CoordinateStyle, notationIn } from '../../src-shared/core/notation.ts';
import { SIDES } from '../../src-shared/core/side.ts';
import { boardEntry } from '../boards/index.ts';
import { messages } from '../i18n/messages.ts';
import type { CurrentMatch } from '../state/match.svelte.ts';
import { moveWords } from '../state/matchNews.ts';
import type { Line } from '../state/positions.ts';
import { whoPlays } from '../state/who.ts';
import { moveRows } from './moveRows.ts';

/** A move as a list shows it. */
export interface ListedMove {
  /** The index of the move. */
  readonly ply: number;
  readonly text: string;
  readonly more: string;
  /** What a screen reader says. */
  readonly words: string;
  /** What all that follows from. */
  readonly from: readonly unknown[];
}

/**
 * The moves of a line in words.
 * @param earlier what was listed before: what has stayed the same comes back as it is, so that hundreds of moves are
 *   not drawn again when there is one more
 */
export function listedMoves(
  { game, snapshot: { config } }: CurrentMatch,
  { moves, positions }: Line,
  style: CoordinateStyle,
  earlier: readonly ListedMove[],
): readonly ListedMove[] {
  const { gameId } = config;
  const { joints } = messages;
  const names = SIDES.map((side) => whoPlays(config, side).name);
  const list = (before: Position, move: Move) => ({
    text: notationIn(game, style).make(before, move),
    more: boardEntry(gameId).moveMore?.(before, move, style) ?? '',
    words: joints.said(names[before.sideToMove]!, moveWords(gameId, before, move, style)),
  });
  return moves.map((move, ply) => {
    const before = positions[ply]!;
    const from = [before, move, names[before.sideToMove], style, joints];
    const known = earlier[ply];
    return isSame(known?.from, from) ? known! : { ply, ...list(before, move), from };
  });
}

/** A numbered row of the list: the moves of the side that began, and of the other. */
export interface ListedRow {
  readonly number: number;
  readonly cells: readonly (readonly ListedMove[])[];
}

/** The moves of a line in their rows; rows of `earlier` that have stayed the same come back as they are. */
export function listedRows(
  { positions }: Line,
  moves: readonly ListedMove[],
  earlier: readonly ListedRow[],
): readonly ListedRow[] {
  const movers = moves.map(({ ply }) => positions[ply]!.sideToMove);
  return moveRows(movers).map(({ number, plies }, index) => {
    const cells = plies.map((cell) => cell.map((ply) => moves[ply]!));
    const known = earlier[index];
    const isKnown = known?.cells.every((cell, column) => isSame(cell, cells[column]!));
    return isKnown === true ? known! : { number, cells };
  });
}

const isSame = (one: readonly unknown[] | undefined, other: readonly unknown[]): boolean =>
  one?.length === other.length && one.every((each, index) => each === other[index]);
