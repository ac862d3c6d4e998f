// A worker that dies of every task.
import { parentPort } from 'node:worker_threads';

parentPort.on('message', () => {
  throw new Error('out of luck');
});
parentPort.postMessage({ kind: 'ready' });
