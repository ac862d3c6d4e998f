import type { ForfeitFault } from '../core/forfeitFault.ts';
import type { Position } from '../core/game.ts';
import type { Outcome } from '../core/outcome.ts';
import type { Move } from '../core/move.ts';
import { plainLine } from '../core/quote.ts';
import { err, ok, type Result } from '../core/result.ts';
import { parseSetup, type Setup, type SetupError } from '../core/setup.ts';
import { otherSide, type Side } from '../core/side.ts';
import { type AnyGame, type GameId, gameById } from '../games/index.ts';
import type { ClockControl } from './clock.ts';
import type { PlayerSpec } from './playerSpec.ts';
import { type Remarks, remarksBefore } from './remarks.ts';
import { countSame } from './repetitions.ts';

export interface MatchConfig {
  readonly gameId: GameId;
  readonly setup: Setup;
  /** By side. */
  readonly players: readonly [PlayerSpec, PlayerSpec];
  /** Without one there is all the time in the world. */
  readonly clock?: ClockControl | undefined;
  /** Nothing is taken back, and what the computer thinks is not told. */
  readonly isStrict?: boolean | undefined;
}

/** A match whose lines have so many plies together is drawn: longer ones could neither be sent nor read back. */
export const MAX_PLIES = 20_000;

export interface Forfeit {
  readonly fault: ForfeitFault;
  /** A sentence without its full stop, for files and programs. */
  readonly reason: string;
}

interface Drawn {
  readonly winner: undefined;
  readonly reason: string;
}

/** Why a match ended: by the rules, or by what a player did. */
export type Termination =
  | ({ readonly kind: 'rules' } & Outcome)
  | ({ readonly kind: 'repetition' } & Outcome)
  /** It has grown as long as a match can be. */
  | ({ readonly kind: 'length' } & Outcome)
  | { readonly kind: 'resignation'; readonly winner: Side; readonly reason: string }
  /** A side had no time left. */
  | { readonly kind: 'time'; readonly winner: Side; readonly reason: string }
  /** A draw that was offered and accepted. */
  | ({ readonly kind: 'agreement' } & Drawn)
  /** A draw that a side claimed because the same position stood for the third time. */
  | ({ readonly kind: 'claim' } & Drawn)
  | ({ readonly kind: 'forfeit'; readonly winner: Side } & Forfeit);

/** One course that a match has taken from its start, with an end of its own. */
export interface MatchLine {
  /** 0 is the line that the match began with; branches count on in the order in which they were begun. */
  readonly lineId: number;
  /** Moves made, oldest first. */
  readonly moves: readonly Move[];
  /** Moves taken back, the next to redo first. */
  readonly undone: readonly Move[];
  /** How long each of the moves made and then of those taken back took, milliseconds; empty where there is no clock. */
  readonly times: readonly number[];
  /** How long the side to move has taken over its move until now, milliseconds; 0 where there is no clock. */
  readonly turnMs: number;
  /** `positions[i]` stands after `i` moves. */
  readonly positions: readonly [Position, ...Position[]];
  readonly termination: Termination | undefined;
}

/**
 * A match: the line it is at, with its history, what was taken back and how it ended, and the lines beside it.
 * Immutable; every change makes a new one with the next revision, so that an answer asked for an older revision is
 * known to be stale.
 */
export interface Match extends MatchLine {
  readonly config: MatchConfig;
  /** In the order of their ids. */
  readonly otherLines: readonly MatchLine[];
  /** The branch that was deleted last, as long as it can come back. */
  readonly deletedLine?: MatchLine | undefined;
  /** What the file said that it was opened from. */
  readonly remarks?: Remarks | undefined;
  /** By side: how many hints its person has taken, in all lines. */
  readonly hints: readonly [number, number];
  readonly revision: number;
}

export interface MatchError {
  readonly code:
    | ('ERR_MATCH_OVER' | 'ERR_ILLEGAL_MOVE' | 'ERR_NOTHING_TO_UNDO' | 'ERR_NOTHING_TO_REDO')
    | ('ERR_NO_SUCH_LINE' | 'ERR_TOO_MANY_LINES' | 'ERR_NO_BRANCH_YET' | 'ERR_STRICT');
  /** Says what is wrong, as a sentence without its full stop. */
  readonly message: string;
}

/** Checks that a setup from outside is one of its game's. */
export const checkSetup = ({ gameId, setup }: MatchConfig): Result<Setup, SetupError> =>
  parseSetup(gameById(gameId).setupFields, setup);

/** The same game with each player on the other side, as for a rematch. */
export const withSidesChanged = (config: MatchConfig): MatchConfig => {
  const [first, second] = config.players;
  return { ...config, players: [second, first] };
};

/** A new match with no moves. @param revision the first revision; greater than any used before. */
export function startMatch(config: MatchConfig, revision: number): Match {
  const positions = [gameById(config.gameId).initial(config.setup)] as const;
  return withTermination({
    config,
    lineId: 0,
    moves: [],
    undone: [],
    times: [],
    turnMs: 0,
    positions,
    otherLines: [],
    hints: [0, 0],
    revision,
    termination: undefined,
  });
}

export function currentPosition(match: MatchLine): Position {
  const position = match.positions.at(-1);
  if (position === undefined) throw new Error('a match without a position');
  return position;
}

/** The rules a match is played by. */
export const gameOf = (match: Match): AnyGame => gameById(match.config.gameId);

/**
 * Plays a move for the side to move, which has taken `turnMs` over it. Moves that were taken back are gone unless this
 * is the first of them.
 */
