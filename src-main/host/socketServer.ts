import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { type RawData, type WebSocket, WebSocketServer } from 'ws';
import {
  CLOSE_CODES,
  MAX_MESSAGE_BYTES,
  socketMessageFrom,
  type SocketEvent,
  socketPassSchema,
  type SocketReply,
  socketRequestSchema,
  type SocketWelcome,
} from '../../src-shared/ipc/socketMessages.ts';
import type { Caller, Router } from '../../src-shared/ipc/router.ts';
import { startLimit } from '../time/awakeLimit.ts';
import type { Entries } from './entries.ts';
import { keepAlive, makeRateLimit } from './socketCare.ts';

export interface SocketLimits {
  /** Windows at the same time. */
  readonly maxWindows: number;
  /** Messages of one window in a second. */
  readonly maxMessagesPerSecond: number;
  /** What may wait to be read by one window, bytes. A window that is dropped fetches everything anew. */
  readonly maxWaitingBytes: number;
  /** A window that does not answer a ping for so long is gone, milliseconds. */
  readonly idleMs: number;
  /** How long a socket may take to show its pass, milliseconds. */
  readonly entranceMs: number;
  /** How long the other end may take to agree that a socket is closed, milliseconds. */
  readonly closingMs: number;
}

export const SOCKET_LIMITS: SocketLimits = {
  maxWindows: 16,
  maxMessagesPerSecond: 100,
  maxWaitingBytes: 4 * 1024 * 1024,
  idleMs: 60_000,
  entranceMs: 5_000,
  closingMs: 2_000,
};

/** The windows of the browser host. */
export interface SocketServer {
  /**
   * Takes over a connection that comes from our page, as far as that can be seen.
   * @param onWelcome called when it has shown its pass.
   */
  accept(request: IncomingMessage, connection: Duplex, head: Buffer, onWelcome: () => void): void;
  broadcast(event: SocketEvent): void;
  close(): void;
}

/** The close code of RFC 6455 for what no page of ours sends. */
const POLICY_VIOLATION = 1008;

/** @param onCount told how many windows there are, whenever that changes. */
// eslint-disable-next-line max-lines-per-function -- an object whose functions share private state; each of them is short
export function makeSocketServer(
  router: Router,
  entries: Entries,
  onCount: (count: number) => void,
  limits: SocketLimits = SOCKET_LIMITS,
): SocketServer {
  const server = new WebSocketServer({
    noServer: true,
    maxPayload: MAX_MESSAGE_BYTES,
    perMessageDeflate: false,
  });
  const windows = new Set<WebSocket>();

  /** Does not wait long for the other end to agree that a socket is closed. */
  function seeOff(socket: WebSocket): void {
    const stopWaiting = startLimit(limits.closingMs, () => socket.terminate());
    socket.once('close', stopWaiting);
  }

  function dismiss(socket: WebSocket, code: number, reason: string): void {
    socket.close(code, reason);
    // Whatever else it says until then is not heard, or each message would be refused anew.
    socket.removeAllListeners('message');
    seeOff(socket);
  }

  function send(socket: WebSocket, text: string): void {
    if (socket.bufferedAmount > limits.maxWaitingBytes) socket.terminate();
    else socket.send(text, () => undefined);
  }

  /** Waits for the pass, with which every socket begins. */
  function receive(socket: WebSocket, onWelcome: () => void): void {
    // Before anything else, or a broken frame, for which `ws` closes the socket, would end the program.
    socket.on('error', () => seeOff(socket));
    const stopWaiting = startLimit(limits.entranceMs, () => socket.terminate());
    socket.once('close', stopWaiting);
    socket.once('message', (data, isBinary) => {
      stopWaiting();
      const pass = isBinary ? undefined : socketMessageFrom(socketPassSchema, String(data));
      if (pass === undefined) return dismiss(socket, POLICY_VIOLATION, 'not a pass');
      const entered = entries.enter(pass);
      if (entered !== 'welcome') return dismiss(socket, CLOSE_CODES[entered], entered);
      if (windows.size >= limits.maxWindows)
        return dismiss(socket, CLOSE_CODES.tooManyWindows, 'too many windows');
      onWelcome();
      welcome(socket);
    });
  }

  function welcome(socket: WebSocket): void {
    windows.add(socket);
    const stopPinging = keepAlive(socket, limits.idleMs);
    socket.once('close', () => {
      stopPinging();
      windows.delete(socket);
      onCount(windows.size);
    });
    const leaving = new AbortController();
    socket.once('close', () => leaving.abort());
    const caller: Caller = {
      gone: leaving.signal,
      send(channel, payload) {
        if (windows.has(socket)) send(socket, JSON.stringify({ channel, payload }));
      },
    };
    const isWithinRate = makeRateLimit(limits.maxMessagesPerSecond);
    socket.on('message', (data, isBinary) => {
      if (isBinary) dismiss(socket, POLICY_VIOLATION, 'text only');
      else if (!isWithinRate()) dismiss(socket, POLICY_VIOLATION, 'too many messages');
      else void answer(socket, data, caller);
    });
    send(socket, JSON.stringify({ welcome: true } satisfies SocketWelcome));
    onCount(windows.size);
  }

  async function answer(socket: WebSocket, data: RawData, caller: Caller): Promise<void> {
    const request = socketMessageFrom(socketRequestSchema, String(data));
    if (request === undefined) return dismiss(socket, POLICY_VIOLATION, 'not a request');
    const reply = await router(request.channel, request.payload, caller);
    send(socket, JSON.stringify({ id: request.id, reply } satisfies SocketReply));
  }

  return {
    accept(request, connection, head, onWelcome) {
      server.handleUpgrade(request, connection, head, (socket) => receive(socket, onWelcome));
    },
    broadcast(event) {
      const text = JSON.stringify(event);
      for (const socket of windows) send(socket, text);
    },
    close() {
      for (const socket of server.clients) {
        socket.close(CLOSE_CODES.ended);
        socket.terminate();
      }
      server.close();
    },
  };
}
