import * as v from 'valibot';

/*
 * What the browser host and its page say to each other: JSON text messages over one WebSocket at `SOCKET_PATH`.
 * The page sends requests; the host answers each with a reply of the same id, in any order, and sends events.
 * What the payloads and replies hold is the contract's business, not the socket's.
 */

export const SOCKET_PATH = '/socket';

/** The longest message the host accepts, bytes; it closes the connection on a longer one. */
export const MAX_MESSAGE_BYTES = 256 * 1024;

const channel = v.pipe(v.string(), v.maxLength(100));

/** The page numbers its requests. JSON drops a payload that is undefined. */
export const socketRequestSchema = v.strictObject({
  id: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  channel,
  payload: v.optional(v.unknown()),
});

export const socketReplySchema = v.strictObject({
  id: socketRequestSchema.entries.id,
  reply: v.unknown(),
});

export const socketEventSchema = v.strictObject({ channel, payload: v.optional(v.unknown()) });

/** All that the host sends. */
export const socketMessageSchema = v.union([socketReplySchema, socketEventSchema]);

export type SocketRequest = v.InferOutput<typeof socketRequestSchema>;
export type SocketReply = v.InferOutput<typeof socketReplySchema>;
export type SocketEvent = v.InferOutput<typeof socketEventSchema>;

/**
 * A message as JSON, checked.
 * @returns `undefined` when the text is no JSON or does not fit the schema.
 */
export function parseSocketMessage<S extends v.GenericSchema>(
  schema: S,
  text: string,
): v.InferOutput<S> | undefined {
  let raw: unknown;
  try {
    raw = JSON.parse(text);
  } catch {
    return undefined;
  }
  const parsed = v.safeParse(schema, raw);
  return parsed.success ? parsed.output : undefined;
}
