import * as v from 'valibot';

/*
 * What a window goes on with after its page was loaded anew: in the session storage, which belongs to this window and
 * ends with it. A browser that stores nothing forgets it, and what is not as we wrote it is nothing.
 */

const PREFIX = 'quintet.screen.';

export function remember(name: string, value: unknown): void {
  try {
    sessionStorage.setItem(PREFIX + name, JSON.stringify(value));
  } catch {
    // Nothing is stored, or there is no room: loading the page anew begins anew.
  }
}

export function recall<Schema extends v.GenericSchema>(
  name: string,
  schema: Schema,
): v.InferOutput<Schema> | undefined {
  try {
    const text = sessionStorage.getItem(PREFIX + name);
    const read = v.safeParse(schema, text === null ? undefined : JSON.parse(text));
    return read.success ? read.output : undefined;
  } catch {
    return undefined;
  }
}
