import { ok, type Result } from '../../src-shared/core/result.ts';
import type { CallError, MatchSnapshot } from '../../src-shared/ipc/contract.ts';
import { type Client, makeClient } from '../../src-shared/ipc/client.ts';
import type { Transport } from '../../src-shared/ipc/transport.ts';

type Answer = (payload: unknown) => Result<unknown, CallError> | Promise<never>;

/** Main as a test wants it: answers calls as told and raises events by hand. */
export interface FakeMain {
  readonly transport: Transport;
  readonly client: Client;
  /** Calls so far, with their payloads. */
  readonly calls: (readonly [channel: string, payload: unknown])[];
  answers: Record<string, Answer>;
  raise(channel: string, payload: unknown): void;
}

export function makeFakeMain(): FakeMain {
  const listeners = new Map<string, (payload: unknown) => void>();
  const calls: (readonly [string, unknown])[] = [];
  const transport: Transport = {
    async invoke(channel, payload) {
      calls.push([channel, payload]);
      return (await fake.answers[channel]?.(payload)) ?? ok(undefined);
    },
    subscribe(channel, listener) {
      listeners.set(channel, listener);
      return () => listeners.delete(channel);
    },
  };
  const fake: FakeMain = {
    calls,
    answers: {},
    raise: (channel, payload) => listeners.get(channel)?.(payload),
    transport,
    client: makeClient(transport),
  };
  return fake;
}

/** A Score Four match of a person, White, against level 3. */
export function snapshotOf(change: Partial<MatchSnapshot> = {}): MatchSnapshot {
  return {
    matchId: 'one',
    config: {
      gameId: 'scoreFour',
      setup: {},
      players: [{ kind: 'person' }, { kind: 'computer', level: 3, timeMs: 1_000 }],
    },
    moves: [],
    undone: [],
    lineId: 0,
    otherLines: [],
    revision: 1,
    canUndo: false,
    canRedo: false,
    ...change,
  };
}
