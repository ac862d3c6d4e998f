import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeBrowserSession } from '../../src-main/host/browserSession.ts';
import { startWebHost } from '../../src-main/host/webHost.ts';
import { FILES, startTestHost } from './hostClient.ts';

const CLOSED = /Open Quintet with the address/;

describe('the address that the host prints', () => {
  it('is on this computer only and carries a token of 256 bits', async () => {
    const { host } = await startTestHost();
    expect(host.address).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/\?token=[0-9a-f]{64}$/);
  });

  it('opens the page once: the browser that comes with it gets a cookie and a clean address', async () => {
    const { get, token, port } = await startTestHost();
    const first = await get(`/${token}`);
    expect(first.status).toBe(303);
    expect(first.headers.location).toBe('/');
    expect(first.headers['set-cookie']?.[0]).toMatch(
      new RegExp(`^quintet-${port}=[0-9a-f]{64}; HttpOnly; SameSite=Strict; Path=/$`),
    );
    expect(await get(`/${token}`)).toMatchObject({
      status: 403,
      body: expect.stringMatching(/has been used/) as string,
    });
  });

  it('works again for the browser that has the cookie, and so do reloads and further tabs', async () => {
    const { get, token, signIn } = await startTestHost();
    const cookie = await signIn();
    for (const path of ['/', '/', '/index.html', '/assets/index.js']) {
      expect((await get(path, { cookie })).status).toBe(200);
    }
    expect(await get(`/${token}`, { cookie })).toMatchObject({ status: 303 });
    expect((await get('/', { cookie: `other=1; ${cookie}; more=2` })).status).toBe(200);
  });

  it.each([
    '/',
    '/index.html',
    '/assets/index.js',
    '/?token=',
    '/?token=0',
    `/?token=${'0'.repeat(64)}`,
    `/?token=${'0'.repeat(64)}&x=1`,
    `/index.html?token=${'0'.repeat(64)}`,
  ])('opens nothing without it (%s)', async (path) => {
    const { get } = await startTestHost();
    const { status, headers } = await get(path);
    expect(status).toBe(403);
    expect(headers['set-cookie']).toBeUndefined();
  });

  it('is not used up by looking whether it is there', async () => {
    const { get, token } = await startTestHost();
    expect((await get(`/${token}`, {}, 'HEAD')).status).toBe(403);
    expect((await get(`/${token}`)).status).toBe(303);
  });

  it('can have a port of one’s choice, unless that is taken', async () => {
    const { port } = await startTestHost();
    const options = { files: FILES, onAbandoned: () => undefined, graceMs: 1, port };
    await expect(
      startWebHost({ ...options, router: () => Promise.reject(new Error('unused')) }),
    ).rejects.toThrow(/EADDRINUSE/);
  });
});

describe('the host serves', () => {
  it('its files alone, with their types and strict headers', async () => {
    const { get, signIn, name } = await startTestHost();
    const { status, headers, body } = await get('/assets/index.js', { cookie: await signIn() });
    expect({ status, body }).toEqual({ status: 200, body: '1;' });
    expect(headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-store',
    });
    expect(String(headers['content-security-policy']).split('; ')).toEqual([
      "default-src 'none'",
      "script-src 'self' 'wasm-unsafe-eval'",
      "style-src 'self'",
      "img-src 'self' data: blob:",
      "font-src 'self'",
      "media-src 'self'",
      `connect-src 'self' ws://${name}`,
      "worker-src 'self'",
      "base-uri 'none'",
      "form-action 'none'",
      "frame-ancestors 'none'",
    ]);
    expect(headers['access-control-allow-origin']).toBeUndefined();
  });

  it('the same headers with refusals', async () => {
    const { get, token } = await startTestHost();
    for (const answer of [await get('/'), await get(`/${token}`), await get('/', {}, 'POST')]) {
      expect(answer.headers).toMatchObject({
        'content-security-policy': expect.stringContaining("default-src 'none'") as string,
        'x-content-type-options': 'nosniff',
      });
    }
  });

  it('nothing else, whatever the path', async () => {
    const { get, signIn } = await startTestHost();
    const cookie = await signIn();
    const known = [...FILES.keys()];
    const traversal = fc
      .array(fc.constantFrom('..', '.', '%2e%2e', '%2f', '%5c', '\\', 'assets', 'index.html', ''), {
        maxLength: 6,
      })
      .map((parts) => `/${parts.join('/')}`);
    const path = fc.oneof(traversal, fc.webPath()).filter((each) => !known.includes(each));
    await fc.assert(
      fc.asyncProperty(path, async (each) => {
        expect((await get(each === '' ? '/x' : each, { cookie })).status).toBe(404);
      }),
      { numRuns: 60 },
    );
  });

  it.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'TRACE'])('no %s', async (method) => {
    const { get, signIn } = await startTestHost();
    const answer = await get('/', { cookie: await signIn() }, method);
    expect(answer).toMatchObject({ status: 405, headers: { allow: 'GET, HEAD' } });
  });

  it('HEAD without the body', async () => {
    const { get, signIn } = await startTestHost();
    const answer = await get('/', { cookie: await signIn() }, 'HEAD');
    expect(answer).toMatchObject({ status: 200, body: '' });
  });
});

