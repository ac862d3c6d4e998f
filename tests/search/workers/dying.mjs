// The real search worker, but the first one dies: `dying.mjs?worker=URL&mark=FILE&at=task|progress`, once it is given
// something to search, or once it has told of what it found. The mark says that it has happened.
import { existsSync, writeFileSync } from 'node:fs';
import process from 'node:process';
import { URL } from 'node:url';
import { parentPort } from 'node:worker_threads';

const options = new URL(import.meta.url).searchParams;
const mark = options.get('mark');

function die() {
  writeFileSync(mark, '');
  process.exit(9);
}

if (!existsSync(mark)) {
  if (options.get('at') === 'task') parentPort.on('message', die);
  const post = parentPort.postMessage.bind(parentPort);
  parentPort.postMessage = (message) => {
    post(message);
    if (message.kind === 'progressed') die();
  };
}
await import(options.get('worker'));
