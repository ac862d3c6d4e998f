import * as v from 'valibot';
import { err, ok, type Result } from '../core/result.ts';
import { linesOf, MAX_LINES, sharedPlies, withLines } from '../match/branches.ts';
import { hintsSchema, matchConfigSchema, remarksSchema } from '../match/configSchema.ts';
import {
  checkSetup,
  currentPosition,
  gameOf,
  type Match,
  type MatchLine,
  MAX_PLIES,
  pliesOf,
  startMatch,
  startReplay,
  undoMoves,
  withTermination,
} from '../match/match.ts';
import { MAX_CLOCK_MS } from '../match/clock.ts';
import { endMatch, endOf, endSchema } from './matchEnd.ts';
import type { RecordError } from './recordError.ts';
import { checkJsonBounds } from './jsonBounds.ts';
import { migrate, type Migration } from './migrations.ts';

/** A match with what is known about it from outside. */
export interface MatchRecord {
  readonly matchId: string;
  readonly match: Match;
  /** ISO 8601, UTC. */
  readonly startedAt: string;
  readonly updatedAt: string;
}

const FORMAT = 'quintet-match';
const NO_TIMES = { times: [], turnMs: 0 };
const withNoTimes = (lines: unknown): unknown =>
  Array.isArray(lines) ? lines.map((line: object) => ({ ...line, ...NO_TIMES })) : lines;
const MIGRATIONS: readonly Migration[] = [
  // A match had one line.
  (raw) => ({ ...raw, line: 0, otherLines: [] }),
  // There were no clocks.
  ({ otherLines, ...raw }) => ({ ...raw, ...NO_TIMES, otherLines: withNoTimes(otherLines) }),
  // Nothing was said of a game.
  (raw) => raw,
];
const VERSION = MIGRATIONS.length + 1;
const MAX_DEPTH = 8;

const moveTexts = v.pipe(
  v.array(v.pipe(v.string(), v.maxLength(40))),
  v.maxLength(MAX_PLIES, `there are more than ${MAX_PLIES.toLocaleString('en')} moves`),
);

/** No more is told of a move that took longer than any clock allows. */
const spentMs = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MAX_CLOCK_MS));

const lineEntries = {
  /** 0 is the line that the match began with. */
  line: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  /** In the game's own notation, oldest first. */
  moves: moveTexts,
  /** Moves taken back, the next to redo first. */
  undone: moveTexts,
  /** How long each move from the start on and then each one taken back took, milliseconds; empty without a clock. */
  times: v.pipe(v.array(spentMs), v.maxLength(MAX_PLIES)),
  /** How long the side to move has taken until now. */
  turnMs: spentMs,
  /** An end that the rules do not tell. */
  end: v.optional(endSchema),
};

/** A line beside the one that the match is at: what it has in common with that one, and its own moves after. */
const otherLineSchema = v.strictObject({
  ...lineEntries,
  shared: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MAX_PLIES)),
});

const recordSchema = v.strictObject({
  format: v.literal(FORMAT),
  version: v.literal(VERSION),
  /** Also the name of the file, when the match is put away. */
  id: v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/, 'an id is 1–64 letters, digits, “-” and “_”')),
  startedAt: v.pipe(v.string(), v.isoTimestamp()),
  updatedAt: v.pipe(v.string(), v.isoTimestamp()),
  config: matchConfigSchema,
  /** By side: the hints that its person has taken, where there are any. */
  hints: v.exactOptional(hintsSchema),
  ...lineEntries,
  otherLines: v.pipe(
    v.array(otherLineSchema),
    v.maxLength(MAX_LINES - 1, `there are more than ${MAX_LINES} lines`),
  ),
  remarks: v.optional(remarksSchema),
});

type RawRecord = v.InferOutput<typeof recordSchema>;
type RawLine = Omit<v.InferOutput<typeof otherLineSchema>, 'shared'>;

/** The match as JSON text, for a file. */
export const makeMatchRecord = (record: MatchRecord): string =>
  `${JSON.stringify(makeMatchJson(record), undefined, 2)}\n`;

/** The match as a value of JSON. */
export function makeMatchJson({ matchId, match, startedAt, updatedAt }: MatchRecord): RawRecord {
  return {
    format: FORMAT,
    version: VERSION,
    id: matchId,
    startedAt,
    updatedAt,
    config: match.config,
    ...(match.hints.some((count) => count > 0) ? { hints: match.hints } : {}),
    ...makeLine(match, match, 0),
    otherLines: match.otherLines.map((line) => {
      const shared = sharedPlies(match, line);
      return { shared, ...makeLine(match, line, shared) };
    }),
    ...(match.remarks === undefined ? {} : { remarks: match.remarks }),
  };
}

/** @param shared how many of its moves are told elsewhere. */
function makeLine(match: Match, line: MatchLine, shared: number): RawLine {
  const { notation, play } = gameOf(match);
  const moves = line.moves.slice(shared).map((move, index) => {
    const before = line.positions[shared + index];
    if (before === undefined) throw new Error('a move without the position before it');
    return notation.make(before, move);
  });
  let position = currentPosition(line);
  const undone = line.undone.map((move) => {
    const text = notation.make(position, move);
    position = play(position, move);
    return text;
  });
  const times = line.times.map(asSpent);
  const turnMs = asSpent(line.turnMs);
  return { line: line.lineId, moves, undone, times, turnMs, ...endOf(line) };
}

const asSpent = (ms: number): number => Math.min(MAX_CLOCK_MS, Math.round(ms));

