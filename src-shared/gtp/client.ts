import type { Move } from '../core/move.ts';
import type { OpponentError } from '../core/opponentError.ts';
import {
  type CommandKind,
  malformedAnswer,
  type ProgramClient,
  type ProgramTurn,
  shownAnswer,
  type Talk,
} from '../core/programTalk.ts';
import { err, ok, type Result } from '../core/result.ts';
import { defaultSetup, type Setup } from '../core/setup.ts';
import { makeSetupText } from '../core/setupText.ts';
import { type GameId, gameById } from '../games/index.ts';
import { GtpBoard } from './board.ts';
import { boardSizeCommand } from './boardSize.ts';
import { makeColour } from './dialect.ts';
import { genmoveAnalysisOf, readAnalysedVertex, TOLD_EVERY } from './genmoveAnalysis.ts';
import { type GtpReply, readReply } from './reply.ts';

/** Longer ways back are told as a game from its start. */
const MAX_UNDO = 8;

/** What a program has said of itself. */
interface Known {
  readonly commands: ReadonlySet<string>;
  /** It has the command `setup`, which tells every variant of a game. */
  readonly isQuintet: boolean;
}

/**
 * The controller's side of the Go Text Protocol: plays one side of a game by asking a program that was just started.
 *
 * @param onChance told the chance to win, 0–1, that the program gives itself with a move, where it has a command for that
 */
