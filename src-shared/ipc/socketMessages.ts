import * as v from 'valibot';

/*
 * What the browser host and its page say to each other: JSON text messages over one WebSocket at `SOCKET_PATH`.
 * The page first shows its pass; the host welcomes it or closes the socket, saying by the code why. Then the page sends
 * requests; the host answers each with a reply of the same id, in any order, and sends events.
 * What the payloads and replies hold is the contract's business, not the socket's.
 */

export const SOCKET_PATH = '/socket';

/** The longest message the host accepts, bytes; it closes the connection on a longer one. */
export const MAX_MESSAGE_BYTES = 256 * 1024;

/** 256 bits. */
const key = v.pipe(v.string(), v.regex(/^[\da-f]{64}$/));

/** What lets a window in. */
export const socketPassSchema = v.strictObject({
  /** Made by the host, for one window: it belongs to the secret that is first shown with it. */
  entry: key,
  /** Made by the page, which keeps it in its session storage: that is told apart by port, as cookies are not. */
  secret: key,
});

/** The answer to a pass that is good. */
export const socketWelcomeSchema = v.strictObject({ welcome: v.literal(true) });

/** The close codes with which the host ends a socket for a reason that the person should know. */
export const CLOSE_CODES = {
  /** The host ends. */
  ended: 1001,
  tooManyWindows: 1013,
  entryUnknown: 4001,
  entryUsed: 4002,
} as const;

const ENTRY_FRAGMENT = '#enter=';

/** How the address of the page carries an entry: in its fragment, which is never sent in a request. */
export const makeEntryFragment = (entry: string): string => ENTRY_FRAGMENT + entry;

/** @returns `undefined` for a fragment of anything else; what should be an entry may still be none. */
export const readEntryFragment = (fragment: string): string | undefined =>
  fragment.startsWith(ENTRY_FRAGMENT) ? fragment.slice(ENTRY_FRAGMENT.length) : undefined;

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
export const socketMessageSchema = v.union([
  socketReplySchema,
  socketEventSchema,
  socketWelcomeSchema,
]);

export type SocketPass = v.InferOutput<typeof socketPassSchema>;
export type SocketWelcome = v.InferOutput<typeof socketWelcomeSchema>;
export type SocketRequest = v.InferOutput<typeof socketRequestSchema>;
export type SocketReply = v.InferOutput<typeof socketReplySchema>;
export type SocketEvent = v.InferOutput<typeof socketEventSchema>;

/**
 * A message as JSON, checked.
 * @returns `undefined` when the text is no JSON or does not fit the schema.
 */
export function socketMessageFrom<S extends v.GenericSchema>(
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
