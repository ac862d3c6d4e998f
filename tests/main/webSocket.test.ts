import { describe, expect, it, vi } from 'vitest';
import { SOCKET_LIMITS } from '../../src-main/host/socketServer.ts';
import { closeCode, nextMessage, startTestHost } from './hostClient.ts';

type TestHost = Awaited<ReturnType<typeof startTestHost>>;

async function openWindow({ signIn, open, origin }: TestHost) {
  const cookie = await signIn();
  return { cookie, socket: await open({ cookie, origin }) };
}

describe('the socket of a window', () => {
  it('carries calls and their replies', async () => {
    const host = await startTestHost();
    const { socket } = await openWindow(host);
    socket.send(JSON.stringify({ id: 7, channel: 'undo', payload: { a: [1] } }));
    expect(await nextMessage(socket)).toEqual({
      id: 7,
      reply: { ok: true, value: { channel: 'undo', payload: { a: [1] } } },
    });
    socket.send(JSON.stringify({ id: 8, channel: 'undo' }));
    expect(await nextMessage(socket)).toMatchObject({ id: 8, reply: { ok: true } });
  });

  it('carries events to every window', async () => {
    const host = await startTestHost();
    const { socket, cookie } = await openWindow(host);
    const second = await host.open({ cookie, origin: host.origin });
    const told = Promise.all([nextMessage(socket), nextMessage(second)]);
    host.host.broadcast({ channel: 'matchChanged', payload: { revision: 3 } });
    const event = { channel: 'matchChanged', payload: { revision: 3 } };
    expect(await told).toEqual([event, event]);
  });

  it.each([
    ['without the cookie', { cookie: '' }],
    ['from another origin', { origin: 'http://evil.example' }],
    ['from our port elsewhere', { origin: 'http://localhost:PORT' }],
    ['from a secure twin', { origin: 'https://127.0.0.1:PORT' }],
    ['from a longer port', { origin: 'http://127.0.0.1:PORT0' }],
    ['from a file', { origin: 'null' }],
    ['without an origin', { origin: undefined }],
    ['for another host', { host: 'evil.example' }],
    ['at another path', { path: '/socket/' }],
    ['at a longer path', { path: '/socket?x' }],
  ])('is refused %s', async (_, { path, ...changed }: Record<string, string | undefined>) => {
    const { signIn, open, origin, port } = await startTestHost();
    const headers = Object.fromEntries(
      Object.entries({ cookie: await signIn(), origin, ...changed }).flatMap(([name, value]) =>
        value === undefined ? [] : [[name, value.replace('PORT', String(port))]],
      ),
    ) as Record<string, string>;
    await expect(open(headers, path)).rejects.toThrow('403');
  });

  it.each([
    ['no JSON', 'hello'],
    ['an array', '[]'],
    ['null', 'null'],
    ['no id', '{"channel":"undo"}'],
    ['an id that is no number', '{"id":"1","channel":"undo"}'],
    ['a channel that is no name', '{"id":1,"channel":{}}'],
    ['an endless channel', JSON.stringify({ id: 1, channel: 'x'.repeat(1_000) })],
    ['something more', '{"id":1,"channel":"undo","extra":1}'],
    ['deep nesting', `{"id":1,"channel":"a","payload":${'['.repeat(100_000)}`],
  ])('is closed for a message that is %s', async (_, message) => {
    const { socket } = await openWindow(await startTestHost());
    socket.send(message);
    expect(await closeCode(socket)).toBe(1008);
  });

  it('is closed for bytes and for a message over 256 KiB', async () => {
    const host = await startTestHost();
    const { socket, cookie } = await openWindow(host);
    socket.send(Buffer.from('{"id":1,"channel":"undo"}'));
    expect(await closeCode(socket)).toBe(1008);
    const second = await host.open({ cookie, origin: host.origin });
    second.send(JSON.stringify({ id: 1, channel: 'a', payload: 'x'.repeat(256 * 1024) }));
    expect(await closeCode(second)).toBe(1009);
  });

  it('is closed when it sends too many messages', async () => {
    const socketLimits = { ...SOCKET_LIMITS, maxMessagesPerSecond: 20 };
    const { socket } = await openWindow(await startTestHost({ socketLimits }));
    for (let id = 0; id < 200; id++) socket.send(JSON.stringify({ id, channel: 'undo' }));
    expect(await closeCode(socket)).toBe(1008);
  });

  it('is closed when the window does not answer any more', async () => {
    const socketLimits = { ...SOCKET_LIMITS, idleMs: 600 };
    const host = await startTestHost({ socketLimits });
    const { socket, cookie } = await openWindow(host);
    const dead = await host.open({ cookie, origin: host.origin });
    dead.pong = () => undefined;
    expect(await closeCode(dead)).toBe(1006);
    expect(socket.readyState).toBe(socket.OPEN);
  });

  it('is refused when there are too many already', async () => {
    const socketLimits = { ...SOCKET_LIMITS, maxSockets: 1 };
    const host = await startTestHost({ socketLimits });
    const { socket, cookie } = await openWindow(host);
    expect(await closeCode(await host.open({ cookie, origin: host.origin }))).toBe(1013);
    expect(socket.readyState).toBe(socket.OPEN);
  });
});

describe('the host', () => {
  it('is abandoned when the last window has been gone for a while, not by loading the page anew', async () => {
    const onAbandoned = vi.fn();
    const host = await startTestHost({ onAbandoned, graceMs: 300 });
    const { socket, cookie } = await openWindow(host);
    socket.close();
    await closeCode(socket);
    const reloaded = await host.open({ cookie, origin: host.origin });
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(onAbandoned).not.toHaveBeenCalled();
    reloaded.terminate();
    await vi.waitFor(() => expect(onAbandoned).toHaveBeenCalledOnce());
  });

  it('closes every window and frees its port when it ends', async () => {
    const host = await startTestHost();
    const { socket } = await openWindow(host);
    const closed = closeCode(socket);
    await host.host.close();
    expect([1001, 1006]).toContain(await closed);
    await expect(host.get('/')).rejects.toThrow('ECONNREFUSED');
  });
});
