import {
  CLOSE_CODES,
  socketMessageFrom,
  SOCKET_PATH,
  socketMessageSchema,
  type SocketRequest,
} from '../src-shared/ipc/socketMessages.ts';
import type { Connection, ConnectionStatus } from './connection.ts';
import { type PassPlace, rememberWelcome, takePass, wasWelcome } from './windowPass.ts';

const FIRST_WAIT_MS = 250;
const LONGEST_WAIT_MS = 4_000;
/** After so many attempts in a row nobody is there: on the same computer, a host that runs answers at once. */
const ENDED_AFTER = 5;

interface Waiting {
  resolve(reply: unknown): void;
  reject(reason: Error): void;
}

/** Statuses that no further attempt can change. */
const FINAL: readonly ConnectionStatus[] = ['noEntry', 'entryUnknown', 'entryUsed', 'restarted'];

/** What a connection needs of the window. */
export interface SocketPage extends PassPlace {
  readonly location: PassPlace['location'] & Pick<Location, 'protocol' | 'host'>;
}

/**
 * Calls and events over one WebSocket to the host of this page, opened with the pass of this window. When it breaks,
 * all open calls fail at once and it tries again, ever more slowly up to every 4 s; subscriptions live on.
 *
 * @param open makes the socket; tests put in their own
 */
// eslint-disable-next-line max-lines-per-function -- an object whose functions share private state; each of them is short
export function connectSocket(
  page: SocketPage,
  open: (address: string) => WebSocket = (address) => new WebSocket(address),
): Connection {
  const { protocol, host } = page.location;
  const address = `${protocol === 'https:' ? 'wss' : 'ws'}://${host}${SOCKET_PATH}`;
  const statusListeners: ((status: ConnectionStatus) => void)[] = [];
  const listeners = new Map<string, Set<(payload: unknown) => void>>();
  const waiting = new Map<number, Waiting>();
  let status: ConnectionStatus = 'connecting';
  let count = 0;
  let waitMs = FIRST_WAIT_MS;
  let failures = 0;
  let socket: WebSocket | undefined;
  const pass = takePass(page);
  if (typeof pass === 'string') status = pass;
  else start();

  function start(): void {
    const fresh = open(address);
    socket = fresh;
    fresh.addEventListener('open', () => {
      fresh.send(JSON.stringify(pass));
    });
    fresh.addEventListener('message', ({ data }) => {
      receive(String(data));
    });
    // A failed attempt ends in `close` too, so this is the one place to try again from.
    fresh.addEventListener('close', ({ code }) => {
      for (const { reject } of waiting.values()) reject(new Error('the connection broke'));
      waiting.clear();
      failures++;
      setStatus(statusAfter(code));
      if (FINAL.includes(status)) return;
      setTimeout(start, waitMs);
      waitMs = Math.min(LONGEST_WAIT_MS, 2 * waitMs);
    });
  }

  /** What it means that the socket was closed. */
  function statusAfter(code: number): ConnectionStatus {
    switch (code) {
      case CLOSE_CODES.entryUsed:
        return 'entryUsed';
      case CLOSE_CODES.entryUnknown:
        return wasWelcome(page) ? 'restarted' : 'entryUnknown';
      case CLOSE_CODES.tooManyWindows:
        return 'tooManyWindows';
      case CLOSE_CODES.ended:
        return 'ended';
      default:
        return status === 'ended' || failures >= ENDED_AFTER ? 'ended' : 'lost';
    }
  }

  function setStatus(next: ConnectionStatus): void {
    if (next === status) return;
    status = next;
    for (const listener of statusListeners) listener(status);
  }

  function receive(text: string): void {
    const message = socketMessageFrom(socketMessageSchema, text);
    if (message === undefined) throw new Error('the host sent what is no message');
    if ('welcome' in message) {
      rememberWelcome(page);
      waitMs = FIRST_WAIT_MS;
      failures = 0;
      setStatus('up');
    } else if ('id' in message) {
      waiting.get(message.id)?.resolve(message.reply);
      waiting.delete(message.id);
    } else {
      for (const listener of listeners.get(message.channel) ?? []) listener(message.payload);
    }
  }

  return {
    transport: {
      invoke(channel, payload) {
        if (status !== 'up') return Promise.reject(new Error('there is no connection'));
        const request: SocketRequest = { id: count++, channel, payload };
        return new Promise((resolve, reject) => {
          waiting.set(request.id, { resolve, reject });
          socket?.send(JSON.stringify(request));
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
      listener(status);
    },
  };
}
