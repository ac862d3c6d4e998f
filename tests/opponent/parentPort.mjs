// Gives a plain child process the message port that Electron gives a utility process.
import process from 'node:process';

process.parentPort = {
  on: (_event, listener) => process.on('message', (data) => listener({ data })),
  postMessage: (message) => process.send(message),
};
