import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { SOCKET_LIMITS } from '../../src-main/host/socketServer.ts';
import { closeCode, nextMessage, startTestHost } from './hostClient.ts';

type TestHost = Awaited<ReturnType<typeof startTestHost>>;

/** A connection that says something and then does nothing by itself, not even end when the other end does. */
function connectRaw({ port }: TestHost, text: string): Socket {
  const connection = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
  connection.on('error', () => undefined);
  connection.resume();
  if (text !== '') connection.write(text);
  onTestFinished(() => void connection.destroy());
  return connection;
}

const upgrade = (host: string, origin: string): string =>
  [
    `GET /socket HTTP/1.1`,
    `Host: ${host}`,
    `Origin: ${origin}`,
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    `Sec-WebSocket-Key: ${'A'.repeat(22)}==`,
    '\r\n',
  ].join('\r\n');

/** Resolves when the other end is really gone: when it has only stopped talking, talking to it goes on working. */
async function gone(connection: Socket): Promise<void> {
  const talk = (): void => {
    connection.write('x', () => {
      if (!connection.destroyed) setImmediate(talk);
    });
  };
  connection.on('end', talk);
  if (!connection.closed) await new Promise((resolve) => connection.once('close', resolve));
}

/** A frame with bits that mean nothing. */
const BROKEN_FRAME = Buffer.from([0xff, 0xff, 0xff, 0xff]);

describe('the host lives on', () => {
  it.each([
    ['before it is let in', 1],
    ['while all windows are open that there may be', 0],
  ])('when a socket sends a broken frame %s', async (_, room) => {
    const maxWindows = 2;
    const host = await startTestHost({
      socketLimits: { ...SOCKET_LIMITS, maxWindows, closingMs: 100 },
    });
    for (let count = room; count < maxWindows; count++) await host.openWindow();
    const connection = connectRaw(host, upgrade(host.name, host.origin));
    await once(connection, 'data');
    const end = gone(connection);
    connection.write(BROKEN_FRAME);
    await end;
    expect((await host.get('/')).status).toBe(200);
  });

  it('when a window sends a broken frame, and closes that one alone', async () => {
    const host = await startTestHost();
    const [broken, sound] = [await host.openWindow(), await host.openWindow()];
    const { _socket } = broken as unknown as { readonly _socket: Socket };
    _socket.write(BROKEN_FRAME);
    expect(await closeCode(broken)).toBe(1002);
    sound.send('{"id":1,"channel":"undo"}');
    expect(await nextMessage(sound)).toMatchObject({ id: 1 });
  });

  it('without the connections that it refused, however long the other end keeps them', async () => {
    const host = await startTestHost();
    const refused = [
      upgrade('evil.example', host.origin),
      upgrade(host.name, 'http://evil.example'),
      'no HTTP\r\n\r\n',
      'GET / HTTP/1.1\r\nHost: evil.example\r\n\r\n',
      `POST / HTTP/1.1\r\nHost: ${host.name}\r\nContent-Length: 9\r\n\r\n`,
    ];
    const connections = Array.from({ length: 300 }, (_, index) =>
      connectRaw(host, refused[index % refused.length] ?? ''),
    );
    await Promise.all(connections.map(gone));
  });

  it('with no more than a bounded number of connections, and lets newcomers in all the same', async () => {
    const host = await startTestHost();
    const window = await host.openWindow();
    const silent = Array.from({ length: 300 }, () => connectRaw(host, ''));
    await Promise.all(silent.slice(0, 200).map(gone));
    expect((await host.get('/')).status).toBe(200);
    await host.openWindow();
    expect(window.readyState).toBe(window.OPEN);
  });
});

describe('a window that reads nothing', () => {
  it('is dropped while much happens, before much waits for it', async () => {
    const onAbandoned = vi.fn();
    const host = await startTestHost({ onAbandoned, graceMs: 1 });
    const socket = await host.openWindow();
    socket.pause();
    let megabytes = 0;
    for (; onAbandoned.mock.calls.length === 0; megabytes++) {
      host.host.broadcast({ channel: 'matchChanged', payload: MUCH });
      await new Promise((resolve) => setImmediate(resolve));
    }
    // The system itself holds some for a connection.
    expect(megabytes).toBeLessThan(SOCKET_LIMITS.maxWaitingBytes / MUCH.length + 30);
  });

  it('is dropped when it asks and asks', async () => {
    const onAbandoned = vi.fn();
    const router = () => Promise.resolve({ ok: true as const, value: MUCH });
    const socketLimits = { ...SOCKET_LIMITS, maxMessagesPerSecond: 1_000 };
    const host = await startTestHost({ onAbandoned, graceMs: 1, router, socketLimits });
    const socket = await host.openWindow();
    socket.pause();
    for (let id = 0; id < 60; id++) socket.send(JSON.stringify({ id, channel: 'undo' }));
    await vi.waitFor(() => expect(onAbandoned).toHaveBeenCalled(), { timeout: 10_000 });
  });
});

/** A megabyte. */
const MUCH = 'x'.repeat(1024 * 1024);
