import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { WebSocket } from 'ws';
import { err, ok, type Result } from '../../src-shared/core/result.ts';
import { makeClient } from '../../src-shared/ipc/client.ts';
import type { CallRequest } from '../../src-shared/ipc/contract.ts';
import {
  readEntryFragment,
  SOCKET_PATH,
  socketMessageFrom,
  type SocketPass,
  socketReplySchema,
  type SocketRequest,
} from '../../src-shared/ipc/socketMessages.ts';
import { startLimit } from '../time/awakeLimit.ts';

/** A host that runs answers sooner, milliseconds. */
const ANSWER_MS = 10_000;

/**
 * Hands a game to the browser host that runs at an address, by whose entry it comes in as a window does.
 * @returns why it could not, as a sentence without its full stop.
 */
export async function handOver(
  address: string,
  game: CallRequest<'openGame'>,
): Promise<Result<undefined, string>> {
  const { host, origin, hash } = new URL(address);
  const socket = new WebSocket(`ws://${host}${SOCKET_PATH}`, { origin });
  const endWaiting = startLimit(ANSWER_MS, () => socket.terminate());
  try {
    await once(socket, 'open');
    const secret = randomBytes(32).toString('hex');
    const pass: SocketPass = { entry: readEntryFragment(hash) ?? '', secret };
    socket.send(JSON.stringify(pass));
    await firstOf(socket, () => true);
    const client = makeClient({
      subscribe: () => () => undefined,
      async invoke(channel, payload) {
        const request: SocketRequest = { id: 0, channel, payload };
        const answered = firstOf(socket, (text) => replyIn(text) !== undefined);
        socket.send(JSON.stringify(request));
        return replyIn(await answered);
      },
    });
    const opened = await client.call('openGame', game);
    return opened.ok ? ok(undefined) : err(opened.error.message);
  } catch (error) {
    return err((error as Error).message);
  } finally {
    endWaiting();
    socket.terminate();
  }
}

const replyIn = (text: string): unknown => socketMessageFrom(socketReplySchema, text)?.reply;

/** The first message that is meant; rejects when the socket is closed before. */
function firstOf(socket: WebSocket, isMeant: (text: string) => boolean): Promise<string> {
  return new Promise((resolve, reject) => {
    socket.on('message', (data) => {
      const text = String(data);
      if (isMeant(text)) resolve(text);
    });
    socket.once('close', () => reject(new Error('it does not answer')));
    socket.once('error', reject);
  });
}
