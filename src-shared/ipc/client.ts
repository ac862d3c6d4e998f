import * as v from 'valibot';
import { err, ok, type Result } from '../core/result.ts';
import {
  CALLS,
  type CallError,
  callErrorSchema,
  type CallRequest,
  type CallResponse,
  EVENTS,
  type EventPayload,
} from './contract.ts';
import type { CallName, EventName } from './names.ts';
import type { Transport } from './transport.ts';

/** The renderer's end of the contract. */
export interface Client {
  call<C extends CallName>(
    name: C,
    ...payload: undefined extends CallRequest<C> ? [] : [payload: CallRequest<C>]
  ): Promise<Result<CallResponse<C>, CallError>>;
  on<E extends EventName>(name: E, listener: (payload: EventPayload<E>) => void): () => void;
}

const replySchema = v.variant('ok', [
  // JSON drops a value that is undefined.
  v.object({ ok: v.literal(true), value: v.optional(v.unknown()) }),
  v.object({ ok: v.literal(false), error: callErrorSchema }),
]);

/** A client over any transport. Replies and events that do not fit the contract are bugs of main and throw. */
export function makeClient(transport: Transport): Client {
  return {
    async call<C extends CallName>(
      name: C,
      ...[payload]: readonly unknown[]
    ): Promise<Result<CallResponse<C>, CallError>> {
      let raw: unknown;
      try {
        raw = await transport.invoke(name, payload);
      } catch {
        return err({ code: 'ERR_CONNECTION', message: 'the connection to the program is lost' });
      }
      const reply = v.parse(replySchema, raw);
      if (!reply.ok) return reply;
      return ok(v.parse(CALLS[name].response, reply.value) as CallResponse<C>);
    },
    on(name, listener) {
      return transport.subscribe(name, (payload) => {
        listener(v.parse(EVENTS[name], payload) as EventPayload<typeof name>);
      });
    },
  };
}
