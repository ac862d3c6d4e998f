import { readEntryFragment } from '../src-shared/ipc/socketMessages.ts';
import type { Transport } from '../src-shared/ipc/transport.ts';
import type { Connection } from './connection.ts';
import { connectSocket } from './socketTransport.ts';
import type { PassPlace } from './windowPass.ts';

declare global {
  interface Window {
    /** Put there by the preload script; absent in a browser. */
    readonly quintet?: Transport;
  }
}

/** The way to main: Electron's bridge where there is one, else a WebSocket to the host of this page. */
export function connect(): Connection {
  const bridge = window.quintet;
  if (bridge !== undefined) return connectBridge(bridge);
  // An address with an entry that is opened in this window differs in its fragment alone, which loads nothing.
  window.addEventListener('hashchange', (event) => {
    if (readEntryFragment(location.hash) === undefined) return;
    event.stopImmediatePropagation();
    location.reload();
  });
  return connectSocket({ location, history, storage: storageOrMemory() });
}

const connectBridge = (transport: Transport): Connection => ({
  transport,
  onStatus: (listener) => {
    listener('up');
  },
});

/** A browser that stores nothing still shows the window, for as long as its page is not loaded anew. */
function storageOrMemory(): PassPlace['storage'] {
  try {
    const { sessionStorage } = window;
    sessionStorage.getItem('');
    return sessionStorage;
  } catch {
    const items = new Map<string, string>();
    return {
      getItem: (key) => items.get(key) ?? null,
      setItem: (key, value) => void items.set(key, value),
      removeItem: (key) => void items.delete(key),
    };
  }
}
