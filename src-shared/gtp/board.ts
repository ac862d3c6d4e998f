import type { Position } from '../core/game.ts';
import type { Move } from '../core/move.ts';
import { err, ok, type Result } from '../core/result.ts';
import { parseSetup, type Setup } from '../core/setup.ts';
import { makeSetupText, parseSetupText } from '../core/setupText.ts';
import type { Side } from '../core/side.ts';
import { type GameId, gameById } from '../games/index.ts';
import {
  currentPosition,
  type Match,
  playMove,
  resignMatch,
  startMatch,
  undoMoves,
} from '../match/match.ts';
import { withoutEnd } from '../match/takeBack.ts';
import {
  gtpDialect,
  makeColour,
  makeFinalScore,
  parseColour,
  type WholeDialect,
} from './dialect.ts';

type Answer = Result<string, string>;

/** What stands on the board of a session, and the commands about it. */
export class GtpBoard {
  readonly #gameId: GameId;
  readonly #dialect: WholeDialect;
  #match: Match;
  /** Moves made when the sides were exchanged, and how the match is told from then on. */
  #exchanged: { readonly ply: number; readonly dialect: WholeDialect } | undefined;

  constructor(gameId: GameId, setup: Setup) {
    this.#gameId = gameId;
    this.#dialect = gtpDialect(gameId);
    this.#match = newMatch(gameId, setup);
  }

  get setup(): Setup {
    return this.#match.config.setup;
  }

  get moves(): readonly Move[] {
    return this.#match.moves;
  }

  get position(): Position {
    return currentPosition(this.#match);
  }

  get isOver(): boolean {
    return this.#match.termination !== undefined;
  }

  /** How the match is told as it stands. */
  get dialect(): WholeDialect {
    return this.#exchanged?.dialect ?? this.#dialect;
  }

  /** An empty board. */
  clear(setup: Setup = this.setup): Answer {
    this.#match = newMatch(this.#gameId, setup);
    this.#exchanged = undefined;
    return ok('');
  }

  /** `boardsize N` or `boardsize WIDTH HEIGHT`. */
  resize(words: readonly string[]): Answer {
    const size = words.map((word) => (/^\d{1,3}$/.test(word) ? Number(word) : NaN));
    const isSize = size.length === 1 || size.length === 2;
    const raw = isSize ? this.#dialect.resize(this.setup, size) : undefined;
    const setup = raw && parseSetup(gameById(this.#gameId).setupFields, raw);
    return setup?.ok ? this.clear(setup.value) : err('unacceptable size');
  }

  /** `setup KEY=VALUE …`, or alone to be told. */
  setUp(words: readonly string[]): Answer {
    if (words.length === 0) return ok(makeSetupText(this.setup));
    const setup = parseSetupText(gameById(this.#gameId).setupFields, words.join(' '));
    return setup.ok ? this.clear(setup.value) : setup;
  }

  parseColour(word: string | undefined): Result<Side, string> {
    return parseColour(this.dialect, word);
  }

  /** Refuses a side that is not to move. */
  checkTurn(side: Side): Result<Side, string> {
    if (this.isOver) return err('the game is over');
    if (side === this.position.sideToMove) return ok(side);
    return err(`it is not ${makeColour(this.dialect, side)}'s turn`);
  }

  /** `play COLOUR VERTEX`; either side may resign at any time. */
  play([colour, vertex = '']: readonly string[]): Answer {
    const side = this.parseColour(colour);
    if (!side.ok) return side;
    const word = vertex.toLowerCase();
    if (word === 'resign') return this.#resign(side.value);
    const mover = this.checkTurn(side.value);
    if (!mover.ok) return mover;
    const { exchange } = this.dialect;
    const isExchange = word === exchange?.vertex;
    const move = isExchange
      ? exchange.parse(this.position)
      : this.dialect.parseVertex(this.position, vertex);
    if (!move.ok) return err(`illegal move: ${move.error}`);
    const played = this.make(move.value);
    if (played.ok && isExchange) {
      const dialect = gtpDialect(this.#gameId, exchange.after);
      this.#exchanged = { ply: this.moves.length, dialect };
    }
    return played;
  }

  /** Makes a move of the side to move. */
  make(move: Move): Answer {
    const played = playMove(this.#match, move);
    if (!played.ok) return err(`illegal move: ${played.error.message}`);
    this.#match = played.value;
    return ok('');
  }

  #resign(side: Side): Answer {
    const resigned = resignMatch(this.#match, side);
    if (!resigned.ok) return err('the game is over');
    this.#match = resigned.value;
    return ok('');
  }

  /** Takes back the last move, or a resignation alone. */
  undo(): Answer {
    const goingOn = withoutEnd(this.#match);
    if (goingOn !== undefined) {
      this.#match = goingOn;
      return ok('');
    }
    const undone = undoMoves(this.#match, 1);
    if (!undone.ok) return err('cannot undo');
    this.#match = { ...undone.value, undone: [] };
    if ((this.#exchanged?.ply ?? 0) > this.moves.length) this.#exchanged = undefined;
    return ok('');
  }

  /** The board, and whose turn it is or who has won. */
  show(): string {
    const { termination } = this.#match;
    const { dialect, position } = this;
    const nameOf = (side: Side): string =>
      `${makeColour(dialect, side)} (${dialect.sideNames[side]})`;
    const state =
      termination === undefined
        ? `${nameOf(position.sideToMove)} to move`
        : termination.winner === undefined
          ? 'a draw'
          : `${nameOf(termination.winner)} has won`;
    return `\n${dialect.render(position)}\n${state}`;
  }

  finalScore(): Answer {
    const { termination } = this.#match;
    if (termination === undefined) return err('the game is not over');
    const isResignation = termination.kind === 'resignation';
    const margin = isResignation ? 'R' : this.dialect.margin(this.position);
    return ok(makeFinalScore(this.dialect, termination, margin));
  }
}

function newMatch(gameId: GameId, setup: Setup): Match {
  const person = { kind: 'person' } as const;
  return startMatch({ gameId, setup, players: [person, person] }, 1);
}
