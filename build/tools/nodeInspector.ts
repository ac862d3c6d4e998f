import { once } from 'node:events';
import { WebSocket } from 'ws';

/** Looks into a Node process that was started with `--inspect`. */
export interface NodeInspector {
  /** What is left on its heap once garbage is collected, MB. */
  heapMegabytes(): Promise<number>;
  close(): void;
}

/** @param address as the process printed it */
export async function openInspector(address: string): Promise<NodeInspector> {
  const socket = new WebSocket(address);
  await once(socket, 'open');
  let asked = 0;
  async function ask(method: string): Promise<unknown> {
    const id = ++asked;
    socket.send(JSON.stringify({ id, method }));
    for (;;) {
      const [data] = (await once(socket, 'message')) as [unknown];
      const answer = JSON.parse(String(data)) as { id?: number; result?: unknown };
      if (answer.id === id) return answer.result;
    }
  }
  return {
    async heapMegabytes() {
      await ask('HeapProfiler.collectGarbage');
      const { usedSize } = (await ask('Runtime.getHeapUsage')) as { usedSize: number };
      return usedSize / 2 ** 20;
    },
    close: () => socket.close(),
  };
}
