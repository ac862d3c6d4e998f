import type { BrowserContext, Page } from '@playwright/test';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { chmod, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { WebSocket } from 'ws';
import { expectNoViolations } from './axe.ts';
import { type BrowserHost, startBrowserHost } from './browserHost.ts';
import { expect, isElectron, test as base } from './fixtures.ts';

interface Hosts {
  /** Starts the browser host on the test's data folder. */
  startHost(args?: readonly string[], env?: NodeJS.ProcessEnv): Promise<BrowserHost>;
  /** A browser with a memory of its own. */
  context: BrowserContext;
}

const test = base.extend<Hosts>({
  startHost: async ({ dataFolder }, use) => {
    const hosts: BrowserHost[] = [];
    await use(async (args, env) => {
      const host = await startBrowserHost(dataFolder, args, env);
      hosts.push(host);
      return host;
    });
    await Promise.all(hosts.map((host) => host.end('SIGTERM')));
  },
  context: async ({ worker }, use) => {
    const context = await worker.browser?.newContext();
    if (context === undefined) throw new Error('there is no browser in Electron');
    await use(context);
    await context.close();
  },
});

const home = (page: Page) => page.getByRole('heading', { name: 'Choose a game' });

/** A server of somebody else on this computer, and what browsers told it. */
async function startHostileServer(page = 'elsewhere') {
  const seen: IncomingHttpHeaders[] = [];
  const server = createServer((request, response) => {
    seen.push(request.headers);
    response.setHeader('Content-Type', 'text/html').end(`<!doctype html>${page}`);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}/`,
    seen,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

if (!isElectron) {
  test('a page of another local server gets nothing and can do nothing', async ({
    startHost,
    context,
  }) => {
    const host = await startHost();
    const { origin, host: name } = new URL(host.address);
    const page = await context.newPage();
    await page.goto(host.address);
    await expect(home(page)).toBeVisible();
    expect(await context.cookies()).toEqual([]);

    const hostile = await startHostileServer();
    const visited = await context.newPage();
    await visited.goto(hostile.address);
    for (const { cookie, referer } of hostile.seen) expect({ cookie, referer }).toEqual({});

    const got = await visited.evaluate(
      async ([address, socket]) => {
        for (let count = 0; count < 180; count++) {
          document.cookie = `quintet-${count}=${'x'.repeat(4_000)}; path=/`;
        }
        const fetched = await fetch(address, { credentials: 'include' }).then(
          () => 'an answer',
          () => 'nothing',
        );
        const opened = await new Promise((resolve) => {
          const tried = new WebSocket(socket);
          tried.onopen = () => resolve('a socket');
          tried.onclose = () => resolve('nothing');
        });
        const script = document.createElement('script');
        script.src = `${address}assets/index.js`;
        const run = await new Promise((resolve) => {
          script.onload = () => resolve('a script');
          script.onerror = () => resolve('nothing');
          document.body.append(script);
        });
        return { fetched, opened, run, stored: sessionStorage.length };
      },
      [`${origin}/`, `ws://${name}/socket`] as const,
    );
    expect(got).toEqual({ fetched: 'nothing', opened: 'nothing', run: 'nothing', stored: 0 });
    const planted = await context.cookies(origin);
    expect(planted.length).toBeGreaterThan(100);

    // The server itself can say that it is our page, but not what our page knows.
    const forged = new WebSocket(`ws://${name}/socket`, {
      origin,
      headers: { cookie: planted.map((each) => `${each.name}=${each.value}`).join('; ') },
    });
    const messages: unknown[] = [];
    forged.on('message', (data) => messages.push(data));
    await once(forged, 'open');
    forged.send('{"id":1,"channel":"currentMatch"}');
    expect((await once(forged, 'close'))[0]).toBe(1008);
    expect(messages).toEqual([]);

    await page.reload();
    await expect(home(page)).toBeVisible();
    expect(await context.cookies(origin)).toEqual(planted);
    hostile.close();
  });

  test(
    'coming back, loading anew and duplicating a tab need no new address',
    { tag: '@long' },
    async ({ startHost, context }) => {
      const host = await startHost();
      const elsewhere = await startHostileServer();
      const page = await context.newPage();
      await page.goto(host.address);
      await expect(home(page)).toBeVisible();
      expect(new URL(page.url()).hash).not.toMatch('enter');
      await page.reload();
      await expect(home(page)).toBeVisible();
      await page.goto(elsewhere.address);
      await page.goBack();
      await expect(home(page)).toBeVisible();
      const duplicated = context.waitForEvent('page');
      await page.evaluate(() => void window.open('/'));
      await expect(home(await duplicated)).toBeVisible();
      elsewhere.close();
    },
  );

  test(
    'the menu and starting once more open another window, which shows the same match',
    { tag: '@long' },
    async ({ startHost, context }) => {
      const host = await startHost();
      const page = await context.newPage();
      await page.goto(host.address);
      await page.getByRole('button', { name: 'Menu' }).click();
      const opened = context.waitForEvent('page');
      await page.getByRole('button', { name: 'Open another window' }).click();
      const second = await opened;
      await expect(home(second)).toBeVisible();
      expect(new URL(second.url()).hash).not.toMatch('enter');
      await second.reload();
      const again = await startHost();
      await again.ended;
      expect(new URL(again.address).port).toBe(new URL(host.address).port);
      const third = await context.newPage();
      await third.goto(again.address);
      await page.getByRole('button', { name: 'Play Hex' }).click();
      await page.getByRole('radio', { name: 'Person here' }).check();
      await page.getByRole('button', { name: 'Start' }).click();
      for (const window of [second, third]) {
        await expect(window.getByRole('button', { name: 'Continue' })).toBeVisible();
      }
    },
  );

  test(
    'an address that lets nobody in says why and what to do',
    { tag: '@long' },
    async ({ startHost, context }) => {
      const host = await startHost();
      const { origin } = new URL(host.address);
      const page = await context.newPage();
      await page.goto(origin);
      await expect(page.getByText('This address alone does not open Quintet.')).toBeVisible();
      await expectNoViolations(page);
      await page.goto(`${origin}/#enter=${'0'.repeat(64)}`);
      await expect(page.getByText('Quintet does not know this address.')).toBeVisible();
      await page.goto(`${origin}/#enter=12`);
      await expect(page.getByText('Quintet does not know this address.')).toBeVisible();
      const first = await context.newPage();
      await first.goto(host.address);
      await expect(home(first)).toBeVisible();
      await page.goto(host.address);
      await expect(page.getByText('This address has been used.')).toBeVisible();
      await expect(page.getByText('choose “Open another window” in the menu')).toBeVisible();
      expect(await page.evaluate(() => sessionStorage.getItem('quintet.wasWelcome'))).toBeNull();
    },
  );

  test(
    'a window that outlives its program says so, and lets the next one be',
    { tag: '@long' },
    async ({ startHost, context }) => {
      const host = await startHost();
      const { port } = new URL(host.address);
      const page = await context.newPage();
      await page.goto(host.address);
      await expect(home(page)).toBeVisible();
      await host.end('SIGKILL');
      await expect(
        page.getByText('The connection to Quintet was lost. Trying again…'),
      ).toBeVisible();
      await startHost(['--port', port]);
      await expect(page.getByText('Quintet was started again since')).toBeVisible();
      await page.reload();
      await expect(page.getByText('Quintet was started again since')).toBeVisible();
      await expect(page.getByText('Trying again')).toBeHidden();
    },
  );

  test(
    'a window whose program was ended is told at once',
    { tag: '@long' },
    async ({ startHost, context }) => {
      const host = await startHost();
      const page = await context.newPage();
      await page.goto(host.address);
      await expect(home(page)).toBeVisible();
      await host.end('SIGINT');
      await expect(page.getByText('Quintet has ended.')).toBeVisible();
      await expect(page.getByText('Trying again')).toBeHidden();
    },
  );
}

