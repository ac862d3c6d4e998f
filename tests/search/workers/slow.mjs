// A worker that takes a while to load, and notes that it has.
import { appendFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { URL } from 'node:url';
import { parentPort } from 'node:worker_threads';

await sleep(200);
appendFileSync(new URL(import.meta.url).searchParams.get('mark'), 'loaded ');
parentPort.postMessage({ kind: 'ready' });
