import { otherSide } from '../../src-shared/core/side.ts';
import type { Position } from '../../src-shared/core/game.ts';
import type { Move } from '../../src-shared/core/move.ts';
import { type CoordinateStyle, notationIn } from '../../src-shared/core/notation.ts';
import { type GameId, gameById } from '../../src-shared/games/index.ts';
import { sharedPlies } from '../../src-shared/match/branches.ts';
import { gameWords } from '../boards/faces.ts';
import { boardEntry } from '../boards/index.ts';
import { messages } from '../i18n/messages.ts';
import type { CurrentMatch } from './match.svelte.ts';
import { pairing, statusInWords, whoIn } from './matchWords.ts';
import { whoPlays } from './who.ts';

/** Which match it is, who plays and how it stands, for who comes to it. */
export function arrivalInWords(match: CurrentMatch): string {
  const { config, moves, otherLines } = match.snapshot;
  const { name } = gameWords(config.gameId);
  const { sentence, sentences } = messages.joints;
  const isNew = moves.length === 0 && otherLines.length === 0;
  const isShow = config.players.every(({ kind }) => kind !== 'person');
  return sentences([
    isNew ? messages.news.newGame(name) : sentence(name),
    ...(isShow ? [] : [sentence(pairing(config))]),
    statusInWords(match),
  ]);
}

/** Tells of a move, e.g. `White: B2, height 1`. */
export type DescribeMove = (match: CurrentMatch, ply: number) => string;

/**
 * What a screen reader is told when the match has changed, or `undefined` when nothing worth telling has.
 * @param describe the words for the move made at a ply of the later state
 */
export function newsOf(
  before: CurrentMatch | undefined,
  after: CurrentMatch,
  describe: DescribeMove,
): string | undefined {
  if (before === undefined) return undefined;
  if (before.snapshot.matchId !== after.snapshot.matchId) return arrivalInWords(after);
  const { sentence, sentences } = messages.joints;
  if (before.snapshot.lineId !== after.snapshot.lineId) return newsOfLine(before, after, describe);
  const count = after.line.moves.length;
  const grown = count - before.line.moves.length;
  if (grown < 0) return sentences([messages.news.tookBack(-grown), statusInWords(after)]);
  const wasOver = before.snapshot.termination !== undefined;
  const isOver = after.snapshot.termination !== undefined;
  if (wasOver && !isOver && grown === 0) {
    return sentences([messages.news.goesOn, statusInWords(after)]);
  }
  const moves = after.line.moves
    .slice(count - grown)
    .map((_: Move, i) => sentence(describe(after, count - grown + i)));
  const offered = drawNews(before, after);
  if (moves.length === 0 && (wasOver || !isOver)) return offered;
  return sentences([
    ...moves,
    ...(offered === undefined || isOver ? [] : [offered]),
    ...(!isOver && grown > 0 && isOnesTurnAgain(after) ? [] : [statusInWords(after)]),
  ]);
}

/** The side that moved last moves again, which the words of its move say. */
const isOnesTurnAgain = ({ line: { positions }, position }: CurrentMatch): boolean =>
  positions.at(-2)?.sideToMove === position.sideToMove;

/** That a draw was offered or declined since. */
function drawNews(before: CurrentMatch, after: CurrentMatch): string | undefined {
  const [then, now] = [before.snapshot.draw?.offer, after.snapshot.draw?.offer];
  if (now === undefined || (then?.isOpen === now.isOpen && then.by === now.by)) return undefined;
  const who = whoIn(after);
  return now.isOpen
    ? messages.draw.offered(who(now.by))
    : messages.draw.declined(who(otherSide(now.by)));
}

/** The match goes on in another line, which may be a new one. */
function newsOfLine(before: CurrentMatch, after: CurrentMatch, describe: DescribeMove): string {
  const { lineId } = after.snapshot;
  const { moves } = after.line;
  const isKnown = before.otherLines.some((other) => other.lineId === lineId);
  const { sentence, sentences } = messages.joints;
  if (isKnown)
    return sentences([messages.branches.isAt(lineId, moves.length), statusInWords(after)]);
  const shared = Math.max(
    ...[before, ...before.otherLines].map(({ line }) => sharedPlies(line, after.line)),
  );
  const played = moves.slice(shared).map((_: Move, i) => sentence(describe(after, shared + i)));
  return sentences([messages.branches.begun(lineId, shared), ...played, statusInWords(after)]);
}

/** A move of a match as it is read aloud, e.g. `White: B2, height 1` or `You: B2, height 1`. */
export function moveInWords(
  { snapshot, line }: Pick<CurrentMatch, 'snapshot' | 'line'>,
  ply: number,
  style: CoordinateStyle,
): string {
  const before = line.positions[ply];
  const move = line.moves[ply];
  if (before === undefined || move === undefined) throw new Error(`there is no ply ${ply}`);
  const words = moveWords(snapshot.config.gameId, before, move, style);
  return messages.joints.said(whoPlays(snapshot.config, before.sideToMove).name, words);
}

/** A move without who made it, e.g. `B2, height 1`. */
export const moveWords = (
  gameId: GameId,
  before: Position,
  move: Move,
  style: CoordinateStyle,
): string =>
  boardEntry(gameId).moveInWords?.(before, move, style) ??
  notationIn(gameById(gameId), style).make(before, move);
