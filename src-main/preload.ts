import { contextBridge, ipcRenderer, type IpcRendererEvent } from 'electron';
import { CALL_NAMES, EVENT_NAMES } from '../src-shared/ipc/names.ts';
import type { Transport } from '../src-shared/ipc/transport.ts';

const isOneOf = (names: readonly string[], channel: string): boolean => names.includes(channel);

/** All that the page gets of the system: the calls and events of the contract, by name. */
const bridge: Transport = {
  invoke(channel, payload) {
    if (!isOneOf(CALL_NAMES, channel)) return Promise.reject(new Error('there is no such call'));
    return ipcRenderer.invoke(channel, payload);
  },
  subscribe(channel, listener) {
    if (!isOneOf(EVENT_NAMES, channel)) throw new Error('there is no such event');
    // The event itself would hand the page `ipcRenderer`.
    const forward = (_event: IpcRendererEvent, payload: unknown): void => listener(payload);
    ipcRenderer.on(channel, forward);
    return () => void ipcRenderer.off(channel, forward);
  },
};

contextBridge.exposeInMainWorld('quintet', bridge);
