import type { EventPayload } from '../../src-shared/ipc/contract.ts';
import type { EventName } from '../../src-shared/ipc/names.ts';
import type { Caller } from '../../src-shared/ipc/router.ts';

/** A window that keeps what it is told, until it goes. */
export interface FakeCaller extends Caller {
  readonly told: readonly { readonly name: EventName; readonly payload: unknown }[];
  leave(): void;
}

export function makeCaller(): FakeCaller {
  const told: { name: EventName; payload: unknown }[] = [];
  const leaving = new AbortController();
  return {
    told,
    gone: leaving.signal,
    leave: () => leaving.abort(),
    send: <E extends EventName>(name: E, payload: EventPayload<E>) => {
      told.push({ name, payload });
    },
  };
}
