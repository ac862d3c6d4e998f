import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import type { Router } from '../../src-shared/ipc/router.ts';
import { SOCKET_PATH, type SocketEvent } from '../../src-shared/ipc/socketMessages.ts';
import { type BrowserSession, makeBrowserSession } from './browserSession.ts';
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
  /** Long enough for a page to be loaded anew, milliseconds. */
  readonly graceMs: number;
  readonly socketLimits?: SocketLimits;
}

export interface WebHost {
  /** The address of the page, with the token that opens it once. */
  readonly address: string;
  /** Sends to every window. */
  broadcast(event: SocketEvent): void;
  /** Resolves when the port is free again. */
  close(): Promise<void>;
}

/** The loopback address, so that no other machine can reach the host. */
const LOOPBACK = '127.0.0.1';

/**
 * Serves the page and its socket to the browsers of this machine that know the token.
 * @throws Error (as a rejection) when the port is taken.
 */
export async function startWebHost(options: WebHostOptions): Promise<WebHost> {
  const server = createServer({ requireHostHeader: true, maxHeaderSize: 16 * 1024 });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port, LOOPBACK, resolve);
  });
  const { port } = server.address() as AddressInfo;
  const host = `${LOOPBACK}:${port}`;
  const session = makeBrowserSession(port);
  const headers = makePageHeaders(`ws://${host}`);

  let abandonTimer: NodeJS.Timeout | undefined;
  const onCount = (count: number): void => {
    clearTimeout(abandonTimer);
    if (count === 0) abandonTimer = setTimeout(options.onAbandoned, options.graceMs);
  };
  const { socketLimits = SOCKET_LIMITS } = options;
  const sockets = makeSocketServer(options.router, onCount, socketLimits);

  server.on('request', (request, response) => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    answerRequest(request, response, { host, session, files: options.files });
  });
  server.on('upgrade', (request, connection: Duplex, head) => {
    connection.on('error', () => connection.destroy());
    const isOurs =
      request.url === SOCKET_PATH &&
      request.headers.host === host &&
      request.headers.origin === `http://${host}` &&
      session.hasCookie(request.headers.cookie);
    if (isOurs) sockets.accept(request, connection, head);
    else connection.end('HTTP/1.1 403 Forbidden\r\nConnection: close\r\nContent-Length: 0\r\n\r\n');
  });
  server.on('clientError', (_, connection) => {
    connection.end('HTTP/1.1 400 Bad Request\r\nConnection: close\r\nContent-Length: 0\r\n\r\n');
  });

  return {
    address: `http://${host}/?token=${session.token}`,
    broadcast: sockets.broadcast,
    close: () =>
      new Promise((resolve) => {
        sockets.close();
        clearTimeout(abandonTimer);
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

interface Site {
  readonly host: string;
  readonly session: BrowserSession;
  readonly files: RendererFiles;
}

/** The address is compared and looked up as it came; nothing is decoded that could fail or mean something else. */
function answerRequest(
  request: IncomingMessage,
  response: ServerResponse,
  { host, session, files }: Site,
): void {
  const refuse = (status: number, text: string): void => {
    response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8' }).end(`${text}\n`);
  };
  if (request.headers.host !== host) return refuse(403, 'Unknown host.');
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.setHeader('Allow', 'GET, HEAD');
    return refuse(405, 'Only GET and HEAD are answered.');
  }
  const [path = '/', query] = (request.url ?? '/').split('?', 2);
  const hasCookie = session.hasCookie(request.headers.cookie);
  const [, token] = /^token=([0-9a-f]{64})$/.exec(query ?? '') ?? [];
  if (path === '/' && token !== undefined && request.method === 'GET') {
    // Whoever has the cookie may come with the used address again, from a bookmark or the terminal.
    if (!hasCookie && !session.useToken(token)) return refuse(403, USED);
    if (!hasCookie) response.setHeader('Set-Cookie', session.setCookie);
    response.writeHead(303, { Location: '/' }).end();
    return;
  }
  if (!hasCookie) return refuse(403, CLOSED);
  const file = files.get(path);
  if (file === undefined) return refuse(404, 'There is no such file.');
  response.writeHead(200, { 'Content-Type': file.type, 'Content-Length': file.body.length });
  response.end(request.method === 'HEAD' ? undefined : file.body);
}

const CLOSED = 'Open Quintet with the address that it printed when it started.';
const USED = 'This address has been used. Start Quintet again for a new one.';
