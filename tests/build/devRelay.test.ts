import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { WebSocket } from 'ws';
import { DEV_FRAGMENT, relaySockets } from '../../build/devRelay.mjs';
import { readEntryFragment } from '../../src-shared/ipc/socketMessages.ts';
import { nextMessage, startTestHost } from '../main/hostClient.ts';

describe('the page of the development server', () => {
  it('talks to the host that runs now, without a pass of its own, and nobody else does', async () => {
    let { host } = await startTestHost();
    let address = new URL(host.makeAddress());
    const server = createServer();
    relaySockets(server, () => address);
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    onTestFinished(() => void server.close());
    const { port } = server.address() as AddressInfo;
    const open = (origin: string) => new WebSocket(`ws://127.0.0.1:${port}/socket`, { origin });
    const pass = { entry: readEntryFragment(DEV_FRAGMENT), secret: '0'.repeat(64) };

    async function talk(): Promise<WebSocket> {
      const page = open(`http://127.0.0.1:${port}`);
      const welcome = nextMessage(page);
      await once(page, 'open');
      page.send(JSON.stringify(pass));
      expect(await welcome).toEqual({ welcome: true });
      const reply = nextMessage(page);
      page.send('{"id":1,"channel":"undo"}');
      expect(await reply).toMatchObject({ id: 1 });
      return page;
    }

    const page = await talk();
    const closed = once(page, 'close');
    await host.close();
    await closed;
    ({ host } = await startTestHost());
    address = new URL(host.makeAddress());
    (await talk()).terminate();
    const [error] = (await once(open('http://evil.example'), 'error')) as [Error];
    expect(error.message).toMatch(/hang up|ECONNRESET/);
  });
});
