import { describe, expect, it, vi } from 'vitest';
import { CLOSE_CODES } from '../../src-shared/ipc/socketMessages.ts';
import { SOCKET_LIMITS } from '../../src-main/host/socketServer.ts';
import { closeCode, nextMessage, startTestHost } from './hostClient.ts';

const OTHER_SECRET = 'b'.repeat(64);

describe('a socket is let in', () => {
  it('with an entry, for the window that first came with it, again and again', async () => {
    const { openWindow, open, makePass } = await startTestHost();
    const pass = makePass();
    const first = await openWindow(pass);
    const copy = await openWindow(pass);
    first.close();
    await closeCode(first);
    await openWindow(pass);
    expect(copy.readyState).toBe(copy.OPEN);

    const stranger = await open();
    stranger.send(JSON.stringify({ ...pass, secret: OTHER_SECRET }));
    expect(await closeCode(stranger)).toBe(CLOSE_CODES.entryUsed);
  });

  it('not with an entry of another host', async () => {
    const { open } = await startTestHost();
    const other = await startTestHost();
    const socket = await open();
    socket.send(JSON.stringify(other.makePass()));
    expect(await closeCode(socket)).toBe(CLOSE_CODES.entryUnknown);
  });

  it.each([
    ['a call', '{"id":1,"channel":"currentMatch"}'],
    ['nothing', ''],
    ['no entry', `{"secret":"${OTHER_SECRET}"}`],
    ['no secret', `{"entry":"${OTHER_SECRET}"}`],
    ['more than a pass', `{"entry":"${OTHER_SECRET}","secret":"${OTHER_SECRET}","id":1}`],
    ['an entry that is none', `{"entry":["${OTHER_SECRET}"],"secret":"${OTHER_SECRET}"}`],
    ['bytes', Buffer.from(`{"entry":"${OTHER_SECRET}","secret":"${OTHER_SECRET}"}`)],
  ])('not with %s', async (_, message) => {
    const { open } = await startTestHost();
    const socket = await open();
    socket.send(message);
    expect(await closeCode(socket)).toBe(1008);
  });

  it('not without saying anything, and is told nothing meanwhile', async () => {
    const socketLimits = { ...SOCKET_LIMITS, entranceMs: 200 };
    const { host, open } = await startTestHost({ socketLimits });
    const socket = await open();
    const onMessage = vi.fn();
    socket.on('message', onMessage);
    host.broadcast({ channel: 'matchChanged', payload: 1 });
    expect(await closeCode(socket)).toBe(1006);
    expect(onMessage).not.toHaveBeenCalled();
  });

  it.each([
    ['from another origin', { origin: 'http://evil.example' }],
    ['from another port', { origin: 'http://127.0.0.1:1' }],
    ['from our port elsewhere', { origin: 'http://localhost:PORT' }],
    ['from a secure twin', { origin: 'https://127.0.0.1:PORT' }],
    ['from a longer port', { origin: 'http://127.0.0.1:PORT0' }],
    ['from a file', { origin: 'null' }],
    ['without an origin', { origin: undefined }],
    ['for another host', { host: 'evil.example' }],
    ['at another path', { path: '/socket/' }],
    ['at a longer path', { path: '/socket?x' }],
  ])('not at all %s', async (_, { path, ...changed }: Record<string, string | undefined>) => {
    const { open, origin, port } = await startTestHost();
    const headers = Object.fromEntries(
      Object.entries({ origin, ...changed }).flatMap(([name, value]) =>
        value === undefined ? [] : [[name, value.replace('PORT', String(port))]],
      ),
    ) as Record<string, string>;
    await expect(open(headers, path)).rejects.toThrow('403');
  });
});

