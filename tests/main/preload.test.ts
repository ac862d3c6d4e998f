import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { describe, expect, it, vi } from 'vitest';
import { CALL_NAMES, EVENT_NAMES } from '../../src-shared/ipc/names.ts';
import type { Transport } from '../../src-shared/ipc/transport.ts';

const PRELOAD = join(import.meta.dirname, '../../out/preload/preload.cjs');

type Listener = (event: unknown, payload: unknown) => void;

/** Runs the built preload script as a sandboxed page would. */
function runPreload() {
  const exposed: Record<string, unknown> = {};
  const listeners = new Map<string, Listener>();
  const required: string[] = [];
  const ipcRenderer = {
    invoke: vi.fn((channel: string, payload: unknown) => Promise.resolve({ channel, payload })),
    on: vi.fn((channel: string, listener: Listener) => listeners.set(channel, listener)),
    off: vi.fn((channel: string) => listeners.delete(channel)),
  };
  const require = (name: string): unknown => {
    required.push(name);
    if (name !== 'electron') throw new Error(`a sandboxed preload script can’t have ${name}`);
    const expose = (key: string, value: unknown): unknown => (exposed[key] = value);
    return { ipcRenderer, contextBridge: { exposeInMainWorld: expose } };
  };
  runInNewContext(readFileSync(PRELOAD, 'utf8'), { require, exports: {}, module: {} });
  const bridge = exposed['quintet'] as Transport;
  return { exposed, bridge, ipcRenderer, listeners, required };
}

describe('the built preload script', () => {
  it('needs Electron alone and gives the page two functions', () => {
    const { exposed, required } = runPreload();
    expect(required).toEqual(['electron']);
    expect(exposed).toEqual({
      quintet: {
        invoke: expect.any(Function) as unknown,
        subscribe: expect.any(Function) as unknown,
      },
    });
  });

  it('lets the calls of the contract through and no others', async () => {
    const { bridge, ipcRenderer } = runPreload();
    for (const name of CALL_NAMES) {
      expect(await bridge.invoke(name, 1)).toEqual({ channel: name, payload: 1 });
    }
    for (const name of ['ELECTRON_BROWSER_REQUIRE', 'matchChanged', '', 'toString', '__proto__']) {
      await expect(bridge.invoke(name, 1)).rejects.toThrow('there is no such call');
    }
    expect(ipcRenderer.invoke).toHaveBeenCalledTimes(CALL_NAMES.length);
  });

  it('hands events on without the event object, until no longer wanted', () => {
    const { bridge, listeners } = runPreload();
    for (const name of EVENT_NAMES) {
      const listener = vi.fn();
      const stop = bridge.subscribe(name, listener);
      listeners.get(name)?.({ sender: 'ipcRenderer' }, { revision: 1 });
      expect(listener.mock.calls).toEqual([[{ revision: 1 }]]);
      stop();
      expect(listeners.has(name)).toBe(false);
    }
    expect(() => bridge.subscribe('undo', () => undefined)).toThrow('there is no such event');
  });
});
