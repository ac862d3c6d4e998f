import {
  parseSocketMessage,
  SOCKET_PATH,
  socketMessageSchema,
  type SocketRequest,
} from '../src-shared/ipc/socketMessages.ts';
import type { Connection } from './connection.ts';

const FIRST_WAIT_MS = 250;
const LONGEST_WAIT_MS = 4_000;

interface Waiting {
  resolve(reply: unknown): void;
  reject(reason: Error): void;
}

/**
 * Calls and events over one WebSocket to the host of this page. When it breaks, all open calls fail at once and it
 * tries again, ever more slowly up to every 4 s; subscriptions live on.
 *
 * @param open makes the socket; tests put in their own
 */
export function connectSocket(
  page: { readonly protocol: string; readonly host: string },
  open: (address: string) => WebSocket = (address) => new WebSocket(address),
): Connection {
  const address = `${page.protocol === 'https:' ? 'wss' : 'ws'}://${page.host}${SOCKET_PATH}`;
  const statusListeners: ((isUp: boolean) => void)[] = [];
  const listeners = new Map<string, Set<(payload: unknown) => void>>();
  const waiting = new Map<number, Waiting>();
  let socket = start();
  let isUp = false;
  let count = 0;
  let waitMs = FIRST_WAIT_MS;

  function start(): WebSocket {
    const fresh = open(address);
    fresh.addEventListener('open', () => {
      waitMs = FIRST_WAIT_MS;
      setUp(true);
    });
    fresh.addEventListener('message', ({ data }) => {
      receive(String(data));
    });
    // A failed attempt ends in `close` too, so this is the one place to try again from.
    fresh.addEventListener('close', () => {
      for (const { reject } of waiting.values()) reject(new Error('the connection broke'));
      waiting.clear();
      setUp(false);
      setTimeout(() => (socket = start()), waitMs);
      waitMs = Math.min(LONGEST_WAIT_MS, 2 * waitMs);
    });
    return fresh;
  }

  function setUp(next: boolean): void {
    if (next === isUp) return;
    isUp = next;
    for (const listener of statusListeners) listener(isUp);
  }

  function receive(text: string): void {
    const message = parseSocketMessage(socketMessageSchema, text);
    if (message === undefined) throw new Error('the host sent what is no message');
    if ('id' in message) {
      waiting.get(message.id)?.resolve(message.reply);
      waiting.delete(message.id);
    } else {
      for (const listener of listeners.get(message.channel) ?? []) listener(message.payload);
    }
  }

  return {
    transport: {
      invoke(channel, payload) {
        if (!isUp) return Promise.reject(new Error('there is no connection'));
        const request: SocketRequest = { id: count++, channel, payload };
        return new Promise((resolve, reject) => {
          waiting.set(request.id, { resolve, reject });
          socket.send(JSON.stringify(request));
        });
      },
      subscribe(channel, listener) {
        const set = listeners.get(channel) ?? new Set();
        listeners.set(channel, set.add(listener));
        return () => set.delete(listener);
      },
    },
    onStatus(listener) {
      statusListeners.push(listener);
      listener(isUp);
    },
  };
}
