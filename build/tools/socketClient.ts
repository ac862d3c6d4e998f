import { once } from 'node:events';
import { WebSocket } from 'ws';
import { type Client, makeClient } from '../../src-shared/ipc/client.ts';
import {
  readEntryFragment,
  SOCKET_PATH,
  type SocketPass,
  type SocketRequest,
} from '../../src-shared/ipc/socketMessages.ts';

interface Waiting {
  resolve(reply: unknown): void;
  reject(error: Error): void;
}

/** A window's end of the contract, without a window. */
export interface SocketClient extends Client {
  /** Is gone as a window that crashes. */
  hangUp(): void;
}

/** Comes to a browser host by its address; calls fail once the host is gone or the client hangs up. */
export async function openSocketClient(address: URL): Promise<SocketClient> {
  const socket = new WebSocket(`ws://${address.host}${SOCKET_PATH}`, { origin: address.origin });
  await once(socket, 'open');
  const pass = { entry: readEntryFragment(address.hash) ?? '', secret: 'a'.repeat(64) };
  socket.send(JSON.stringify(pass satisfies SocketPass));
  await once(socket, 'message');
  const waiting = new Map<number, Waiting>();
  let calls = 0;
  socket.on('message', (data) => {
    const { id, reply } = JSON.parse(String(data)) as { id?: number; reply?: unknown };
    if (id === undefined) return;
    waiting.get(id)?.resolve(reply);
    waiting.delete(id);
  });
  socket.on('close', () => {
    for (const { reject } of waiting.values()) reject(new Error('closed'));
  });
  const client = makeClient({
    subscribe: () => () => undefined,
    invoke: (channel, payload) => {
      const id = calls++;
      return new Promise((resolve, reject) => {
        if (socket.readyState !== WebSocket.OPEN) reject(new Error('closed'));
        waiting.set(id, { resolve, reject });
        socket.send(JSON.stringify({ id, channel, payload } satisfies SocketRequest));
      });
    },
  });
  return { ...client, hangUp: () => socket.terminate() };
}
