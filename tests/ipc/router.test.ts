import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { err, ok } from '../../src-shared/core/result.ts';
import { makeClient } from '../../src-shared/ipc/client.ts';
import { CALLS, EVENTS, type MatchSnapshot } from '../../src-shared/ipc/contract.ts';
import { CALL_NAMES, EVENT_NAMES } from '../../src-shared/ipc/names.ts';
import { type Handlers, makeRouter, type Router } from '../../src-shared/ipc/router.ts';
import type { Transport } from '../../src-shared/ipc/transport.ts';
import { makeCaller } from './callers.ts';

const SNAPSHOT: MatchSnapshot = {
  matchId: 'm',
  config: { gameId: 'scoreFour', setup: {}, players: [{ kind: 'person' }, { kind: 'person' }] },
  moves: [],
  undone: [],
  lineId: 0,
  otherLines: [],
  revision: 1,
  termination: undefined,
  thinkingSide: undefined,
  canUndo: false,
  canRedo: false,
};

const SEEN = { matchId: 'm', revision: 3 };

/** Handlers that answer with the same snapshot whenever a call answers with one. */
function makeHandlers(): Handlers {
  const settings = {
    theme: 'dark',
    boardQuality: 'low',
    showCoordinates: true,
    coordinates: 'handout',
    searchThreads: 1,
    tableMegabytes: 64,
    lastScreen: 'home',
    lastConfigs: {},
    ratings: {},
  };
  const answers: Record<string, unknown> = {
    appInfo: { version: '1', host: 'browser', notices: [], saving: { waiting: 0 } },
    quit: undefined,
    moveNow: undefined,
    dismissNotice: undefined,
    settings,
    changeSettings: settings,
  };
  return Object.fromEntries(
    CALL_NAMES.map((name) => [name, vi.fn(() => ok(name in answers ? answers[name] : SNAPSHOT))]),
  ) as unknown as Handlers;
}

/** A transport as JSON sockets are: what is undefined does not arrive. */
function jsonTransport(router: Router): Transport & { emit(name: string, payload: unknown): void } {
  const listeners = new Map<string, (payload: unknown) => void>();
  const travel = (value: unknown): unknown =>
    (JSON.parse(JSON.stringify({ value })) as { value?: unknown }).value;
  return {
    invoke: async (channel, payload) =>
      travel(await router(channel, travel(payload), makeCaller())),
    subscribe(channel, listener) {
      listeners.set(channel, listener);
      return () => listeners.delete(channel);
    },
    emit: (name, payload) => listeners.get(name)?.(travel(payload)),
  };
}

