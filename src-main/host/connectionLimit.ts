import type { Duplex } from 'node:stream';

/** Bounds the connections of those who have not shown that they may come in: any program of the machine can connect. */
export interface ConnectionLimit {
  /** Counts a new connection; beyond the bound the oldest is destroyed, so that nobody can keep newcomers out. */
  add(connection: Duplex): void;
  /** No longer counts one that turned out to be a window of ours, which has a bound of its own. */
  release(connection: Duplex): void;
}

export function makeConnectionLimit(max: number): ConnectionLimit {
  const connections = new Set<Duplex>();
  return {
    add(connection) {
      const [oldest] = connections;
      if (connections.size >= max) oldest?.destroy();
      connections.add(connection);
      connection.once('close', () => connections.delete(connection));
    },
    release: (connection) => void connections.delete(connection),
  };
}
