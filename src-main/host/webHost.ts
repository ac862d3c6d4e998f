import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import type { Router } from '../../src-shared/ipc/router.ts';
import {
  makeEntryFragment,
  SOCKET_PATH,
  type SocketEvent,
} from '../../src-shared/ipc/socketMessages.ts';
import { startLimit } from '../time/awakeLimit.ts';
import { makeConnectionLimit } from './connectionLimit.ts';
import { type Entries, makeEntries } from './entries.ts';
import { makePageHeaders } from './pageHeaders.ts';
import type { RendererFiles } from './rendererFiles.ts';
import { makeSocketServer, SOCKET_LIMITS, type SocketLimits } from './socketServer.ts';

export interface WebHostOptions {
  readonly files: RendererFiles;
  readonly router: Router;
  /** 0 for any free port. */
  readonly port: number;
  /** Called when the last window has been gone for `graceMs`. */
  onAbandoned(): void;
  /** Long enough for a person to come back to a page they left, milliseconds. */
  readonly graceMs: number;
  /** Asked then; while the host is needed although there is no window, it is asked again after as long. */
  isNeeded?(): boolean;
  readonly socketLimits?: SocketLimits;
}

export interface WebHost {
  /** An entry for one window, see {@link Entries.make}. */
  makeEntry: Entries['make'];
  /** The address of the page, with an entry for one window. */
  makeAddress: Entries['make'];
  /** Sends to every window. */
  broadcast(event: SocketEvent): void;
  /** Resolves when the port is free again. */
  close(): Promise<void>;
}

/** The loopback address, so that no other machine can reach the host. */
const LOOPBACK = '127.0.0.1';

/** Connections beside those of windows: a browser has six at most. */
const MAX_CONNECTIONS = 64;

const SERVER_OPTIONS = {
  requireHostHeader: true,
  // A page of any other local server can lay more cookies on 127.0.0.1 than Node accepts by default. None are ours, but
  // every request carries them.
  maxHeaderSize: 1024 * 1024,
  headersTimeout: 10_000,
  requestTimeout: 10_000,
  keepAliveTimeout: 5_000,
  connectionsCheckingInterval: 2_000,
};
/** A connection on which nothing moves for so long is destroyed, milliseconds. */
const STALLED_MS = 30_000;

/**
 * Serves the page and its socket to the browsers of this machine. The page and its files hold no secret, so anybody may
 * have them; only windows with an entry of ours may open the socket.
 * @throws Error (as a rejection) when the port is taken.
 */
export async function startWebHost(options: WebHostOptions): Promise<WebHost> {
  const server = createServer(SERVER_OPTIONS);
  server.setTimeout(STALLED_MS);
  const strangers = makeConnectionLimit(MAX_CONNECTIONS);
  server.on('connection', (connection) => {
    // Stays for as long as the connection does, whoever takes it over.
    connection.on('error', () => connection.destroy());
    strangers.add(connection);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port, LOOPBACK, resolve);
  });
  // No handle is left for a newcomer; those who are in go on.
  server.on('error', () => undefined);
  const { port } = server.address() as AddressInfo;
  const host = `${LOOPBACK}:${port}`;
  const origin = `http://${host}`;
  const entries = makeEntries();
  const headers = makePageHeaders(`ws://${host}`);

  let stopWaiting = (): void => undefined;
  const waitForWindows = (): void => {
    stopWaiting = startLimit(options.graceMs, () => {
      if (options.isNeeded?.() === true) waitForWindows();
      else options.onAbandoned();
    });
  };
  const onCount = (count: number): void => {
    stopWaiting();
    if (count === 0) waitForWindows();
  };
  const { socketLimits = SOCKET_LIMITS } = options;
  const sockets = makeSocketServer(options.router, entries, onCount, socketLimits);

  server.on('request', (request, response) => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    answerRequest(request, response, host, options.files);
  });
  server.on('upgrade', (request, connection: Duplex, head) => {
    const isOurs =
      request.url === SOCKET_PATH &&
      request.headers.host === host &&
      request.headers.origin === origin;
    if (isOurs) sockets.accept(request, connection, head, () => strangers.release(connection));
    else turnAway(connection, '403 Forbidden');
  });
  server.on('clientError', (_, connection) => turnAway(connection, '400 Bad Request'));

  return {
    makeEntry: entries.make,
    makeAddress: (onUsed) => `${origin}/${makeEntryFragment(entries.make(onUsed))}`,
    broadcast: sockets.broadcast,
    close: () =>
      new Promise((resolve) => {
        sockets.close();
        stopWaiting();
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Refuses what is no request, and does not wait for the other end to agree that it is over. */
function turnAway(connection: Duplex, status: string): void {
  const answer = `HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`;
  connection.end(answer, () => connection.destroy());
}

/** The address is compared and looked up as it came; nothing is decoded that could fail or mean something else. */
function answerRequest(
  request: IncomingMessage,
  response: ServerResponse,
  host: string,
  files: RendererFiles,
): void {
  const refuse = (status: number, text: string): void => {
    response.setHeader('Connection', 'close');
    response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8' }).end(`${text}\n`);
  };
  if (request.headers.host !== host) return refuse(403, 'Unknown host.');
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.setHeader('Allow', 'GET, HEAD');
    return refuse(405, 'Only GET and HEAD are answered.');
  }
  const [path = '/'] = (request.url ?? '/').split('?', 1);
  const file = files.get(path);
  if (file === undefined) return refuse(404, 'There is no such file.');
  response.writeHead(200, { 'Content-Type': file.type, 'Content-Length': file.body.length });
  response.end(request.method === 'HEAD' ? undefined : file.body);
}
