/**
 * As much of Electron as the app touches, in plain Node. The test is the window: it sends
 * `{ id, channel, payload, from }` over the process channel and gets `{ id, reply }`, and events as `{ channel, payload }`.
 * `{ id, press: input }` presses a key in the window. `{ id, load: address }` asks for a page, `{ id, close: true }` closes the window, `{ id, answer: n }` answers
 * questions from then on, `{ id, choose: command }` chooses a command in the menu.
 */
import { fork } from 'node:child_process';
import { EventEmitter } from 'node:events';
import process from 'node:process';
import { URL } from 'node:url';

const PORT = new URL('./parentPort.mjs', import.meta.url).href;
const handlers = new Map();
const windows = new Set();
let serve;
let menu = [];
/** The button that the next question is answered with. */
let answer = 0;

export const app = Object.assign(new EventEmitter(), {
  isPackaged: process.env.STUB_PACKAGED !== undefined,
  enableSandbox: () => process.send({ did: 'enableSandbox' }),
  setPath: (name, path) => process.send({ did: 'setPath', name, path }),
  setAppUserModelId: () => undefined,
  requestSingleInstanceLock(told) {
    process.send({ did: 'askForLock', told });
    return process.env.STUB_SECOND_INSTANCE === undefined;
  },
  addRecentDocument: (path) => process.send({ did: 'addRecentDocument', path }),
  whenReady: () => Promise.resolve(),
  getVersion: () => '0.0.0-stub',
  exit: (code) => process.exit(code),
  quit() {
    const asked = cancellable();
    app.emit('before-quit', asked);
    if (asked.isCancelled) return;
    for (const window of windows) window.close();
    if (windows.size > 0) return;
    const event = cancellable();
    app.emit('will-quit', event);
    if (!event.isCancelled) process.exit(0);
  },
});

function cancellable() {
  const event = { isCancelled: false, preventDefault: () => (event.isCancelled = true) };
  return event;
}

export class BrowserWindow extends EventEmitter {
  constructor(options) {
    super();
    windows.add(this);
    const mainFrame = { parent: null, origin: 'app://quintet', url: 'app://quintet/' };
    this.webContents = Object.assign(new EventEmitter(), {
      mainFrame,
      setWindowOpenHandler: () => undefined,
      send: (channel, payload) => process.send({ channel, payload }),
    });
    app.emit('web-contents-created', {}, this.webContents);
    process.send({ did: 'openWindow', options });
  }
  loadURL(address) {
    process.send({ did: 'loadURL', address });
    this.emit('ready-to-show');
    return Promise.resolve();
  }
  show = () => undefined;
  maximize = () => undefined;
  focus() {
    process.send({ did: 'focus' });
  }
  isMaximized = () => false;
  isMinimized = () => false;
  getNormalBounds = () => ({ x: 11, y: 22, width: 999, height: 888 });
  close() {
    const event = cancellable();
    this.emit('close', event);
    if (event.isCancelled) return;
    windows.delete(this);
    this.emit('closed');
    if (windows.size === 0) app.emit('window-all-closed');
  }
}

export const ipcMain = { handle: (channel, handler) => handlers.set(channel, handler) };
export const protocol = {
  registerSchemesAsPrivileged: (schemes) => process.send({ did: 'registerSchemes', schemes }),
  handle: (_scheme, handler) => (serve = handler),
};
export const Menu = {
  buildFromTemplate: (template) => template,
  setApplicationMenu(template) {
    menu = template;
    process.send({ did: 'setMenu', template });
  },
};
export const shell = {
  openPath(path) {
    process.send({ did: 'openPath', path });
    return Promise.resolve('');
  },
};
export const dialog = {
  showErrorBox: (title, content) => process.send({ did: 'showErrorBox', title, content }),
  showMessageBoxSync(options) {
    process.send({ did: 'showMessageBox', options });
    return answer;
  },
};
export const screen = {
  getPrimaryDisplay: () => ({ workArea: { x: 0, y: 0, width: 1920, height: 1080 } }),
  getAllDisplays: () => [screen.getPrimaryDisplay()],
};
export const session = {
  defaultSession: {
    setPermissionRequestHandler: () => undefined,
    setPermissionCheckHandler: () => undefined,
    setDevicePermissionHandler: () => undefined,
    setDisplayMediaRequestHandler: () => undefined,
    on: () => undefined,
  },
};

export const utilityProcess = {
  fork(script, args, { cwd, env }) {
    const child = fork(script, args, {
      cwd,
      env,
      execArgv: ['--import', PORT],
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    });
    process.send({ did: 'fork', pid: child.pid });
    return Object.assign(child, {
      postMessage: (message) => child.connected && child.send(message),
    });
  },
};

/** Frames that a message may come from, the window's own one unless the test says another. */
function senderFrame(from) {
  const [window] = windows;
  const own = window?.webContents.mainFrame ?? null;
  return from === undefined ? own : from;
}

process.on('message', (message) => void answerTest(message));

async function answerTest({
  id,
  channel,
  payload,
  from,
  load,
  close,
  choose,
  press,
  answer: chosen,
}) {
  if (close === true) {
    const [window] = windows;
    window?.close();
    process.send({ id, reply: undefined });
  } else if (press !== undefined) {
    const [window] = windows;
    const event = cancellable();
    window?.webContents.emit('before-input-event', event, { type: 'keyDown', ...press });
    process.send({ id, reply: event.isCancelled });
  } else if (choose !== undefined) {
    const items = menu.flatMap(({ submenu }) => submenu);
    items.find((item) => item.id === choose)?.click();
    process.send({ id, reply: undefined });
  } else if (chosen !== undefined) {
    answer = chosen;
    process.send({ id, reply: undefined });
  } else if (load !== undefined) {
    const response = await serve({ url: load, method: 'GET' });
    const headers = Object.fromEntries(response.headers);
    process.send({ id, reply: { status: response.status, headers, body: await response.text() } });
  } else if (channel === 'open-file') {
    const event = cancellable();
    app.emit('open-file', event, payload);
    process.send({ id, reply: event.isCancelled });
  } else if (channel === 'second-instance') {
    app.emit('second-instance', {}, [], '/', payload);
    process.send({ id, reply: undefined });
  } else {
    const handler = handlers.get(channel);
    process.send({ id, reply: await handler?.({ senderFrame: senderFrame(from) }, payload) });
  }
}