describe('a request that is not from our page', () => {
  it.each([
    'localhost:PORT',
    '127.0.0.1',
    'evil.example',
    'evil.example:PORT',
    '127.0.0.1:PORT.evil.example',
    '[::1]:PORT',
    '127.0.0.1:1',
  ])('is refused for its host %s, even with the cookie', async (host) => {
    const { get, signIn, port } = await startTestHost();
    const cookie = await signIn();
    const { status } = await get('/', { cookie, host: host.replace('PORT', String(port)) });
    expect(status).toBe(403);
  });

  it.each(['no=1', 'quintet-PORT=', `quintet-PORT=${'0'.repeat(64)}`, 'quintet-PORT', ''])(
    'is refused for its cookie “%s”',
    async (cookie) => {
      const { get, port } = await startTestHost();
      const answer = await get('/', { cookie: cookie.replace('PORT', String(port)) });
      expect(answer).toMatchObject({ status: 403, body: expect.stringMatching(CLOSED) as string });
    },
  );

  it.each([
    ['no host', 'GET / HTTP/1.1\r\n\r\n', 400],
    ['two hosts', 'GET / HTTP/1.1\r\nHost: a\r\nHost: NAME\r\n\r\n', 403],
    ['no HTTP', 'hello\r\n\r\n', 400],
    ['a control character', 'GET /\u0000 HTTP/1.1\r\nHost: NAME\r\n\r\n', 400],
    ['a huge header', `GET / HTTP/1.1\r\nHost: NAME\r\nX: ${'x'.repeat(40_000)}\r\n\r\n`, 400],
    [
      'a cookie that can’t be decoded',
      'GET / HTTP/1.1\r\nHost: NAME\r\nCookie: %E0%A4%A\r\n\r\n',
      403,
    ],
    ['a path that can’t be decoded', 'GET /%E0%A4%A HTTP/1.1\r\nHost: NAME\r\n\r\n', 403],
    ['a double slash', 'GET // HTTP/1.1\r\nHost: NAME\r\n\r\n', 403],
    ['a whole address', 'GET http://evil.example/ HTTP/1.1\r\nHost: NAME\r\n\r\n', 403],
    ['a broken length', 'GET / HTTP/1.1\r\nHost: NAME\r\nContent-Length: x\r\n\r\n', 400],
    [
      'an upgrade to nothing',
      'GET /socket HTTP/1.1\r\nHost: NAME\r\nConnection: Upgrade\r\nUpgrade: x\r\n\r\n',
      403,
    ],
  ])('is refused for %s, and the host lives on', async (_, text, status) => {
    const { sendRaw, name, get, token } = await startTestHost();
    expect(await sendRaw(text.replaceAll('NAME', name))).toMatch(`HTTP/1.1 ${status}`);
    expect((await get(`/${token}`)).status).toBe(303);
  });
});

describe('the session of a browser', () => {
  it('knows its cookie in any header and never fails on another', () => {
    const session = makeBrowserSession(1234);
    const cookie = session.setCookie.split(';')[0] ?? '';
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(session.hasCookie(text)).toBe(false);
        expect(session.hasCookie(`${text.replaceAll(';', '')};${cookie}`)).toBe(true);
        expect(session.useToken(text)).toBe(false);
      }),
    );
    expect(session.hasCookie(undefined)).toBe(false);
    expect(session.useToken(session.token)).toBe(true);
    expect(session.useToken(session.token)).toBe(false);
  });
});
