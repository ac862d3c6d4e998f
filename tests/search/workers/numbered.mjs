// A worker that answers every task with the number of its thread.
import { parentPort, threadId } from 'node:worker_threads';

parentPort.on('message', ({ taskId }) => {
  parentPort.postMessage({ kind: 'finished', taskId, result: { move: threadId } });
});
parentPort.postMessage({ kind: 'ready' });
