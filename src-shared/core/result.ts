/** What a boundary returns: a value, or an error with a literal code. Exceptions are kept for bugs. */
export type Result<T, E> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: E };

export const ok = <T>(value: T): { readonly ok: true; readonly value: T } => ({ ok: true, value });

export const err = <E>(error: E): { readonly ok: false; readonly error: E } => ({
  ok: false,
  error,
});

/**
 * The value of a result that the caller knows to be good, such as a literal in a test or a fixture.
 * @throws Error when it is not; that is a bug of the caller.
 */
export function unwrap<T, E>(result: Result<T, E>): T {
  if (result.ok) return result.value;
  throw new Error(`unwrapped an error: ${JSON.stringify(result.error)}`);
}