// eslint-disable-next-line max-lines-per-function -- an object whose functions share private state; each of them is short
export function makeGtpClient(
  { ask, tell }: Talk,
  gameId: GameId,
  onChance?: (chance: number) => void,
): ProgramClient {
  const emptyBoard = (setup: Setup): GtpBoard => new GtpBoard(gameId, setup);
  /** What stands on the program's board. */
  let board = emptyBoard(defaultSetup(gameById(gameId).setupFields));
  /** Whether that is so; otherwise the game is told from its start. */
  let isSure = false;
  let known: Known | undefined;
  let toldMs: number | undefined;

  /** Asks for something that the program may not be able to do. */
  async function request(
    command: string,
    kind: CommandKind = 'command',
  ): Promise<Result<GtpReply, OpponentError>> {
    const answer = await ask(command, kind);
    if (!answer.ok) return answer;
    const reply = readReply(answer.value);
    return reply === undefined ? err(malformedAnswer(command, answer.value)) : ok(reply);
  }

  /** Asks for something that a game can't be played without. */
  async function order(
    command: string,
    kind: CommandKind = 'command',
  ): Promise<Result<string, OpponentError>> {
    const reply = await request(command, kind);
    if (!reply.ok) return reply;
    const { isSuccess, text } = reply.value;
    return isSuccess ? ok(text) : err(malformedAnswer(command, `? ${text}`));
  }

  /** Has the program say what it is. What it can't say is taken for nothing. */
  async function greet(): Promise<Result<Known, OpponentError>> {
    if (known !== undefined) return ok(known);
    const said: string[] = [];
    for (const command of ['protocol_version', 'name', 'version', 'list_commands']) {
      const reply = await request(command);
      if (!reply.ok) return reply;
      said.push(reply.value.isSuccess ? reply.value.text : '');
    }
    const [, name = '', , list = ''] = said;
    const commands = new Set(list.split(/\s+/));
    known = { commands, isQuintet: name.startsWith('Quintet ') && commands.has('setup') };
    return ok(known);
  }

  async function clear(setup: Setup): Promise<Result<unknown, OpponentError>> {
    const cleared = await order('clear_board');
    if (cleared.ok) board = emptyBoard(setup);
    isSure = cleared.ok;
    return cleared;
  }

  /** Brings the board of the program to where the game is. */
  async function follow(history: readonly Move[]): Promise<Result<unknown, OpponentError>> {
    const back = (): number => board.moves.length - sharedLength(board.moves, history);
    while (isSure && back() > 0) {
      const canUndo = known?.commands.has('undo') === true && back() <= MAX_UNDO;
      if (!canUndo) break;
      const undone = await request('undo');
      if (!undone.ok) return undone;
      isSure = undone.value.isSuccess && board.undo().ok;
    }
    if (!isSure || back() > 0) {
      const cleared = await clear(board.setup);
      if (!cleared.ok) return cleared;
    }
    for (const move of history.slice(board.moves.length)) {
      const { dialect, position } = board;
      const colour = makeColour(dialect, position.sideToMove);
      const played = await order(`play ${colour} ${dialect.makeVertex(position, move)}`);
      if (!played.ok) return played;
      board.make(move);
    }
    return ok(undefined);
  }

  /** Whole seconds, as the protocol has them, but for programs that are known to take others. */
  const secondsOf = (timeMs: number): number =>
    known?.isQuintet === true ? timeMs / 1_000 : Math.max(1, Math.round(timeMs / 1_000));

  /** Says how long the next move may take. A program that takes no notice is told by the clock. */
  async function allow(colour: string, timeMs: number): Promise<Result<unknown, OpponentError>> {
    if (toldMs === timeMs || timeMs === Infinity) return ok(undefined);
    const isFirst = toldMs === undefined;
    toldMs = timeMs;
    const seconds = secondsOf(timeMs);
    const command = isFirst ? `time_settings 0 ${seconds} 1` : `time_left ${colour} ${seconds} 1`;
    const [name = ''] = command.split(' ');
    return known?.commands.has(name) === true ? request(command) : ok(undefined);
  }

  async function askMove(colour: string): Promise<Result<string, OpponentError>> {
    const analysis =
      onChance === undefined ? undefined : genmoveAnalysisOf(known?.commands ?? new Set());
    if (analysis === undefined) return order(`genmove ${colour}`, 'move');
    const command = `${analysis.name} ${colour} ${TOLD_EVERY}`;
    const answer = await order(command, 'move');
    if (!answer.ok) return answer;
    const read = readAnalysedVertex(answer.value, analysis);
    if (read === undefined) return err(malformedAnswer(command, answer.value));
    if (read.chance !== undefined) onChance?.(read.chance);
    return ok(read.vertex);
  }

  async function generate(colour: string, hurry: ProgramTurn['hurry']) {
    let isThinking = true;
    const interrupt = (): void => {
      if (isThinking) tell('# interrupt');
    };
    const asked = askMove(colour);
    const isHeard = client.canHurry;
    if (isHeard && hurry?.aborted === true) interrupt();
    else if (isHeard) hurry?.addEventListener('abort', interrupt);
    const answer = await asked;
    isThinking = false;
    return answer;
  }

  async function chooseMove({ history, timeMs, hurry }: ProgramTurn) {
    const followed = await follow(history);
    if (!followed.ok) return followed;
    const colour = makeColour(board.dialect, board.position.sideToMove);
    const allowed = await allow(colour, timeMs);
    if (!allowed.ok) return allowed;
    isSure = false;
    const answer = await generate(colour, hurry);
    if (!answer.ok) return answer;
    if (/^resign$/i.test(answer.value)) return ok('resign' as const);
    const move = playAnswer(board, colour, answer.value);
    isSure = move.ok;
    return move;
  }

  const client: ProgramClient = {
    get canHurry() {
      return known?.commands.has('gogui-interrupt') === true;
    },
    async newGame(setup) {
      const greeted = await greet();
      if (!greeted.ok) return greeted;
      const { isQuintet } = greeted.value;
      const text = makeSetupText(setup);
      const size = isQuintet ? text && `setup ${text}` : boardSizeCommand(gameId, setup);
      if (size !== undefined && size !== '') {
        const sized = await order(size);
        if (!sized.ok) return sized;
      }
      const cleared = await clear(setup);
      return cleared.ok ? ok(undefined) : cleared;
    },
    chooseMove,
  };
  return client;
}

/** Puts the program's own move on the board. Letters may be in either case. */
function playAnswer(board: GtpBoard, colour: string, answer: string): Result<Move, OpponentError> {
  const play = (vertex: string) => board.play([colour, vertex]);
  const asSaid = play(answer);
  const isPlayed = asSaid.ok || play(answer.toLowerCase()).ok || play(answer.toUpperCase()).ok;
  const move = board.moves.at(-1);
  if (isPlayed && move !== undefined) return ok(move);
  const why = asSaid.ok ? '' : `: ${asSaid.error}`;
  return err({
    code: 'ERR_OPPONENT_ILLEGAL',
    message: `it answered “${shownAnswer(answer)}”${why}`,
  });
}

function sharedLength(one: readonly Move[], other: readonly Move[]): number {
  const index = one.findIndex((move, at) => move !== other[at]);
  return index < 0 ? one.length : index;
}
