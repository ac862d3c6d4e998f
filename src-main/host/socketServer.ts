import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { type RawData, type WebSocket, WebSocketServer } from 'ws';
import {
  MAX_MESSAGE_BYTES,
  parseSocketMessage,
  type SocketEvent,
  type SocketReply,
  socketRequestSchema,
} from '../../src-shared/ipc/socketMessages.ts';
import type { Router } from '../../src-shared/ipc/router.ts';

export interface SocketLimits {
  /** Windows at the same time. */
  readonly maxSockets: number;
  /** Messages of one window in a second. */
  readonly maxMessagesPerSecond: number;
  /** A window that does not answer a ping for so long is gone, milliseconds. */
  readonly idleMs: number;
}

export const SOCKET_LIMITS: SocketLimits = {
  maxSockets: 16,
  maxMessagesPerSecond: 100,
  idleMs: 60_000,
};

/** The windows of the browser host. */
export interface SocketServer {
  /** Takes over a connection that was checked. */
  accept(request: IncomingMessage, connection: Duplex, head: Buffer): void;
  broadcast(event: SocketEvent): void;
  close(): void;
}

/** Close codes of RFC 6455. */
const GOING_AWAY = 1001;
const POLICY_VIOLATION = 1008;
const TRY_AGAIN_LATER = 1013;

/** @param onCount told how many windows there are, whenever that changes. */
export function makeSocketServer(
  router: Router,
  onCount: (count: number) => void,
  limits: SocketLimits = SOCKET_LIMITS,
): SocketServer {
  const server = new WebSocketServer({
    noServer: true,
    maxPayload: MAX_MESSAGE_BYTES,
    perMessageDeflate: false,
  });

  server.on('connection', (socket) => {
    if (server.clients.size > limits.maxSockets) {
      socket.close(TRY_AGAIN_LATER, 'too many windows');
      return;
    }
    onCount(server.clients.size);
    const isWithinRate = makeRateLimit(limits.maxMessagesPerSecond);
    const stopPinging = keepAlive(socket, limits.idleMs);
    // A broken frame closes the connection, which is told below.
    socket.on('error', () => undefined);
    socket.on('close', () => {
      stopPinging();
      onCount(server.clients.size);
    });
    socket.on('message', (data, isBinary) => {
      if (isBinary || !isWithinRate()) {
        socket.close(POLICY_VIOLATION, isBinary ? 'text only' : 'too many messages');
        return;
      }
      void answer(socket, data);
    });
  });

  async function answer(socket: WebSocket, data: RawData): Promise<void> {
    const request = parseSocketMessage(socketRequestSchema, String(data));
    if (request === undefined) {
      socket.close(POLICY_VIOLATION, 'not a request');
      return;
    }
    const reply = await router(request.channel, request.payload);
    socket.send(JSON.stringify({ id: request.id, reply } satisfies SocketReply));
  }

  return {
    accept(request, connection, head) {
      server.handleUpgrade(request, connection, head, (socket) => {
        server.emit('connection', socket, request);
      });
    },
    broadcast(event) {
      const text = JSON.stringify(event);
      for (const socket of server.clients) socket.send(text);
    },
    close() {
      for (const socket of server.clients) {
        socket.close(GOING_AWAY);
        socket.terminate();
      }
      server.close();
    },
  };
}

/** Lets through so many calls a second, in bursts of the same size. */
function makeRateLimit(perSecond: number): () => boolean {
  let allowance = perSecond;
  let lastMs = performance.now();
  return () => {
    const nowMs = performance.now();
    allowance = Math.min(perSecond, allowance + ((nowMs - lastMs) / 1_000) * perSecond);
    lastMs = nowMs;
    if (allowance < 1) return false;
    allowance--;
    return true;
  };
}

/** Pings a window, which browsers answer by themselves, and ends the connection when no answer comes. */
function keepAlive(socket: WebSocket, idleMs: number): () => void {
  let isAlive = true;
  socket.on('pong', () => {
    isAlive = true;
  });
  const timer = setInterval(() => {
    if (!isAlive) socket.terminate();
    isAlive = false;
    socket.ping();
  }, idleMs / 2);
  return () => clearInterval(timer);
}