describe('calls', () => {
  it('reach their handlers and come back, also where JSON drops what is undefined', async () => {
    const handlers = makeHandlers();
    const client = makeClient(jsonTransport(makeRouter(handlers, () => undefined)));
    expect(await client.call('appInfo')).toMatchObject({ ok: true, value: { version: '1' } });
    expect(await client.call('quit')).toEqual({ ok: true, value: undefined });
    expect(await client.call('moveNow', SEEN)).toEqual({ ok: true, value: undefined });
    expect(await client.call('startMatch', SNAPSHOT.config)).toEqual({ ok: true, value: SNAPSHOT });
    expect(await client.call('playMove', { ...SEEN, move: 7 })).toMatchObject({ ok: true });
    expect(handlers.playMove).toHaveBeenCalledWith({ ...SEEN, move: 7 }, expect.anything());
    expect(await client.call('changeSettings', { theme: 'dark' })).toMatchObject({ ok: true });
  });

  it.each([
    ['playMove', undefined, /“playMove” is wrong/],
    ['playMove', { ...SEEN, revision: -1, move: 0 }, /at revision/],
    ['playMove', { ...SEEN, move: 1.5 }, /at move/],
    ['playMove', { ...SEEN, move: 1, extra: 1 }, /at extra/],
    ['undo', undefined, /“undo” is wrong/],
    ['undo', { revision: 1 }, /at matchId/],
    ['startMatch', { ...SNAPSHOT.config, gameId: 'chess' }, /at gameId: there is no such game/],
    ['startMatch', { ...SNAPSHOT.config, gameId: '__proto__' }, /at gameId/],
    ['startMatch', { ...SNAPSHOT.config, players: [] }, /at players/],
    [
      'startMatch',
      { ...SNAPSHOT.config, players: [{ kind: 'computer', level: 9, timeMs: 500 }, {}] },
      /at players.0.level/,
    ],
    ['startMatch', { ...SNAPSHOT.config, setup: { size: '4' } }, /at setup.size/],
    ['changeSettings', { theme: 'pink' }, /at theme/],
  ])('with a wrong payload are refused with the place (%s %j)', async (name, payload, message) => {
    const handlers = makeHandlers();
    const reply = await makeRouter(handlers, () => undefined)(name, payload, makeCaller());
    expect(reply).toEqual({
      ok: false,
      error: { code: 'ERR_PAYLOAD', message: expect.stringMatching(message) as string },
    });
    expect(handlers[name as keyof Handlers]).not.toHaveBeenCalled();
  });

  it.each(['nothing', '', 'toString', '__proto__', 'constructor', 3, null, undefined, {}])(
    'that do not exist are refused (%s)',
    async (channel) => {
      const reply = await makeRouter(makeHandlers(), () => undefined)(
        channel,
        undefined,
        makeCaller(),
      );
      expect(reply).toMatchObject({ ok: false, error: { code: 'ERR_UNKNOWN_CALL' } });
    },
  );

  it('with anything at all never throw', async () => {
    const router = makeRouter(makeHandlers(), () => undefined);
    const channel = fc.oneof(fc.constantFrom(...CALL_NAMES), fc.anything());
    await fc.assert(
      fc.asyncProperty(channel, fc.anything(), async (name, payload) => {
        expect(typeof (await router(name, payload, makeCaller())).ok).toBe('boolean');
      }),
    );
  });

  it('whose handler fails are answered, and the failure is told', async () => {
    const bugs: unknown[] = [];
    const bug = new Error('oops');
    const handlers = { ...makeHandlers(), undo: () => Promise.reject(bug) };
    const reply = await makeRouter(handlers, (error) => bugs.push(error))(
      'undo',
      SEEN,
      makeCaller(),
    );
    expect(reply).toEqual({
      ok: false,
      error: { code: 'ERR_INTERNAL', message: '“undo” failed inside the program' },
    });
    expect(bugs).toEqual([bug]);
  });

  it('over a lost connection are answered as such', async () => {
    const client = makeClient({
      invoke: () => Promise.reject(new Error('closed')),
      subscribe: () => () => undefined,
    });
    expect(await client.call('undo', SEEN)).toMatchObject({ error: { code: 'ERR_CONNECTION' } });
  });
});

describe('what a window can’t read', () => {
  it.each([
    ['a reply that is none', 'yes'],
    ['an error without a code', { ok: false, error: 'no' }],
    [
      'an answer with a text too long',
      { ok: true, value: { ...SNAPSHOT, matchId: 'm'.repeat(1_001) } },
    ],
  ])('is an error like others: %s', async (_, reply) => {
    const client = makeClient({
      invoke: () => Promise.resolve(reply),
      subscribe: () => () => undefined,
    });
    expect(await client.call('undo', SEEN)).toMatchObject({ error: { code: 'ERR_UNREADABLE' } });
  });

  it('is dropped when it is an event, and told', () => {
    const transport = jsonTransport(makeRouter(makeHandlers(), () => undefined));
    const unreadable: string[] = [];
    const heard: unknown[] = [];
    const client = makeClient(transport, (name) => unreadable.push(name));
    client.on('noticed', (notice) => heard.push(notice));
    transport.emit('noticed', { id: 1, notice: { kind: 'from the future' } });
    transport.emit('noticed', { id: 2, notice: { kind: 'backupUsed', file: 'x' } });
    expect(unreadable).toEqual(['noticed']);
    expect(heard).toHaveLength(1);
  });
});

it('an error is cut where it leaves main, and has no control characters', async () => {
  const message = `it said \u001b[2J${'a'.repeat(5_000)}`;
  const undo = () => err({ code: 'ERR_STALE', message } as const);
  const reply = await makeRouter({ ...makeHandlers(), undo }, () => undefined)(
    'undo',
    SEEN,
    makeCaller(),
  );
  expect(reply).toMatchObject({ ok: false, error: { code: 'ERR_STALE' } });
  expect(!reply.ok && reply.error.message).toMatch(/^it said \[2Ja{988}…$/);
});

describe('events', () => {
  it('reach whoever listens, until it no longer does', () => {
    const transport = jsonTransport(makeRouter(makeHandlers(), () => undefined));
    const heard: unknown[] = [];
    const stop = makeClient(transport).on('matchChanged', (snapshot) => heard.push(snapshot));
    transport.emit('matchChanged', SNAPSHOT);
    stop();
    transport.emit('matchChanged', SNAPSHOT);
    expect(heard).toEqual([SNAPSHOT]);
  });
});

it('the names that the preload script lets through are exactly those of the contract', () => {
  expect([...CALL_NAMES].sort()).toEqual(Object.keys(CALLS).sort());
  expect([...EVENT_NAMES].sort()).toEqual(Object.keys(EVENTS).sort());
});
