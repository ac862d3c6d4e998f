import type { Transport } from '../src-shared/ipc/transport.ts';

/** A transport, and word of whether it is up. */
export interface Connection {
  readonly transport: Transport;
  /** Calls the listener now and whenever the connection is lost or comes back. */
  onStatus(listener: (isUp: boolean) => void): void;
}
