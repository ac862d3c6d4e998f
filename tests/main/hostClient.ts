import { request, type IncomingHttpHeaders } from 'node:http';
import { connect } from 'node:net';
import { expect, onTestFinished } from 'vitest';
import { WebSocket } from 'ws';
import { type RendererFiles } from '../../src-main/host/rendererFiles.ts';
import { startWebHost, type WebHostOptions } from '../../src-main/host/webHost.ts';
import { ok } from '../../src-shared/core/result.ts';
import type { SocketPass } from '../../src-shared/ipc/socketMessages.ts';

const page = { body: Buffer.from('<!doctype html>'), type: 'text/html; charset=utf-8' };

export const FILES: RendererFiles = new Map([
  ['/', page],
  ['/index.html', page],
  ['/assets/index.js', { body: Buffer.from('1;'), type: 'text/javascript; charset=utf-8' }],
]);

export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** A host that echoes calls, with what it takes to talk to it as a browser would, or as an attacker. */
export async function startTestHost(options: Partial<WebHostOptions> = {}) {
  const host = await startWebHost({
    files: FILES,
    router: (channel, payload) => Promise.resolve(ok({ channel, payload })),
    port: 0,
    onAbandoned: () => undefined,
    graceMs: 60_000,
    ...options,
  });
  onTestFinished(() => host.close());
  const { host: name, port, origin } = new URL(host.makeAddress());

  const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    new Promise<Answer>((resolve, reject) => {
      const sent = request({ host: '127.0.0.1', port, path, method, headers, agent: false });
      sent.on('response', (response) => {
        let body = '';
        response.on('data', (chunk) => (body += String(chunk)));
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, headers: response.headers, body }),
        );
      });
      sent.on('error', reject);
      sent.end();
    });

  /** What lets one window in. */
  const makePass = (): SocketPass => ({ entry: host.makeEntry(), secret: 'a'.repeat(64) });

  /** A socket; it rejects when the host refuses. */
  const open = (headers: Record<string, string> = { origin }, path = '/socket') =>
    new Promise<WebSocket>((resolve, reject) => {
      const socket = new WebSocket(`ws://${name}${path}`, { headers });
      onTestFinished(() => socket.terminate());
      socket.once('open', () => resolve(socket));
      socket.once('error', reject);
    });

  /** The socket of a window that was let in. */
  async function openWindow(pass = makePass()): Promise<WebSocket> {
    const socket = await open();
    const welcome = nextMessage(socket);
    socket.send(JSON.stringify(pass));
    expect(await welcome).toEqual({ welcome: true });
    return socket;
  }

  /** Sends bytes as they are and returns the status line of the answer, or '' when there is none. */
  const sendRaw = (text: string) =>
    new Promise<string>((resolve) => {
      let answer = '';
      const socket = connect(Number(port), '127.0.0.1', () => socket.end(text));
      socket.on('data', (chunk) => (answer += String(chunk)));
      socket.on('error', () => resolve(answer.split('\r\n')[0] ?? ''));
      socket.on('close', () => resolve(answer.split('\r\n')[0] ?? ''));
    });

  return { host, name, port: Number(port), origin, get, makePass, open, openWindow, sendRaw };
}

/** The next message of a socket, as JSON. */
export const nextMessage = (socket: WebSocket): Promise<unknown> =>
  new Promise((resolve) => {
    socket.once('message', (data) => resolve(JSON.parse(String(data))));
  });

/** The code with which a socket was closed. */
export const closeCode = (socket: WebSocket): Promise<number> =>
  new Promise((resolve) => {
    socket.once('close', resolve);
  });
