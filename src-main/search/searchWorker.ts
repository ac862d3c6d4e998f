import { parentPort, workerData } from 'node:worker_threads';
import type { Position } from '../../src-shared/core/game.ts';
import { engineById } from '../../src-shared/games/engines.ts';
import { gameById } from '../../src-shared/games/index.ts';
import type { SearchRequest, WorkerMessage, WorkerSetup, WorkerTask } from './searchRequest.ts';

/** The thread in which a search runs, one task after the other; started by the pool. */

const port = parentPort;
if (port === null) throw new Error('the search worker is started by the search pool');
const { stopFlag } = workerData as WorkerSetup;
const post = (message: WorkerMessage): void => port.postMessage(message);

function positionOf(request: SearchRequest): Position {
  if ('position' in request) return request.position;
  const game = gameById(request.gameId);
  return request.history.reduce((position, move) => {
    if (!game.legalMoves(position).includes(move)) throw new Error(`move ${move} is not legal`);
    return game.play(position, move);
  }, game.initial(request.setup));
}

port.on('message', ({ taskId, request }: WorkerTask) => {
  try {
    const result = engineById(request.gameId).search(positionOf(request), request.limits, {
      nowMs: () => performance.now(),
      shouldStop: () => Atomics.load(stopFlag, 0) === taskId,
      onProgress: (progress) => post({ kind: 'progressed', taskId, progress }),
    });
    post({ kind: 'finished', taskId, result });
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    post({ kind: 'failed', taskId, message });
  }
});
post({ kind: 'ready' });
