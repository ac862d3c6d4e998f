// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { connectSocket } from '../../src-renderer/socketTransport.ts';

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
  say(message: unknown): void {
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(message) }));
  }
  break(): void {
    this.dispatchEvent(new Event('close'));
  }
}

let sockets: FakeSocket[] = [];

function connect() {
  const connection = connectSocket(
    { protocol: 'http:', host: '127.0.0.1:4000' },
    (address) => new FakeSocket(address) as unknown as WebSocket,
  );
  const statuses: boolean[] = [];
  connection.onStatus((isUp) => statuses.push(isUp));
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

  it('gives each call its own reply, in any order', async () => {
    const { invoke } = connect();
    sockets[0]?.open();
    const [first, second] = [invoke('settings', undefined), invoke('undo', undefined)];
    expect(sockets[0]?.sent).toEqual([
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
    sockets[0]?.open();
    const open = invoke('undo', undefined);
    sockets[0]?.break();
    await expect(open).rejects.toThrow('broke');
  });

  it('tries again, ever more slowly, and keeps its listeners', () => {
    const { subscribe, statuses } = connect();
    const listener = vi.fn();
    subscribe('matchChanged', listener);
    sockets[0]?.open();
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
    sockets.at(-1)?.open();
    sockets.at(-1)?.say({ channel: 'matchChanged', payload: 1 });
    expect(listener).toHaveBeenCalledOnce();
    expect(statuses).toEqual([false, true, false, true]);
  });
});
