/** Lets the page of Vite's server talk to a browser host, which listens to its own page alone. */
import { randomBytes } from 'node:crypto';
import { WebSocket, WebSocketServer } from 'ws';

/** What the page shows of itself; only the relay's own pass counts. */
export const DEV_FRAGMENT = `#enter=${'0'.repeat(64)}`;

const SOCKET_PATH = '/socket';

/**
 * @param {import('node:http').Server} server Vite's
 * @param {() => URL} hostAddress what the host that runs now has printed
 */
export function relaySockets(server, hostAddress) {
  const relay = new WebSocketServer({ noServer: true });
  const secret = randomBytes(32).toString('hex');
  server.on('upgrade', (request, connection, head) => {
    if (request.url !== SOCKET_PATH) return;
    const { host, origin } = request.headers;
    if (origin !== `http://${host}`) connection.destroy();
    else relay.handleUpgrade(request, connection, head, (page) => connect(page, hostAddress()));
  });

  /** @param {WebSocket} page @param {URL} address */
  function connect(page, address) {
    const host = new WebSocket(`ws://${address.host}${SOCKET_PATH}`, { origin: address.origin });
    const pass = { entry: address.hash.split('=')[1], secret };
    for (const [one, other] of /** @type {const} */ ([
      [page, host],
      [host, page],
    ])) {
      one.on('error', () => other.terminate());
      one.on('close', () => other.terminate());
    }
    host.on('open', () => host.send(JSON.stringify(pass)));
    host.on('message', (data) => page.send(String(data)));
    page.once('message', () => {
      page.on('message', (data) => host.send(String(data)));
    });
  }
}
