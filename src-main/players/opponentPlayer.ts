import { setTimeout as sleep } from 'node:timers/promises';
import { asMove, type Move } from '../../src-shared/core/move.ts';
import type { Result } from '../../src-shared/core/result.ts';
import type { Side } from '../../src-shared/core/side.ts';
import {
  ForfeitError,
  type Player,
  StoppedError,
  type Turn,
} from '../../src-shared/match/player.ts';
import type { OpponentError } from '../../src-shared/opponent/opponentError.ts';
import {
  makeScoreFourClient,
  type ScoreFourClient,
} from '../../src-shared/opponent/scoreFourClient.ts';
import { progressSchema } from '../../src-shared/ipc/progress.ts';
import type { SearchProgress } from '../../src-shared/search/engine.ts';
import { parseJsonFile } from '../storage/jsonFile.ts';
import type { SearchResources } from './searchPlayer.ts';
import { type LineProcess, makeLineProcess } from '../opponent/lineProcess.ts';
import {
  OPPONENT_LIMITS,
  type OpponentLimits,
  type OpponentProgram,
} from '../opponent/programs.ts';
import { startLimit } from '../time/awakeLimit.ts';

/** What a program thinks comes by another way than its answer, and may be read so much later. */
const LATE_PROGRESS_MS = 50;
/** Our own program knows no shorter time for a move, milliseconds. */
const MIN_ALLOWED_MS = 10;

export interface OpponentPlayerOptions {
  readonly program: OpponentProgram;
  readonly level: number;
  /** Thinking time for one move, milliseconds. */
  readonly timeMs: number;
  readonly limits?: OpponentLimits;
  /** What our own program may use; asked when it is started. */
  resources?(): SearchResources;
  /** Until then others have the memory that the program will take. */
  readonly memoryFree?: Promise<void>;
}

/** A running program and the conversation with it. */
interface Conversation {
  readonly process: LineProcess;
  readonly client: ScoreFourClient;
  /** The thinking time for a move that the program was told last, milliseconds. */
  allowedMs?: number;
}

/**
 * Plays Score Four through a program in a process of its own. A process that fails loses the game; one that is
 * needed again after that, since moves were taken back or a new game began, is started anew.
 */
// eslint-disable-next-line max-lines-per-function -- an object whose functions share private state; each of them is short
export function makeOpponentPlayer({
  program,
  level,
  timeMs,
  limits = OPPONENT_LIMITS,
  resources,
  memoryFree,
}: OpponentPlayerOptions): Player {
  let conversation: Conversation | undefined;
  let side: Side = 0;
  let isDisposed = false;
  let closing = Promise.resolve();
  let onProgress: Turn['onProgress'] | undefined;

  /** Only what our own program says is understood. */
  function readProgress(line: string): void {
    if (!program.hasExtensions) return;
    const progress = progressFrom(line);
    if (progress !== undefined) onProgress?.(progress);
  }

  /** The conversation, even with a program that has failed since its last answer, or a new one with the program set up. */
  async function open(): Promise<Conversation> {
    await memoryFree;
    if (isDisposed) throw new StoppedError('the player has left');
    if (conversation !== undefined) return conversation;
    const opened = begin();
    conversation = opened;
    if (program.hasExtensions) await expect(opened.client.configure([`level ${level};`]));
    return opened;
  }

  function makeArguments(): readonly string[] {
    if (!program.hasExtensions) return [];
    if (resources === undefined) return ['--verbose'];
    const { threads, tableMegabytes } = resources();
    return ['--verbose', '--threads', `${threads}`, '--memory', `${tableMegabytes}`];
  }

  function begin(): Conversation {
    const process = makeLineProcess(program.launch(makeArguments()), {
      quitCommand: 'quit;',
      quitMs: limits.quitMs,
      onErrorLine: readProgress,
    });
    let isReady = false;
    const client = makeScoreFourClient(async (command, kind) => {
      const limitMs = kind === 'move' ? timeMs + limits.graceMs : limits.commandMs;
      // Loading is no thinking: the clock of the program starts with its first answer.
      const answer = await process.ask(command, isReady ? limitMs : limits.startMs);
      isReady = true;
      return answer;
    });
    return { process, client };
  }

  /** Tells our own program how long it may think about its move, when that is not what it knows. */
  async function allow(opened: Conversation, clockMs = Infinity): Promise<void> {
    const allowedMs = Math.max(MIN_ALLOWED_MS, Math.min(timeMs, clockMs));
    if (!program.hasExtensions || opened.allowedMs === allowedMs) return;
    opened.allowedMs = allowedMs;
    await expect(opened.client.configure([`time ${allowedMs / 1_000};`]));
  }

  /** Ends the process; the next question starts another. */
  function close(): Promise<void> {
    closing = conversation?.process.kill() ?? closing;
    conversation = undefined;
    return closing;
  }

  /** The value of an answer; a program that failed is gone when this rejects. */
  async function expect<T>(asked: Promise<Result<T, OpponentError>>): Promise<T> {
    const answer = await asked;
    if (answer.ok) return answer.value;
    await close();
    throw new ForfeitError(answer.error.code, answer.error.message);
  }

  /**
   * A program that can be hurried answers soon, and its answer is dropped; another has to be ended.
   * @returns what ends the waiting for that answer.
   */
  function giveUp({ process }: Conversation, hurry: () => void): (() => void) | undefined {
    if (program.hasExtensions) {
      hurry();
      return startLimit(limits.stopMs, () => void process.kill());
    }
    void process.kill();
    return undefined;
  }

  async function chooseMove({ history, signal, moveNow, ...turn }: Turn): Promise<Move> {
    const opened = await open();
    await allow(opened, turn.timeMs);
    if (signal.aborted) throw new StoppedError('the move is not wanted any more');
    const hurrying = new AbortController();
    const hurry = (): void => hurrying.abort();
    let isThinking = true;
    let endWaiting: (() => void) | undefined;
    signal.addEventListener('abort', () => {
      if (isThinking) endWaiting = giveUp(opened, hurry);
    });
    if (moveNow.aborted) hurry();
    else moveNow.addEventListener('abort', hurry);
    const told = new Promise<void>((resolve) => {
      onProgress = (progress) => {
        turn.onProgress(progress);
        resolve();
      };
    });
    try {
      const extension = program.hasExtensions ? hurrying.signal : undefined;
      const move = await expect(opened.client.chooseMove(side, history, extension));
      if (program.hasExtensions) await Promise.race([told, sleep(LATE_PROGRESS_MS)]);
      return move;
    } finally {
      isThinking = false;
      onProgress = undefined;
      endWaiting?.();
    }
  }

  return {
    async newGame(_, newSide) {
      side = newSide;
      if (conversation?.process.isOver === true) await close();
      const opened = await open();
      await expect(opened.client.newGame(side));
    },
    chooseMove,
    async dispose() {
      isDisposed = true;
      await Promise.all([closing, conversation?.process.stop()]);
    },
  };
}

/** What a line of error output tells of a search; `undefined` when it tells something else. */
function progressFrom(line: string): SearchProgress | undefined {
  const parsed = parseJsonFile(progressSchema, line);
  if (!parsed.ok) return undefined;
  const { score, principalVariation, ...rest } = parsed.value;
  return {
    ...rest,
    // Text has no `undefined`, which is what says that it is a draw.
    score: score.kind === 'exact' ? { ...score, winner: score.winner } : score,
    principalVariation: principalVariation.map(asMove),
  };
}
