import { setTimeout as sleep } from 'node:timers/promises';
import type { Move } from '../../src-shared/core/move.ts';
import type { OpponentError } from '../../src-shared/core/opponentError.ts';
import type { ProgramClient } from '../../src-shared/core/programTalk.ts';
import type { Result } from '../../src-shared/core/result.ts';
import {
  ForfeitError,
  type Player,
  ResignError,
  StoppedError,
  type Turn,
} from '../../src-shared/match/player.ts';
import type { Launch } from '../opponent/childHandle.ts';
import type { Language } from '../opponent/language.ts';
import { type LineProcess, makeLineProcess, type OnSaid } from '../opponent/lineProcess.ts';
import { OPPONENT_LIMITS, type OpponentLimits } from '../opponent/programs.ts';
import { startLimit } from '../time/awakeLimit.ts';

/** What a program thinks comes by another way than its answer, and may be read so much later. */
const LATE_PROGRESS_MS = 50;

export interface ProgramPlayerOptions {
  readonly launch: Launch;
  readonly language: Language;
  /** Thinking time for one move, milliseconds. */
  readonly timeMs: number;
  readonly limits?: OpponentLimits | undefined;
  /** What it is started with; asked each time. */
  makeArguments?(): readonly string[];
  /** Until then others have the memory that the program will take. */
  readonly memoryFree?: Promise<void> | undefined;
  /** Told of every line that is said. */
  readonly onSaid?: OnSaid | undefined;
}

/** A running program and the conversation with it. */
interface Conversation {
  readonly process: LineProcess;
  readonly client: ProgramClient;
}

/**
 * Plays through a program in a process of its own, which is never trusted. A process that fails loses the game; one
 * that is needed again after that, since moves were taken back or a new game began, is started anew.
 */
// eslint-disable-next-line max-lines-per-function -- an object whose functions share private state; each of them is short
export function makeProgramPlayer({
  launch,
  language,
  timeMs,
  limits = OPPONENT_LIMITS,
  makeArguments,
  memoryFree,
  onSaid,
}: ProgramPlayerOptions): Player {
  let conversation: Conversation | undefined;
  let game: Parameters<Player['newGame']> | undefined;
  let isDisposed = false;
  let closing = Promise.resolve();
  let onProgress: Turn['onProgress'] | undefined;

  function readProgress(line: string): void {
    const progress = language.readProgress?.(line);
    if (progress !== undefined) onProgress?.(progress);
  }

  /** The conversation, even with a program that has failed since its last answer, or a new one. */
  async function open(): Promise<Conversation> {
    await memoryFree;
    if (isDisposed) throw new StoppedError('the player has left');
    if (conversation !== undefined) return conversation;
    const opened = begin();
    conversation = opened;
    if (game !== undefined) await expect(opened.client.newGame(...game));
    return opened;
  }

  function begin(): Conversation {
    const process = makeLineProcess(launch(makeArguments?.() ?? []), {
      ...language,
      quitMs: limits.quitMs,
      onErrorLine: readProgress,
      onSaid,
    });
    let isReady = false;
    const client = language.makeClient({
      async ask(command, kind) {
        const limitMs = kind === 'move' ? timeMs + limits.graceMs : limits.commandMs;
        // Loading is no thinking: the clock of the program starts with its first answer.
        const answer = await process.ask(command, isReady ? limitMs : limits.startMs);
        isReady = true;
        return answer;
      },
      tell: (line) => process.tell(line),
    });
    return { process, client };
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
  function giveUp({ process, client }: Conversation, hurry: () => void): (() => void) | undefined {
    if (client.canHurry) {
      hurry();
      return startLimit(limits.stopMs, () => void process.kill());
    }
    void process.kill();
    return undefined;
  }

  async function chooseMove({ history, signal, moveNow, ...turn }: Turn): Promise<Move> {
    const opened = await open();
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
    const allowedMs = Math.min(timeMs, turn.timeMs ?? Infinity);
    try {
      const move = await expect(
        opened.client.chooseMove({ history, timeMs: allowedMs, hurry: hurrying.signal }),
      );
      if (language.readProgress !== undefined) await Promise.race([told, sleep(LATE_PROGRESS_MS)]);
      if (move === 'resign') throw new ResignError();
      return move;
    } finally {
      isThinking = false;
      onProgress = undefined;
      endWaiting?.();
    }
  }

  return {
    async newGame(setup, side) {
      if (conversation?.process.isOver === true) await close();
      const isRunning = conversation !== undefined;
      game = [setup, side];
      const opened = await open();
      if (isRunning) await expect(opened.client.newGame(setup, side));
    },
    chooseMove,
    async dispose() {
      isDisposed = true;
      await Promise.all([closing, conversation?.process.stop()]);
    },
  };
}
