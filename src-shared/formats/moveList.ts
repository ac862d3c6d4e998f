import type { Position } from '../core/game.ts';
import type { Notation } from '../core/notation.ts';
import { err, ok, type Result } from '../core/result.ts';
import { plainReading, type SgfReading, type WrittenMove } from '../core/sgfDialect.ts';
import { type GameId, gameById } from '../games/index.ts';
import { currentPosition, gameOf, type Match, resignMatch } from '../match/match.ts';
import { headingFrom, initialSetup, makeHeading } from './heading.ts';
import type { OpenError } from './openNote.ts';
import { type OpenedGame, readGame } from './readGame.ts';

/*
 * Moves as people write them: words with numbers and commas between them, perhaps below a line that names the game.
 * Without one they are of Score Four or Lines of Action, the games whose moves look like no others.
 */

/** What stands around moves in transcripts of the Score Four protocol. */
const AROUND = /\bnote:|\b(?:plays?|white|black|move|ok)\b\.?/gi;
const NUMBERS = /(?<![A-Za-z\d-])\d+\s*(?:\.{1,3}|\))(?=\s|[A-Za-z]|$)/g;
const PEG = /^[a-d][1-4]$/i;
const SQUARES = /^(?:[a-h]\d[-x:]?[a-h]\d|pass)$/i;

const wordsOf = (text: string): readonly string[] =>
  text
    .replaceAll(NUMBERS, ' ')
    .split(/[\s,;]+/)
    .filter((word) => word !== '' && word !== '.');

export function parseMoveList(text: string): Result<OpenedGame, OpenError> {
  const heading = headingFrom(text);
  if (heading?.ok === false) return heading;
  if (heading !== undefined) {
    const { gameId, setup, rest } = heading.value;
    return ok(readWords(gameId, setup, wordsOf(rest)));
  }
  const words = wordsOf(text.replaceAll(AROUND, ' '));
  const moves = words.filter((word) => !/^resigns?$/i.test(word));
  const isAll = (pattern: RegExp): boolean =>
    moves.length > 0 && moves.every((word) => pattern.test(word));
  const gameId = isAll(PEG) ? 'scoreFour' : isAll(SQUARES) ? 'linesOfAction' : undefined;
  if (gameId === undefined) {
    return err({ code: 'ERR_FORMAT_UNKNOWN', message: 'no game is written so' });
  }
  return ok(readWords(gameId, initialSetup(gameId), words));
}

function readWords(
  gameId: GameId,
  setup: Match['config']['setup'],
  words: readonly string[],
): OpenedGame {
  const { notation, commonNotation } = gameById(gameId);
  const isEnd = (word: string): boolean => /^resigns?$/i.test(word);
  const moves = words.filter((word) => !isEnd(word)).map((text): WrittenMove => ({ text }));
  const nodes = [{ parent: -1 }, ...moves.map((move, index) => ({ parent: index, move }))];
  const other = reading(notation);
  const opened = readGame({
    ...{ gameId, setup, nodes },
    readings: commonNotation === undefined ? [other] : [reading(commonNotation), other],
  });
  return words.some(isEnd) ? resigned(opened) : opened;
}

const reading = (notation: Notation<Position>): SgfReading<Position> => plainReading(notation, 0);

/** The side to move gives up. */
function resigned(opened: OpenedGame): OpenedGame {
  const { match } = opened;
  const over = resignMatch(match, currentPosition(match).sideToMove);
  return over.ok ? { ...opened, match: over.value } : opened;
}

/** The current line of a match below a line that names the game, two moves on each. */
export function makeMoveList(match: Match): string {
  const { commonNotation, notation } = gameOf(match);
  const { make } = commonNotation ?? notation;
  const words = match.moves.map((move, ply) => make(match.positions[ply]!, move));
  if (match.termination?.kind === 'resignation') words.push('resigns');
  const lines = [makeHeading(match.config.gameId, match.config.setup)];
  for (let ply = 0; ply < words.length; ply += 2) {
    lines.push(`${ply / 2 + 1}. ${words.slice(ply, ply + 2).join(' ')}`);
  }
  return `${lines.join('\n')}\n`;
}
