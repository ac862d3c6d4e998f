/** Gives a child process the `process.parentPort` that Electron gives a utility process. */
import { EventEmitter } from 'node:events';
import process from 'node:process';

const port = new EventEmitter();
port.postMessage = (message) => process.send(message);
// As Electron does, messages are kept until someone listens.
port.on('newListener', (name) => {
  if (name !== 'message' || port.listenerCount('message') > 0) return;
  process.on('message', (data) => port.emit('message', { data }));
});
process.parentPort = port;