if (!isElectron && process.platform === 'linux') {
  /** What every user of the machine can read of all programs. */
  const commandLines = (): string =>
    readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .map((pid) => {
        try {
          return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
        } catch {
          return '';
        }
      })
      .join('\n');

  test(
    'no command line carries what lets a window in',
    { tag: '@long' },
    async ({ startHost, context }) => {
      const programs = await mkdtemp(join(tmpdir(), 'quintet-e2e-'));
      const told = join(programs, 'told');
      // A browser that stays until the test is over, so that there is time to look.
      const script = `#!/bin/sh
printf %s "$1" >"${told}.new"
mv "${told}.new" "${told}"
while [ -e "${told}" ]; do sleep 0.2; done
`;
      await writeFile(join(programs, 'xdg-open'), script);
      await chmod(join(programs, 'xdg-open'), 0o755);
      const env = { ...process.env, PATH: `${programs}${delimiter}${process.env.PATH ?? ''}` };
      const host = await startHost(['--open'], env);
      const entry = host.address.slice(-64);
      await expect.poll(() => existsSync(told)).toBe(true);
      const path = await readFile(told, 'utf8');
      expect(commandLines()).toContain(path);
      expect(commandLines()).not.toContain(entry);
      expect((await stat(path)).mode & 0o777).toBe(0o600);
      expect((await stat(dirname(path))).mode & 0o777).toBe(0o700);

      const page = await context.newPage();
      await page.goto(`file://${path}`);
      await expect(home(page)).toBeVisible();
      expect(commandLines()).not.toContain(entry);
      await expect.poll(() => existsSync(dirname(path))).toBe(false);
      await rm(programs, { recursive: true });
    },
  );
}