describe('the socket of a window', () => {
  it('carries calls and their replies', async () => {
    const { openWindow } = await startTestHost();
    const socket = await openWindow();
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
    const socket = await host.openWindow();
    const second = await host.openWindow();
    const told = Promise.all([nextMessage(socket), nextMessage(second)]);
    host.host.broadcast({ channel: 'matchChanged', payload: { revision: 3 } });
    const event = { channel: 'matchChanged', payload: { revision: 3 } };
    expect(await told).toEqual([event, event]);
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
    const socket = await (await startTestHost()).openWindow();
    socket.send(message);
    expect(await closeCode(socket)).toBe(1008);
  });

  it('is closed for bytes and for a message over 256 KiB', async () => {
    const host = await startTestHost();
    const socket = await host.openWindow();
    socket.send(Buffer.from('{"id":1,"channel":"undo"}'));
    expect(await closeCode(socket)).toBe(1008);
    const second = await host.openWindow();
    second.send(JSON.stringify({ id: 1, channel: 'a', payload: 'x'.repeat(256 * 1024) }));
    expect(await closeCode(second)).toBe(1009);
  });

  it('is closed when it sends too many messages', async () => {
    const socketLimits = { ...SOCKET_LIMITS, maxMessagesPerSecond: 20 };
    const socket = await (await startTestHost({ socketLimits })).openWindow();
    for (let id = 0; id < 200; id++) socket.send(JSON.stringify({ id, channel: 'undo' }));
    expect(await closeCode(socket)).toBe(1008);
  });

  it('is closed when the window does not answer any more', async () => {
    const socketLimits = { ...SOCKET_LIMITS, idleMs: 600 };
    const host = await startTestHost({ socketLimits });
    const socket = await host.openWindow();
    const dead = await host.openWindow();
    dead.pong = () => undefined;
    expect(await closeCode(dead)).toBe(1006);
    expect(socket.readyState).toBe(socket.OPEN);
  });

  it('is refused when there are too many already', async () => {
    const socketLimits = { ...SOCKET_LIMITS, maxWindows: 1 };
    const { openWindow, open, makePass } = await startTestHost({ socketLimits });
    const socket = await openWindow();
    const second = await open();
    second.send(JSON.stringify(makePass()));
    expect(await closeCode(second)).toBe(CLOSE_CODES.tooManyWindows);
    expect(socket.readyState).toBe(socket.OPEN);
  });
});

describe('the host', () => {
  it('is not abandoned while it is needed, and is afterwards', async () => {
    const onAbandoned = vi.fn();
    let answers = 0;
    const isNeeded = (): boolean => ++answers < 3;
    const host = await startTestHost({ onAbandoned, graceMs: 1, isNeeded });
    (await host.openWindow()).close();
    await vi.waitFor(() => expect(onAbandoned).toHaveBeenCalledOnce());
    expect(answers).toBe(3);
  });

  it('is abandoned when the last window has been gone for a while, not by loading the page anew', async () => {
    const onAbandoned = vi.fn();
    const host = await startTestHost({ onAbandoned, graceMs: 300 });
    const pass = host.makePass();
    const socket = await host.openWindow(pass);
    socket.close();
    await closeCode(socket);
    // Another host, whose window does not come back, tells when ours could have been given up.
    const onOtherAbandoned = vi.fn();
    const other = await startTestHost({ onAbandoned: onOtherAbandoned, graceMs: 300 });
    (await other.openWindow()).terminate();
    const reloaded = await host.openWindow(pass);
    await vi.waitFor(() => expect(onOtherAbandoned).toHaveBeenCalledOnce(), { timeout: 5_000 });
    expect(onAbandoned).not.toHaveBeenCalled();
    reloaded.terminate();
    await vi.waitFor(() => expect(onAbandoned).toHaveBeenCalledOnce());
  });

  it('is not kept by a socket that was never let in', async () => {
    const onAbandoned = vi.fn();
    const host = await startTestHost({ onAbandoned, graceMs: 1 });
    await host.open();
    (await host.openWindow()).terminate();
    await vi.waitFor(() => expect(onAbandoned).toHaveBeenCalledOnce());
  });

  it('tells every window that it ends, and frees its port', async () => {
    const host = await startTestHost();
    const closed = closeCode(await host.openWindow());
    await host.host.close();
    expect([CLOSE_CODES.ended, 1006]).toContain(await closed);
    await expect(host.get('/')).rejects.toThrow('ECONNREFUSED');
  });
});
