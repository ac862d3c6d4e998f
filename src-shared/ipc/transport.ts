/** What carries calls and events: Electron's bridge, a WebSocket, or a fake in tests. */
export interface Transport {
  /** Resolves with a `Reply`; rejects only when the connection itself fails. */
  invoke(channel: string, payload: unknown): Promise<unknown>;
  /** Returns the function that ends the subscription. */
  subscribe(channel: string, listener: (payload: unknown) => void): () => void;
}
