import type { SocketPage } from '../../src-renderer/socketTransport.ts';

/** A window at an address with this fragment, in which nothing has been stored. */
export function makePage(hash: string) {
  const items = new Map<string, string>();
  const location = { protocol: 'http:', host: '127.0.0.1:4000', pathname: '/', hash };
  const storage = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  };
  const history = {
    replaceState(_state: unknown, _title: string, address: string | URL | null = '') {
      location.hash = new URL(String(address), 'http://127.0.0.1:4000/').hash;
    },
  };
  return { location, storage, history, items } satisfies SocketPage & { items: unknown };
}
