import type { Transport } from '../src-shared/ipc/transport.ts';
import type { Connection } from './connection.ts';
import { connectSocket } from './socketTransport.ts';

declare global {
  interface Window {
    /** Put there by the preload script; absent in a browser. */
    readonly quintet?: Transport;
  }
}

/** The way to main: Electron's bridge where there is one, else a WebSocket to the host of this page. */
export function connect(): Connection {
  const bridge = window.quintet;
  return bridge === undefined ? connectSocket(location) : connectBridge(bridge);
}

const connectBridge = (transport: Transport): Connection => ({
  transport,
  onStatus: (listener) => {
    listener(true);
  },
});