/** Reads the text of a record and plays its moves through the rules. */
export function parseMatchRecord(text: string): Result<MatchRecord, RecordError> {
  const bounds = checkJsonBounds(text, MAX_DEPTH);
  if (!bounds.ok) return err({ code: 'ERR_RECORD_TOO_LARGE', message: bounds.error });
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    return err({ code: 'ERR_RECORD_SYNTAX', message: `it is not JSON: ${String(error)}` });
  }
  return parseMatchJson(json);
}

/** The same for a value of JSON, whose size and depth are bounded already. */
export function parseMatchJson(json: unknown): Result<MatchRecord, RecordError> {
  const header = v.safeParse(v.looseObject({ format: v.literal(FORMAT) }), json);
  if (!header.success) {
    return err({ code: 'ERR_RECORD_CONTENT', message: 'it is not a match saved by Quintet' });
  }
  const raw = migrate(header.output, header.output['version'], MIGRATIONS);
  if (!raw.ok) {
    const isNewer = raw.error.code === 'ERR_VERSION_NEWER';
    const code = isNewer ? 'ERR_RECORD_VERSION' : 'ERR_RECORD_CONTENT';
    return err({ code, message: raw.error.message });
  }
  const parsed = v.safeParse(recordSchema, { ...raw.value, version: VERSION });
  if (!parsed.success) {
    const [issue] = parsed.issues;
    const place = v.getDotPath(issue) ?? undefined;
    const message = `at ${place ?? 'the top'}: ${issue.message}`;
    return err({ code: 'ERR_RECORD_CONTENT', message, ...(place === undefined ? {} : { place }) });
  }
  const match = replay(parsed.output);
  if (!match.ok) return match;
  const { id: matchId, startedAt, updatedAt } = parsed.output;
  return ok({ matchId, match: match.value, startedAt, updatedAt });
}

function replay(raw: RawRecord): Result<Match, RecordError> {
  const { config, line: lineId, otherLines } = raw;
  const setup = checkSetup(config);
  if (!setup.ok) {
    const message = `at config.setup: ${setup.error.message}`;
    return err({ code: 'ERR_RECORD_CONTENT', message, place: 'config.setup' });
  }
  const start = startMatch(config, 0);
  const main = replayLine({ ...start, hints: raw.hints ?? start.hints, lineId }, raw);
  if (!main.ok) return main;
  const others: MatchLine[] = [];
  for (const [index, other] of otherLines.entries()) {
    const bad = ({ code, message, place: inside }: RecordError) => {
      const place = `otherLines.${index}`;
      const whole = inside === undefined ? place : `${place}.${inside}`;
      return err({ code, message: `at ${place}: ${message}`, place: whole });
    };
    const { positions, moves } = main.value;
    const [first, ...later] = positions;
    if (other.shared > moves.length) {
      const message = `it shares ${other.shared} moves with a line of ${moves.length}`;
      return bad({ code: 'ERR_RECORD_CONTENT', message });
    }
    const start: Match = {
      ...startMatch(config, 0),
      lineId: other.line,
      moves: moves.slice(0, other.shared),
      positions: [first, ...later.slice(0, other.shared)],
    };
    const line = replayLine(start, other);
    if (!line.ok) return bad(line.error);
    others.push(line.value);
  }
  const match = withLines(main.value, others);
  const ids = linesOf(match).map((line) => line.lineId);
  if (ids[0] !== 0 || new Set(ids).size < ids.length) {
    const message = 'at otherLines: one line is the first, and each has a number of its own';
    return err({ code: 'ERR_RECORD_CONTENT', message, place: 'otherLines' });
  }
  if (pliesOf(match) > MAX_PLIES) return err(TOO_LONG);
  return ok(raw.remarks === undefined ? match : { ...match, remarks: raw.remarks });
}

/** Plays on with the moves of a line. @param start as far as it has no moves of its own. */
function replayLine(start: Match, raw: RawLine): Result<Match, RecordError> {
  const { moves, undone, times, turnMs, end } = raw;
  const played = startReplay(withTermination(start));
  const shared = start.moves.length;
  const { notation } = gameOf(start);
  for (const [index, text] of [...moves, ...undone].entries()) {
    const bad = (reason: string) => {
      const place = index < moves.length ? `moves.${index}` : `undone.${index - moves.length}`;
      const message = `move ${shared + index + 1}: ${reason}`;
      return err({ code: 'ERR_RECORD_MOVE', message, place } as const);
    };
    if (isRuledDraw(played.match)) break;
    const { termination } = played.match;
    if (termination !== undefined) return bad(`the game was over: ${termination.reason}`);
    const move = notation.parse(currentPosition(played.match), text);
    if (!move.ok) return bad(move.error.message);
    const next = played.play(move.value);
    if (!next.ok) return bad(next.error.message);
  }
  let { match } = played;
  const takenBack = match.moves.length - shared - moves.length;
  if (takenBack > 0) {
    const taken = undoMoves(match, takenBack);
    if (!taken.ok) throw new Error('could not take back moves just made');
    match = taken.value;
  }
  if (start.config.clock !== undefined) {
    // Of moves that were left out nothing is kept.
    const count = match.moves.length + match.undone.length;
    match = { ...match, times: times.slice(0, count), turnMs };
  }
  return end === undefined || isRuledDraw(match) ? ok(match) : endMatch(match, end);
}

/**
 * A draw that the rules tell. Earlier versions saw that of Score Four some plies later, so that their files may go on
 * after it; what comes there could decide nothing and is left out.
 */
const isRuledDraw = ({ termination }: Match): boolean =>
  termination?.kind === 'rules' && termination.winner === undefined;

const TOO_LONG = {
  code: 'ERR_RECORD_CONTENT',
  message: `all lines together have more than ${MAX_PLIES.toLocaleString('en')} moves`,
} as const;
