/** What a program answers a command. */
export interface GtpReply {
  /** `=` and not `?`. */
  readonly isSuccess: boolean;
  readonly text: string;
}

/** Reads a response to a command without an id; `undefined` for what is none. */
export function readReply(response: string): GtpReply | undefined {
  const [, sign, text = ''] = /^([=?])([^]*)$/.exec(response) ?? [];
  return sign === undefined ? undefined : { isSuccess: sign === '=', text: text.trim() };
}
