// A worker that is ready, and then never answers and heeds no stop.
import { parentPort } from 'node:worker_threads';

parentPort.on('message', () => {
  for (;;);
});
parentPort.postMessage({ kind: 'ready' });
