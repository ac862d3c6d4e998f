import { err, ok, type Result } from '../core/result.ts';
import {
  type Match,
  type MatchConfig,
  type MatchError,
  type MatchLine,
  MAX_PLIES,
  pliesOf,
  withTermination,
} from './match.ts';
import { withoutEnd } from './takeBack.ts';

/*
 * The lines of a match. Each of them is kept whole, from the start of the game, so that nothing which happens to one
 * can damage another; what they have in common follows from their moves. One is the line that the match is at.
 */

/** The most lines a match has, its first one included. */
export const MAX_LINES = 32;

/** A place in a match: the position after so many moves of one of its lines. */
export interface Place {
  readonly lineId: number;
  readonly ply: number;
}

/** What tells whether a match may go on in other lines: the match itself, or what a window knows of it. */
interface Lines {
  readonly config: Pick<MatchConfig, 'isStrict' | 'clock'>;
  readonly lineId: number;
  readonly termination?: unknown;
  readonly otherLines: readonly { readonly lineId: number; readonly termination?: unknown }[];
}

/** A strict game, and one with a clock, is played to its end before anything else is tried. */
export function mayBranch(lines: Lines): boolean {
  const { config, otherLines } = lines;
  if (config.isStrict !== true && config.clock === undefined) return true;
  const first = lines.lineId === 0 ? lines : otherLines.find(({ lineId }) => lineId === 0);
  return first?.termination !== undefined;
}

/** How many moves two lines have in common from their start. */
export function sharedPlies(
  line: Pick<MatchLine, 'moves'>,
  other: Pick<MatchLine, 'moves'>,
): number {
  const count = Math.min(line.moves.length, other.moves.length);
  for (let ply = 0; ply < count; ply++) if (line.moves[ply] !== other.moves[ply]) return ply;
  return count;
}

/**
 * Goes on from an earlier position in a new branch. The last position of a line that the match is not at is where that
 * line itself goes on.
 */
export function playOnFrom(match: Match, { lineId, ply }: Place): Result<Match, MatchError> {
  const line = lineOfMatch(match, lineId);
  const count = line?.moves.length ?? 0;
  if (line !== undefined && ply < count) return beginBranch(match, line, ply);
  if (ply === count && lineId !== match.lineId) return goToLine(match, lineId);
  return noSuchLine('there is no such earlier position');
}

function beginBranch(match: Match, from: MatchLine, ply: number): Result<Match, MatchError> {
  const [start, ...later] = from.positions;
  const otherLines = putAway(match);
  const known = match.deletedLine === undefined ? otherLines : [...otherLines, match.deletedLine];
  const branch: Match = {
    ...match,
    lineId: Math.max(...known.map(({ lineId }) => lineId)) + 1,
    moves: from.moves.slice(0, ply),
    undone: [],
    times: from.times.slice(0, ply),
    turnMs: 0,
    positions: [start, ...later.slice(0, ply)],
    termination: undefined,
    otherLines,
    revision: match.revision + 1,
  };
  const isFull = otherLines.length >= MAX_LINES || pliesOf(branch) >= MAX_PLIES;
  return isFull ? TOO_MANY : ok(branch);
}

/** Makes another line the one that the match is at; it goes on where it was left. */
export function goToLine(match: Match, lineId: number): Result<Match, MatchError> {
  const line = match.otherLines.find((other) => other.lineId === lineId);
  if (line === undefined) return noSuchLine('there is no such branch');
  const otherLines = putAway(match).filter((other) => other !== line);
  const there = { ...match, ...line, otherLines, revision: match.revision + 1 };
  return ok(line.termination === undefined ? withTermination(there) : there);
}

/** Deletes a branch, never the first line. The match at it goes to the line that it left last. */
export function deleteLine(match: Match, lineId: number): Result<Match, MatchError> {
  const line = lineOfMatch(match, lineId);
  if (line === undefined || lineId === 0) return noSuchLine('there is no such branch');
  const deletedLine = kept(line);
  if (line !== match) {
    const otherLines = match.otherLines.filter((other) => other !== line);
    return ok({ ...match, otherLines, deletedLine, revision: match.revision + 1 });
  }
  const left = match.otherLines.reduce((nearest, other) =>
    sharedPlies(match, other) > sharedPlies(match, nearest) ? other : nearest,
  );
  const there = goToLine(match, left.lineId);
  if (!there.ok) return there;
  const otherLines = there.value.otherLines.filter((other) => other.lineId !== lineId);
  return ok({ ...there.value, otherLines, deletedLine });
}

/** Brings back the branch that was deleted last, beside the line that the match is at. */
export function restoreLine(match: Match): Result<Match, MatchError> {
  const { deletedLine } = match;
  if (deletedLine === undefined) return noSuchLine('no branch was deleted');
  const otherLines = inOrder([...match.otherLines, deletedLine]);
  if (otherLines.length >= MAX_LINES) return TOO_MANY;
  return ok({ ...match, otherLines, deletedLine: undefined, revision: match.revision + 1 });
}

/** A match with these lines beside the one that it is at. */
export function withLines(match: Match, otherLines: readonly MatchLine[]): Match {
  const whole = { ...match, otherLines: inOrder(otherLines.map(kept)) };
  return match.termination === undefined ? withTermination(whole) : whole;
}

/** All lines, that which the match is at included. */
export const linesOf = (match: Match): readonly MatchLine[] =>
  inOrder([...match.otherLines, match]);

const lineOfMatch = (match: Match, lineId: number): MatchLine | undefined =>
  linesOf(match).find((line) => line.lineId === lineId);

/** The lines beside the one that the match goes to: the one it was at too, unless that branch has nothing of its own. */
function putAway(match: Match): readonly MatchLine[] {
  const isEmpty =
    match.lineId !== 0 &&
    withoutEnd(match) === undefined &&
    match.otherLines.some((other) => isWithin(match, other));
  return isEmpty ? match.otherLines : inOrder([...match.otherLines, kept(match)]);
}

/** Whether all moves of a line, those taken back too, are moves of another. */
const isWithin = (line: MatchLine, other: MatchLine): boolean =>
  sharedPlies(everyMove(line), everyMove(other)) === line.moves.length + line.undone.length;

const everyMove = ({ moves, undone }: MatchLine): Pick<MatchLine, 'moves'> => ({
  moves: [...moves, ...undone],
});

/** What is kept of a line; that the match has grown too long is found anew when it comes back to it. */
function kept(line: MatchLine): MatchLine {
  const { lineId, moves, undone, times, turnMs, positions, termination } = line;
  const end = termination?.kind === 'length' ? undefined : termination;
  return { lineId, moves, undone, times, turnMs, positions, termination: end };
}

const inOrder = (lines: readonly MatchLine[]): readonly MatchLine[] =>
  lines.toSorted((one, other) => one.lineId - other.lineId);

const noSuchLine = (message: string) => err({ code: 'ERR_NO_SUCH_LINE', message } as const);

const TOO_MANY = err({
  code: 'ERR_TOO_MANY_LINES',
  message: `a match has ${MAX_LINES} lines and ${MAX_PLIES.toLocaleString('en')} moves at most`,
} as const);
