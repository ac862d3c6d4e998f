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
    ...payload: undefined extends CallRequest<C>
      ? [payload?: CallRequest<C>]
      : [payload: CallRequest<C>]
  ): Promise<Result<CallResponse<C>, CallError>>;
  on<E extends EventName>(name: E, listener: (payload: EventPayload<E>) => void): () => void;
}

const replySchema = v.variant('ok', [
  // JSON drops a value that is undefined.
  v.object({ ok: v.literal(true), value: v.optional(v.unknown()) }),
  v.object({ ok: v.literal(false), error: callErrorSchema }),
]);

/**
 * A client over any transport. What does not fit the contract is a bug of main, or of another version of it; it must
 * not stop the window: such a reply is an error, such an event is dropped.
 * @param onUnreadable told the name of such an event.
 */
export function makeClient(
  transport: Transport,
  onUnreadable: (name: EventName) => void = () => undefined,
): Client {
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
      const reply = v.safeParse(replySchema, raw);
      if (!reply.success) return UNREADABLE;
      if (!reply.output.ok) return reply.output;
      const response = v.safeParse(CALLS[name].response, reply.output.value);
      return response.success ? ok(response.output as CallResponse<C>) : UNREADABLE;
    },
    on(name, listener) {
      return transport.subscribe(name, (payload) => {
        const event = v.safeParse(EVENTS[name], payload);
        if (event.success) listener(event.output as EventPayload<typeof name>);
        else onUnreadable(name);
      });
    },
  };
}

const UNREADABLE = err({
  code: 'ERR_UNREADABLE',
  message: 'the program has said what this window does not understand',
} as const);
