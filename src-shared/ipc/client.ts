import * as v from 'valibot';
import { err, ok, type Result } from '../core/result.ts';
import type { CallError, CallRequest, CallResponse, CALLS, EventPayload } from './contract.ts';
import { callErrorSchema, CORE_EVENTS, CORE_RESPONSES } from './coreContract.ts';
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
      const response = v.safeParse(await responseOf(name), reply.output.value);
      return response.success ? ok(response.output as CallResponse<C>) : UNREADABLE;
    },
    on(name, listener) {
      const read = (schema: v.GenericSchema, payload: unknown): void => {
        const event = v.safeParse(schema, payload);
        if (event.success) listener(event.output as EventPayload<typeof name>);
        else onUnreadable(name);
      };
      const core = coreEvents[name];
      if (core !== undefined) return transport.subscribe(name, (payload) => read(core, payload));
      let later: v.GenericSchema | undefined;
      const loading = laterEvent(name).then((schema) => (later = schema));
      return transport.subscribe(name, (payload) => {
        if (later !== undefined) read(later, payload);
        else void loading.then((schema) => read(schema, payload));
      });
    },
  };
}

/** The same as in the contract, or it does not compile. */
type ContractResponses = { readonly [Name in CallName]?: (typeof CALLS)[Name]['response'] };
const coreResponses: Partial<Record<CallName, v.GenericSchema>> =
  CORE_RESPONSES satisfies ContractResponses;
const coreEvents: Partial<Record<EventName, v.GenericSchema>> = CORE_EVENTS;

/** What a call answers; what later screens ask comes with the rest of the contract. */
const responseOf = async (name: CallName): Promise<v.GenericSchema> =>
  coreResponses[name] ?? (await import('./contract.ts')).CALLS[name].response;

const laterEvent = async (name: EventName): Promise<v.GenericSchema> =>
  (await import('./contract.ts')).EVENTS[name];

const UNREADABLE = err({
  code: 'ERR_UNREADABLE',
  message: 'the program has said what this window does not understand',
} as const);
