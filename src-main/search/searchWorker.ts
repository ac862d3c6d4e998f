import { type MessagePort, parentPort, workerData } from 'node:worker_threads';
import { MAX_LEVEL } from '../../src-shared/core/limits.ts';
import type { Position } from '../../src-shared/core/game.ts';
import { engineById } from '../../src-shared/games/engines.ts';
import { gameById } from '../../src-shared/games/index.ts';
import type { SearchLimits } from '../../src-shared/search/engine.ts';
import { KernelHost } from '../../src-shared/kernel/kernelHost.ts';
import { makeAwakeClock } from '../time/awakeClock.ts';
import { makeSightAnswers } from '../analysis/sightAnswers.ts';
import type { MakingThreadSetup } from '../puzzles/makingMessages.ts';
import { makePuzzles } from '../puzzles/makePuzzles.ts';
import { makePuzzleAnswers } from '../puzzles/puzzleAnswers.ts';
import { giveWay } from './giveWay.ts';
import { HELPER, HelperPool } from './helperThreads.ts';
import type { NumberedAnswer, NumberedQuestion } from './questionThread.ts';
import type {
  HelperSetup,
  HelperTask,
  QuestionThreadSetup,
  SearchRequest,
  WorkerMessage,
  WorkerSetup,
  WorkerTask,
} from './searchRequest.ts';

/**
 * The thread in which a search runs, one task after the other; started by the pool, as a helper by such a thread, or to
 * answer questions.
 */

function positionOf(request: SearchRequest): Position {
  if ('position' in request) return request.position;
  const game = gameById(request.gameId);
  return request.history.reduce((position, move) => {
    if (!game.legalMoves(position).includes(move)) throw new Error(`move ${move} is not legal`);
    return game.play(position, move);
  }, game.initial(request.setup));
}

/** Only the highest level is everything the machine has; helpers would lift the others above themselves. */
const helpersFor = ({ level, threads = 1 }: SearchLimits): number =>
  level === MAX_LEVEL ? threads - 1 : 0;

function serve(port: MessagePort, { stopFlag, givesWay }: WorkerSetup): void {
  if (givesWay) giveWay('PRIORITY_BELOW_NORMAL');
  const kernelHost = new KernelHost();
  const post = (message: WorkerMessage): void => port.postMessage(message);
  const pool = new HelperPool(new URL(import.meta.url));
  async function search({ taskId, request }: WorkerTask): Promise<void> {
    // What a helper that was given up still writes would be read as something else.
    await pool.whenFree();
    const helpers = helpersFor(request.limits);
    try {
      const result = engineById(request.gameId).search(positionOf(request), request.limits, {
        kernelHost,
        nowMs: makeAwakeClock(),
        shouldStop: () => Atomics.load(stopFlag, 0) === taskId,
        onProgress: (progress) => post({ kind: 'progressed', taskId, progress }),
        ...(helpers > 0 ? { helpers: pool.forSearch(request, helpers) } : {}),
      });
      post({ kind: 'finished', taskId, result });
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      post({ kind: 'failed', taskId, message });
    }
  }
  port.on('message', (task: WorkerTask) => void search(task));
  post({ kind: 'ready' });
}

/** Searches along at full strength and says nothing: what is found is in the memory that the threads share. */
function help(port: MessagePort, state: Int32Array): void {
  const kernelHost = new KernelHost();
  port.on('message', ({ request, memory, thread }: HelperTask) => {
    if (Atomics.compareExchange(state, 0, HELPER.asked, HELPER.searching) !== HELPER.asked) return;
    const { limits } = request;
    try {
      engineById(request.gameId).search(
        positionOf(request),
        { level: MAX_LEVEL, timeMs: Infinity, seed: limits.seed + thread },
        {
          kernelHost,
          nowMs: () => 0,
          shouldStop: () => Atomics.load(state, 0) === HELPER.stopping,
          onProgress: () => undefined,
          joins: { memory, thread },
        },
      );
    } finally {
      Atomics.store(state, 0, HELPER.idle);
      Atomics.notify(state, 0);
    }
  });
}

/** Answers questions, one after the other. */
function answer<Q, A>(port: MessagePort, answerTo: (question: Q) => A): void {
  port.on('message', ({ id, question }: NumberedQuestion<Q>) => {
    const answered: NumberedAnswer<A> = { id, answer: answerTo(question) };
    port.postMessage(answered);
  });
}

if (parentPort === null) throw new Error('the search worker is started by the search pool');
const setup = workerData as WorkerSetup | HelperSetup | QuestionThreadSetup | MakingThreadSetup;
if ('questions' in setup) {
  if (setup.questions === 'puzzles') answer(parentPort, makePuzzleAnswers());
  else answer(parentPort, makeSightAnswers());
} else if ('isForMaking' in setup) void makePuzzles(parentPort, setup);
else if ('helperState' in setup) help(parentPort, setup.helperState);
else serve(parentPort, setup);
