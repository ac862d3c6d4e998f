// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { ConnectionStatus } from '../../src-renderer/connection.ts';
import { connectSocket } from '../../src-renderer/socketTransport.ts';
import { CLOSE_CODES } from '../../src-shared/ipc/socketMessages.ts';
import { makePage } from './socketPage.ts';

/** A socket that is opened, broken and talked through by hand. */
class FakeSocket extends EventTarget {
  readonly sent: string[] = [];
  readonly address: string;

  constructor(address: string) {
    super();
    this.address = address;
    sockets.push(this);
  }
  send(text: string): void {
    this.sent.push(text);
  }
  open(): void {
    this.dispatchEvent(new Event('open'));
  }
  /** The host lets the window in. */
  welcome(): void {
    this.open();
    this.say({ welcome: true });
  }
  say(message: unknown): void {
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(message) }));
  }
  break(code = 1006): void {
    this.dispatchEvent(new CloseEvent('close', { code }));
  }
}

let sockets: FakeSocket[] = [];

const ENTRY = '0'.repeat(64);

function connect(page = makePage(`#enter=${ENTRY}`)) {
  const connection = connectSocket(
    page,
    (address) => new FakeSocket(address) as unknown as WebSocket,
  );
  const statuses: ConnectionStatus[] = [];
  connection.onStatus((status) => statuses.push(status));
  return { ...connection.transport, statuses };
}

beforeEach(() => {
  sockets = [];
  vi.useFakeTimers();
  return () => {
    vi.useRealTimers();
  };
});

describe('the socket to the host', () => {
  it('goes to the host of the page', () => {
    connect();
    expect(sockets[0]?.address).toBe('ws://127.0.0.1:4000/socket');
  });

  it('shows the pass of the window first, and is up when that was good', async () => {
    const { statuses, invoke } = connect();
    expect(sockets[0]?.sent).toEqual([]);
    sockets[0]?.open();
    expect(sockets[0]?.sent.map((text) => JSON.parse(text) as unknown)).toEqual([
      { entry: ENTRY, secret: expect.stringMatching(/^[\da-f]{64}$/) as string },
    ]);
    await expect(invoke('undo', undefined)).rejects.toThrow('no connection');
    sockets[0]?.say({ welcome: true });
    expect(statuses).toEqual(['connecting', 'up']);
  });

  it('gives each call its own reply, in any order', async () => {
    const { invoke } = connect();
    sockets[0]?.welcome();
    const [first, second] = [invoke('settings', undefined), invoke('undo', undefined)];
    expect(sockets[0]?.sent.slice(1)).toEqual([
      '{"id":0,"channel":"settings"}',
      '{"id":1,"channel":"undo"}',
    ]);
    sockets[0]?.say({ id: 1, reply: 'two' });
    sockets[0]?.say({ id: 0, reply: 'one' });
    expect(await Promise.all([first, second])).toEqual(['one', 'two']);
  });

  it('tells events to those who listen, until they stop', () => {
    const { subscribe } = connect();
    const listener = vi.fn();
    const stop = subscribe('matchChanged', listener);
    sockets[0]?.say({ channel: 'matchChanged', payload: 1 });
    sockets[0]?.say({ channel: 'settingsChanged', payload: 2 });
    stop();
    sockets[0]?.say({ channel: 'matchChanged', payload: 3 });
    expect(listener.mock.calls).toEqual([[1]]);
  });

  it('fails calls that are open when it breaks, and new ones while it is down', async () => {
    const { invoke } = connect();
    await expect(invoke('undo', undefined)).rejects.toThrow('no connection');
    sockets[0]?.welcome();
    const open = invoke('undo', undefined);
    sockets[0]?.break();
    await expect(open).rejects.toThrow('broke');
  });

  it('tries again, ever more slowly, and keeps its listeners', () => {
    const { subscribe, statuses } = connect();
    const listener = vi.fn();
    subscribe('matchChanged', listener);
    sockets[0]?.welcome();
    sockets[0]?.break();
    vi.advanceTimersByTime(250);
    expect(sockets).toHaveLength(2);
    for (const waitMs of [500, 1_000, 2_000, 4_000, 4_000]) {
      const before = sockets.length;
      sockets.at(-1)?.break();
      vi.advanceTimersByTime(waitMs - 1);
      expect(sockets).toHaveLength(before);
      vi.advanceTimersByTime(1);
      expect(sockets).toHaveLength(before + 1);
    }
    sockets.at(-1)?.welcome();
    sockets.at(-1)?.say({ channel: 'matchChanged', payload: 1 });
    expect(listener).toHaveBeenCalledOnce();
    expect(statuses).toEqual(['connecting', 'up', 'lost', 'ended', 'up']);
  });
});

describe('what the window says about its connection', () => {
  it('is that the host has ended when it says so', () => {
    const { statuses } = connect();
    sockets[0]?.welcome();
    sockets[0]?.break(CLOSE_CODES.ended);
    vi.advanceTimersByTime(60_000);
    for (const socket of sockets) socket.break();
    expect(statuses).toEqual(['connecting', 'up', 'ended']);
  });

  it.each([
    ['entryUsed', CLOSE_CODES.entryUsed],
    ['entryUnknown', CLOSE_CODES.entryUnknown],
  ] as const)(
    'is that its address lets nobody in: %s, and it does not try again',
    (status, code) => {
      const { statuses } = connect();
      sockets[0]?.open();
      sockets[0]?.break(code);
      vi.advanceTimersByTime(60_000);
      expect(sockets).toHaveLength(1);
      expect(statuses).toEqual(['connecting', status]);
    },
  );

  it('is that there is another host now, before and after the page is loaded anew', () => {
    const page = makePage(`#enter=${ENTRY}`);
    const { statuses } = connect(page);
    sockets[0]?.welcome();
    sockets[0]?.break();
    vi.advanceTimersByTime(250);
    sockets[1]?.open();
    sockets[1]?.break(CLOSE_CODES.entryUnknown);
    vi.advanceTimersByTime(60_000);
    expect(sockets).toHaveLength(2);
    expect(statuses).toEqual(['connecting', 'up', 'lost', 'restarted']);

    const again = connect(page);
    sockets[2]?.open();
    sockets[2]?.break(CLOSE_CODES.entryUnknown);
    expect(again.statuses).toEqual(['connecting', 'restarted']);
  });

  it('is that there are too many windows, until one is closed', () => {
    const { statuses } = connect();
    for (let attempt = 0; attempt < 10; attempt++) {
      sockets.at(-1)?.open();
      sockets.at(-1)?.break(CLOSE_CODES.tooManyWindows);
      vi.advanceTimersByTime(4_000);
    }
    sockets.at(-1)?.welcome();
    expect(statuses).toEqual(['connecting', 'tooManyWindows', 'up']);
  });

  it('is that it has no entry, or none that can be right, without asking the host', () => {
    expect(connect(makePage('')).statuses).toEqual(['noEntry']);
    expect(connect(makePage('#match')).statuses).toEqual(['noEntry']);
    expect(connect(makePage('#enter=123')).statuses).toEqual(['entryUnknown']);
    expect(sockets).toEqual([]);
  });
});
