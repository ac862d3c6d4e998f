import type { Position } from '../core/game.ts';
import { plainLine } from '../core/quote.ts';
import type { SgfReading } from '../core/sgfDialect.ts';
import { otherSide, type Side } from '../core/side.ts';
import { gameById } from '../games/index.ts';
import { withLines } from '../match/branches.ts';
import { MAX_COMMENT, MAX_COMMENTS, MAX_NAME } from '../match/configSchema.ts';
import { agreeToDraw } from '../match/draws.ts';
import {
  forfeitMatch,
  type Match,
  type MatchLine,
  resignMatch,
  startMatch,
} from '../match/match.ts';
import { endByTime } from '../match/matchClock.ts';
import type { Comment } from '../match/remarks.ts';
import type { OpenNote } from './openNote.ts';
import {
  chooseReading,
  configOf,
  linePaths,
  readLine,
  type ReadLine,
  type WrittenGame,
} from './writtenGame.ts';

/** A game that was opened, and what is to be said of it. */
export interface OpenedGame {
  readonly match: Match;
  readonly notes: readonly OpenNote[];
}

/** Makes a match of a written game, as far as its moves can be made. */
export function readGame(game: WrittenGame): OpenedGame {
  const { paths, leftOut } = linePaths(game.nodes);
  const [mainPath = [], ...otherPaths] = paths;
  const { reading, line } = chooseReading(game, mainPath);
  const notes: OpenNote[] = [];
  if (line.bad !== undefined) notes.push({ code: 'NOTE_BAD_MOVE', ...line.bad });
  if (reading.swap !== undefined && hasSwap(game, line)) {
    notes.push({ code: 'NOTE_SWAP', swap: reading.swap });
  }
  const others = otherPaths.map((path) => readLine(game, path, reading));
  const { lines, dropped } = distinctLines([line, ...others]);
  const count = leftOut + dropped;
  if (count > 0) notes.push({ code: 'NOTE_LINES_LEFT_OUT', count });
  const { comments, isCut } = commentsOf(game, lines);
  if (isCut) notes.push({ code: 'NOTE_COMMENTS_CUT' });
  const names = namesOf(game, reading.blackAt(line.positions[0]));
  const ended =
    line.bad === undefined ? withResult(matchOf(game, lines), game, reading) : undefined;
  if (ended?.note !== undefined) notes.push(ended.note);
  const match = ended?.match ?? matchOf(game, lines);
  const isRemarked = names !== undefined || comments.length > 0;
  return { match: isRemarked ? { ...match, remarks: { names, comments } } : match, notes };
}

const hasSwap = ({ nodes }: WrittenGame, { plies }: ReadLine): boolean =>
  plies.some(([node]) => /^swap/i.test(nodes[node]?.move?.text ?? ''));

/** A line that is kept, and the nodes of others that are part of it. */
interface KeptLine extends ReadLine {
  readonly nodes: (readonly [node: number, ply: number])[];
}

/** Lines whose moves are all moves of another are none of their own. @returns also how many others lack moves. */
function distinctLines(read: readonly ReadLine[]): {
  readonly lines: readonly KeptLine[];
  readonly dropped: number;
} {
  const lines: KeptLine[] = [];
  let dropped = 0;
  for (const line of read) {
    if (lines.length > 0 && line.bad !== undefined) dropped++;
    const whole = lines.find((kept) => line.moves.every((move, ply) => kept.moves[ply] === move));
    if (whole === undefined) lines.push({ ...line, nodes: [...line.plies] });
    else whole.nodes.push(...line.plies);
  }
  return { lines, dropped };
}

function matchOf(game: WrittenGame, [main, ...others]: readonly KeptLine[]): Match {
  const start = startMatch(configOf(game), 0);
  if (main === undefined) return start;
  const lineOf = ({ moves, positions, termination }: ReadLine, lineId: number): MatchLine => ({
    ...{ lineId, moves, undone: [], times: [], turnMs: 0, positions, termination },
  });
  const match = { ...start, ...lineOf(main, 0) };
  return withLines(
    match,
    others.map((line, index) => lineOf(line, index + 1)),
  );
}

/** What is said at each node, once, in the order of the file. */
function commentsOf(
  { nodes }: WrittenGame,
  lines: readonly KeptLine[],
): { readonly comments: readonly Comment[]; readonly isCut: boolean } {
  const told = new Set<number>();
  const byPlace = new Map<string, Comment>();
  let [length, isCut] = [0, false];
  for (const [lineId, line] of lines.entries()) {
    for (const [node, ply] of line.nodes) {
      const text = nodes[node]?.comment?.trim() ?? '';
      if (text === '' || told.has(node)) continue;
      told.add(node);
      const kept = cutText(text, Math.min(MAX_COMMENT, MAX_COMMENTS - length));
      isCut ||= kept !== text;
      if (kept === '') continue;
      length += kept.length;
      const key = `${lineId} ${ply}`;
      const before = byPlace.get(key);
      const whole = before === undefined ? kept : cutText(`${before.text}\n${kept}`, MAX_COMMENT);
      byPlace.set(key, { lineId, ply, text: whole });
    }
  }
  const isLost = nodes.some(
    ({ comment }, node) => !told.has(node) && (comment?.trim() ?? '') !== '',
  );
  return { comments: [...byPlace.values()], isCut: isCut || isLost };
}

/** Text without control characters but line ends and tabs, never cut within a character. */
const cutText = (text: string, length: number): string =>
  text
    .slice(0, length)
    .replace(/[\uD800-\uDBFF]$/, '')
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[^\P{Cc}\n\t]/gu, '')
    .trim();

/** By side. */
function namesOf({ names }: WrittenGame, black: Side): readonly [string, string] | undefined {
  if (names === undefined) return undefined;
  const [first, second] = names.map((name) => plainLine(name, MAX_NAME));
  if (first === undefined || second === undefined || first + second === '') return undefined;
  return black === 0 ? [first, second] : [second, first];
}

/** The match with the end that the file tells, where the board tells none. */
function withResult(
  match: Match,
  { result }: WrittenGame,
  reading: SgfReading<Position>,
): { readonly match: Match; readonly note?: OpenNote } {
  if (result === undefined) return { match };
  const black = reading.blackAt(match.positions.at(-1)!);
  const { winner, how } = result;
  const told = winner === 'draw' ? winner : winner === 'black' ? black : otherSide(black);
  const { termination } = match;
  if (termination !== undefined) {
    const board = termination.winner ?? 'draw';
    return board === told ? { match } : { match, note: { code: 'NOTE_RESULT', told, board } };
  }
  const note = { code: 'NOTE_RESULT', told, board: 'open' } as const;
  if (told === 'draw') {
    const hasDraws = gameById(match.config.gameId).hasDraws?.(match.config.setup) === true;
    return hasDraws ? { match: agreeToDraw(match) } : { match, note };
  }
  if (how === 'score') return { match, note };
  return { match: withWinner(match, otherSide(told), how) };
}

function withWinner(match: Match, loser: Side, how: 'resignation' | 'time' | 'forfeit' | 'untold') {
  if (how === 'time') return endByTime(match, loser);
  if (how === 'forfeit') {
    return forfeitMatch(match, loser, { fault: 'ERR_PLAYER_FAILED', reason: 'the file says so' });
  }
  const resigned = resignMatch(match, loser);
  return resigned.ok ? resigned.value : match;
}
