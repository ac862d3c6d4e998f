import * as v from 'valibot';
import { plainLine } from '../core/quote.ts';
import { err, ok, type Result } from '../core/result.ts';
import {
  CALLS,
  type CallError,
  type CallRequest,
  type CallResponse,
  type EventPayload,
} from './contract.ts';
import { MAX_TEXT } from './matchSnapshot.ts';
import type { CallName, EventName } from './names.ts';

/** The window that a call comes from. */
export interface Caller {
  /** Tells this window alone. */
  send<E extends EventName>(name: E, payload: EventPayload<E>): void;
  /** Aborted when the window is gone; it hears nothing any more. */
  readonly gone: AbortSignal;
}

/** Main's end of the contract: one handler for each call. */
export type Handlers = {
  readonly [C in CallName]: (
    request: CallRequest<C>,
    caller: Caller,
  ) => Promise<Result<CallResponse<C>, CallError>> | Result<CallResponse<C>, CallError>;
};

/** Answers one raw message. Never throws: an unknown channel or a payload that breaks its schema is an error reply. */
export type Router = (
  channel: unknown,
  payload: unknown,
  caller: Caller,
) => Promise<Result<unknown, CallError>>;

/**
 * @param onBug told of an exception inside a handler; the caller gets `ERR_INTERNAL`, the program lives on.
 * @param onCall told of every call before it is answered.
 */
export function makeRouter(
  handlers: Handlers,
  onBug: (error: unknown) => void,
  onCall?: () => void,
): Router {
  return async (channel, payload, caller) => {
    if (typeof channel !== 'string' || !Object.hasOwn(CALLS, channel)) {
      return err({ code: 'ERR_UNKNOWN_CALL', message: 'there is no such call' });
    }
    const name = channel as CallName;
    const request = v.safeParse(CALLS[name].request, payload);
    if (!request.success) return err(payloadError(name, request.issues));
    onCall?.();
    try {
      const handler = handlers[name] as (
        raw: unknown,
        from: Caller,
      ) => ReturnType<Handlers[CallName]>;
      const reply = await handler(request.output, caller);
      return reply.ok ? ok(reply.value) : err(bounded(reply.error));
    } catch (error) {
      onBug(error);
      return err({ code: 'ERR_INTERNAL', message: `“${name}” failed inside the program` });
    }
  };
}

/** An error may quote what came from outside. */
const bounded = ({ code, message }: CallError): CallError => ({
  code,
  message: plainLine(message, MAX_TEXT),
});

function payloadError(name: CallName, issues: readonly v.BaseIssue<unknown>[]): CallError {
  const issue = issues[0];
  const place = issue === undefined ? undefined : v.getDotPath(issue as v.GenericIssue);
  const where = place === undefined || place === null ? '' : ` at ${place}`;
  const message = `the payload of “${name}” is wrong${where}: ${issue?.message ?? ''}`;
  return bounded({ code: 'ERR_PAYLOAD', message });
}
