import type { Transport } from '../src-shared/ipc/transport.ts';

/** Why a window is not connected, as far as it can know. */
export type Disconnection =
  /** For a moment, perhaps; it tries again. */
  | 'lost'
  /** The host has ended, or nobody is there at its address any more. */
  | 'ended'
  /** There is another host now, which has never seen this window. */
  | 'restarted'
  /** The window was opened without an entry. */
  | 'noEntry'
  | 'entryUnknown'
  | 'entryUsed'
  /** It tries again, and can succeed when another window is closed. */
  | 'tooManyWindows';

export type ConnectionStatus = 'connecting' | 'up' | Disconnection;

/** A transport, and word of whether it is up. */
export interface Connection {
  readonly transport: Transport;
  /** Calls the listener now and whenever the status changes. */
  onStatus(listener: (status: ConnectionStatus) => void): void;
}
