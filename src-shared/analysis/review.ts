import type { Position } from '../core/game.ts';
import type { Move } from '../core/move.ts';
import type { Side } from '../core/side.ts';
import { type GameId, gameById } from '../games/index.ts';
import type { Judgement } from './judgement.ts';
import { chanceFor } from './score.ts';
import { thresholdsOf, type Thresholds } from './thresholds.ts';

/** What is said of a move, the worst last but for those that are not judged by their loss. */
export const MOVE_TAGS = [
  /** It is in the opening book. */
  'book',
  /** Nothing else was possible. */
  'forced',
  /** The best one, and every other would have been a good deal worse. */
  'onlyMove',
  'best',
  'good',
  'inaccuracy',
  'mistake',
  'blunder',
  /** A win was proved before it, and is not after it. */
  'missedWin',
] as const;

export type MoveTag = (typeof MOVE_TAGS)[number];

/** A move of a game that was played, as it is judged. */
export interface ReviewedMove {
  /** Moves made before it. */
  readonly ply: number;
  readonly side: Side;
  readonly move: Move;
  readonly tag: MoveTag;
  /** The chance of the side that moved, 0–1, before and after it. */
  readonly before: number;
  readonly after: number;
  /** The move that was held for best instead; `undefined` when it was the one made. */
  readonly better: Move | undefined;
}

export interface ReviewedGame {
  readonly gameId: GameId;
  /** `positions[i]` stands after `i` moves. */
  readonly positions: readonly Position[];
  readonly moves: readonly Move[];
  /** By position; `undefined` where it is not judged yet. */
  readonly judgements: readonly (Judgement | undefined)[];
}

/** Tags that say that a move was wrong, and how much. */
export const FAULTS: readonly MoveTag[] = ['inaccuracy', 'mistake', 'blunder', 'missedWin'];

/** Every move whose position before and after is judged; the others are left out. */
export function reviewMoves(game: ReviewedGame): readonly ReviewedMove[] {
  return game.moves.flatMap((_, ply) => {
    const reviewed = reviewMove(game, ply);
    return reviewed === undefined ? [] : [reviewed];
  });
}

function reviewMove(
  { gameId, positions, moves, judgements }: ReviewedGame,
  ply: number,
): ReviewedMove | undefined {
  const [position, move] = [positions[ply], moves[ply]];
  const [was, is] = [judgements[ply], judgements[ply + 1]];
  if (position === undefined || move === undefined || was === undefined || is === undefined) {
    return undefined;
  }
  const side = position.sideToMove;
  const before = chanceFor(side, was.score);
  const after = chanceFor(side, is.score);
  const [best] = was.line;
  const isBest = best === move;
  const limits = thresholdsOf(gameId);
  return {
    ...{ ply, side, move, before },
    // What is known now was known of the best move then: a search that looks further proves nothing wrong with it.
    after: isBest ? Math.max(before, after) : after,
    tag: tagOf(),
    better: isBest ? undefined : (best as Move | undefined),
  };

  function tagOf(): MoveTag {
    if (was!.bookMoves?.includes(move!) === true) return 'book';
    if (gameById(gameId).legalMoves(position!).length === 1) return 'forced';
    if (isBest) return isOnlyMove(was!, side, limits) ? 'onlyMove' : 'best';
    const loss = before - after;
    if (loss >= limits.mistake && isProvedWin(was!, side)) return 'missedWin';
    if (loss >= limits.blunder) return 'blunder';
    if (loss >= limits.mistake) return 'mistake';
    return loss >= limits.inaccuracy ? 'inaccuracy' : 'good';
  }
}

const isProvedWin = ({ score }: Judgement, side: Side): boolean =>
  score.kind === 'exact' && score.winner === side;

function isOnlyMove({ score, second }: Judgement, side: Side, { onlyMove }: Thresholds): boolean {
  return second !== undefined && chanceFor(side, score) - chanceFor(side, second) >= onlyMove;
}

/** Moves that say nothing of how well somebody plays. */
const UNCOUNTED: readonly MoveTag[] = ['book', 'forced'];

/**
 * How well a side played, 0–100, the mean over its moves of a curve by which a loss of chance counts less and less:
 * 100 for none, 80 for 5 percent, 39 for 20. `undefined` where it made no move of its own.
 * The curve is that of Lichess (https://lichess.org/page/accuracy).
 */
export function accuracyOf(moves: readonly ReviewedMove[], side: Side): number | undefined {
  const own = moves.filter((each) => each.side === side && !UNCOUNTED.includes(each.tag));
  if (own.length === 0) return undefined;
  const sum = own.reduce((total, each) => total + accuracyOfMove(each), 0);
  return sum / own.length;
}

function accuracyOfMove({ before, after }: ReviewedMove): number {
  const loss = 100 * Math.max(0, before - after);
  return Math.min(100, Math.max(0, 103.1668 * Math.exp(-0.04354 * loss) - 3.1669));
}

/** How many moves a review points at. */
const TURNING_POINTS = 3;

/** The moves that cost most, in the order in which they were made; there are fewer when little was lost. */
export function turningPoints(moves: readonly ReviewedMove[]): readonly ReviewedMove[] {
  return moves
    .filter(({ tag }) => FAULTS.includes(tag))
    .toSorted((one, other) => other.before - other.after - (one.before - one.after))
    .slice(0, TURNING_POINTS)
    .toSorted((one, other) => one.ply - other.ply);
}
