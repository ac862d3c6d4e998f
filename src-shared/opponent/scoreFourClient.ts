import type { Move } from '../core/move.ts';
import type { OpponentError } from '../core/opponentError.ts';
import { type Ask, malformedAnswer, shownAnswer } from '../core/programTalk.ts';
import { err, ok, type Result } from '../core/result.ts';
import type { Side } from '../core/side.ts';
import { makePeg, notation } from '../games/scoreFour/notation.ts';
import { emptyPosition, type ScoreFourPosition } from '../games/scoreFour/position.ts';
import { play } from '../games/scoreFour/rules.ts';

/** The referee's side of the Score Four text protocol: plays one side by asking a program. */
export interface ScoreFourClient {
  /** Sends commands beyond the protocol, each answered `ok.`; only for a program known to have them. */
  configure(commands: readonly string[]): Promise<Result<void, OpponentError>>;
  /** An empty board, with a colour for the program. */
  newGame(side: Side): Promise<Result<void, OpponentError>>;
  /**
   * Tells the program what it does not know of the moves so far, and has it choose the next.
   * @param hurry when raised, `stop;` is sent: an extension that makes the program answer its move now. Leave it out
   *   for a program that does not have it.
   */
  chooseMove(
    side: Side,
    history: readonly Move[],
    hurry?: AbortSignal,
  ): Promise<Result<Move, OpponentError>>;
}

const COLOURS = ['white', 'black'] as const;

/** A client for a program that was just started. */
export function makeScoreFourClient(ask: Ask): ScoreFourClient {
  /** What stands on the program's own board; `undefined` when that is not known. */
  let board: { readonly side: Side; readonly moves: readonly Move[] } | undefined;

  async function tell(commands: readonly string[]): Promise<Result<void, OpponentError>> {
    for (const command of commands) {
      const answer = await ask(command, 'command');
      if (!answer.ok) return answer;
      if (!isOk(answer.value)) return malformed(command, answer.value);
    }
    return ok(undefined);
  }

  async function newGame(side: Side): Promise<Result<void, OpponentError>> {
    board = undefined;
    const told = await tell(['restart;', `play ${COLOURS[side]};`]);
    if (told.ok) board = { side, moves: [] };
    return told;
  }

  /** Notes only what is new to the program, so that in a game without undo it hears the other side's moves alone. */
  async function catchUp(
    side: Side,
    history: readonly Move[],
  ): Promise<Result<void, OpponentError>> {
    const isBehind =
      board?.side === side && board.moves.every((move, index) => move === history[index]);
    if (!isBehind) {
      const begun = await newGame(side);
      if (!begun.ok) return begun;
    }
    const known = board?.moves.length ?? 0;
    board = undefined;
    const notes = history
      .map((move, index) => `note: ${COLOURS[index % 2 === 0 ? 0 : 1]} plays ${makePeg(move)};`)
      .slice(known);
    return tell(notes);
  }

  return {
    configure: tell,
    newGame,
    async chooseMove(side, history, hurry) {
      const caughtUp = await catchUp(side, history);
      if (!caughtUp.ok) return caughtUp;
      const asked = ask('move;', 'move');
      let hurried: Promise<Result<void, OpponentError>> | undefined;
      let isAnswered = false;
      const sendStop = (): void => {
        if (!isAnswered) hurried ??= tell(['stop;']);
      };
      if (hurry?.aborted === true) sendStop();
      else hurry?.addEventListener('abort', sendStop);
      const answer = await asked;
      isAnswered = true;
      const stopped = await (hurried ?? ok(undefined));
      if (!answer.ok) return answer;
      if (!stopped.ok) return stopped;
      const move = parseMove(history, answer.value);
      if (move.ok) board = { side, moves: [...history, move.value] };
      return move;
    },
  };
}

const isOk = (answer: string): boolean => /^\s*ok\s*\.\s*$/i.test(answer);

function parseMove(history: readonly Move[], answer: string): Result<Move, OpponentError> {
  const [, location] = /^\s*([a-z]\d)\s*\.\s*$/i.exec(answer) ?? [];
  if (location === undefined) return malformed('move;', answer);
  const position = history.reduce<ScoreFourPosition>(play, emptyPosition);
  const move = notation.parse(position, location);
  if (move.ok) return move;
  const message = `it answered “${shownAnswer(answer)}”: ${move.error.message}`;
  return err({ code: 'ERR_OPPONENT_ILLEGAL', message });
}

const malformed = (command: string, answer: string) => err(malformedAnswer(command, answer));
