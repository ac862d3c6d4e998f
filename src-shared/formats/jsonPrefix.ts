/** JSON as far as it is good. */
export interface JsonPrefix {
  /** What was read; objects and lists that were open have what they had by then. */
  readonly value: unknown;
  /** Characters before the first one that is wrong, or missing. */
  readonly brokenAt: number | undefined;
}

type JsonObject = Record<string, unknown>;

const LITERAL = /(?:true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?)(?=[\s,\]}])/y;
// eslint-disable-next-line no-control-regex -- control characters are what a text of JSON can't have
const STRING = /"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*"/y;

/** Reads an object in one loop, whatever it is broken by. @param text whose size and depth are bounded. */
export function readJsonPrefix(text: string): JsonPrefix {
  const open: (JsonObject | unknown[])[] = [];
  let root: unknown;
  let key: string | undefined;
  let at = 0;
  /** Whether a value or a key may come, rather than a comma. */
  let isDue = true;
  let isAfterComma = false;

  const skip = (): string => {
    while (/\s/.test(text.charAt(at))) at++;
    return text.charAt(at);
  };
  const match = (pattern: RegExp): unknown => {
    pattern.lastIndex = at;
    const [found] = pattern.exec(text) ?? [];
    if (found === undefined) return undefined;
    at += found.length;
    return JSON.parse(found);
  };
  function put(value: unknown): void {
    const last = open.at(-1);
    if (last === undefined) root = value;
    else if (Array.isArray(last)) last.push(value);
    else if (key !== undefined) last[key] = value;
    key = undefined;
    isDue = isAfterComma = false;
  }

  for (;;) {
    const symbol = skip();
    const last = open.at(-1);
    if (last === undefined && root !== undefined) {
      return { value: root, brokenAt: symbol === '' ? undefined : at };
    }
    const isEnd = symbol === (Array.isArray(last) ? ']' : '}');
    if (last !== undefined && key === undefined && isEnd && !isAfterComma) {
      at++;
      open.pop();
      isDue = false;
    } else if (!isDue && symbol === ',') {
      at++;
      isDue = isAfterComma = true;
    } else if (!isDue) return { value: root, brokenAt: at };
    else if (last !== undefined && !Array.isArray(last) && key === undefined) {
      const name = match(STRING);
      if (typeof name !== 'string' || skip() !== ':') return { value: root, brokenAt: at };
      at++;
      key = name;
    } else if (symbol === '{' || symbol === '[') {
      at++;
      const next = symbol === '{' ? (Object.create(null) as JsonObject) : [];
      put(next);
      open.push(next);
      isDue = true;
    } else {
      const value = match(symbol === '"' ? STRING : LITERAL);
      if (value === undefined) return { value: root, brokenAt: at };
      put(value);
    }
  }
}