export function playMove(match: Match, move: Move): Result<Match, MatchError> {
  const position = positionAfter(match, move);
  if (!position.ok) return position;
  const isAgain = match.undone[0] === move;
  return ok(
    withTermination({
      ...match,
      moves: [...match.moves, move],
      undone: isAgain ? match.undone.slice(1) : [],
      remarks: isAgain ? match.remarks : remarksBefore(match),
      times: timesWith(match, isAgain),
      turnMs: 0,
      positions: [...match.positions, position.value],
      revision: match.revision + 1,
    }),
  );
}

/** The times when the side to move has made its move. */
function timesWith({ config, moves, times, turnMs }: Match, isAgain: boolean): readonly number[] {
  if (config.clock === undefined) return times;
  const later = isAgain ? times.slice(moves.length + 1) : [];
  return [...times.slice(0, moves.length), Math.round(turnMs), ...later];
}

function positionAfter(match: Match, move: Move): Result<Position, MatchError> {
  if (match.termination !== undefined) return overError(match.termination);
  const position = currentPosition(match);
  const checked = gameOf(match).check(position, move);
  if (!checked.ok) return err({ code: 'ERR_ILLEGAL_MOVE', message: checked.error.message });
  return ok(gameOf(match).play(position, move));
}

/** A match that is being played again from its record. */
export interface Replay {
  /** As far as it has come; its moves and positions go on growing. */
  readonly match: Match;
  play(move: Move): Result<void, MatchError>;
}

/** Plays on in a match, thousands of moves without a copy of those before for each. */
export function startReplay(start: Match): Replay {
  const moves = [...start.moves];
  const positions: [Position, ...Position[]] = [...start.positions];
  let match: Match = { ...start, moves, positions };
  return {
    get match() {
      return match;
    },
    play(move) {
      const position = positionAfter(match, move);
      if (!position.ok) return position;
      moves.push(move);
      positions.push(position.value);
      match = withTermination(match);
      return ok(undefined);
    },
  };
}

const overError = ({ reason }: Termination) =>
  err({ code: 'ERR_MATCH_OVER', message: `the game is over: ${reason}` } as const);

/** Takes back `count` moves (at least one), and with them the end of the match if it had ended. */
export function undoMoves(match: Match, count: number): Result<Match, MatchError> {
  if (count < 1 || count > match.moves.length) {
    return err({ code: 'ERR_NOTHING_TO_UNDO', message: 'there is no move to take back' });
  }
  const kept = match.moves.length - count;
  const [start, ...later] = match.positions;
  return ok({
    ...match,
    moves: match.moves.slice(0, kept),
    undone: [...match.moves.slice(kept), ...match.undone],
    turnMs: 0,
    positions: [start, ...later.slice(0, kept)],
    revision: match.revision + 1,
    termination: undefined,
  });
}

/** Makes again `count` moves that were taken back. */
export function redoMoves(match: Match, count: number): Result<Match, MatchError> {
  if (count < 1 || count > match.undone.length) {
    return err({ code: 'ERR_NOTHING_TO_REDO', message: 'there is no move to make again' });
  }
  let redone = match;
  for (const move of match.undone.slice(0, count)) {
    // They take the time again that they took before.
    const turnMs = redone.times[redone.moves.length] ?? 0;
    const next = playMove({ ...redone, turnMs }, move);
    if (!next.ok) return next;
    redone = next.value;
  }
  return ok({ ...redone, revision: match.revision + 1 });
}

/** A side gives up. */
export function resignMatch(match: Match, side: Side): Result<Match, MatchError> {
  if (match.termination !== undefined) return overError(match.termination);
  const reason = `${gameOf(match).sideNames[side]} resigned`;
  return ok(endMatch(match, { kind: 'resignation', winner: otherSide(side), reason }));
}

/** The longest reason of a forfeit, which may quote what a program said, characters. */
export const MAX_REASON = 300;

/** A side loses because its player failed. */
export const forfeitMatch = (match: Match, side: Side, { fault, reason }: Forfeit): Match =>
  endMatch(match, {
    kind: 'forfeit',
    winner: otherSide(side),
    fault,
    reason: plainLine(reason, MAX_REASON),
  });

/** The match with an end that no move has made. */
export const endMatch = (match: Match, termination: Termination): Match => ({
  ...match,
  revision: match.revision + 1,
  termination,
});

/** The match with the end that the rules and its length tell. */
export function withTermination(match: Match): Match {
  const outcome = gameOf(match).outcome(currentPosition(match));
  if (outcome !== undefined) return { ...match, termination: { kind: 'rules', ...outcome } };
  const repetition = repetitionOutcome(match);
  if (repetition !== undefined) {
    return { ...match, termination: { kind: 'repetition', ...repetition } };
  }
  return pliesOf(match) < MAX_PLIES ? match : { ...match, termination: TOO_LONG };
}

/** Plies of all lines; those made again in every line count in each. */
export const pliesOf = ({ moves, otherLines }: Match): number =>
  otherLines.reduce((sum, line) => sum + line.moves.length + line.undone.length, moves.length);

const TOO_LONG: Termination = {
  kind: 'length',
  winner: undefined,
  reason: `the game has lasted ${MAX_PLIES.toLocaleString('en')} moves`,
};

/** The third occurrence of the current position, side to move included, where the game's rules end it then. */
function repetitionOutcome(match: Match): Outcome | undefined {
  const game = gameOf(match);
  const position = currentPosition(match);
  const outcome = game.repetitionOutcome?.(position);
  if (outcome === undefined) return undefined;
  return occurrences(match) >= 3 ? outcome : undefined;
}

/** How often the current position has stood, side to move included; once where none can stand again. */
export function occurrences(match: Match): number {
  const { repetitionKey } = gameOf(match);
  if (repetitionKey === undefined) return 1;
  return countSame(match.positions, currentPosition(match), repetitionKey);
}
