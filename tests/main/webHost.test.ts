import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { startWebHost } from '../../src-main/host/webHost.ts';
import { FILES, startTestHost } from './hostClient.ts';

const STRICT_HEADERS = {
  'content-security-policy': expect.stringContaining("default-src 'none'") as string,
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), usb=()',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'cache-control': 'no-store',
};

describe('the address of a window', () => {
  it('is on this computer only and carries an entry of 256 bits where no request shows it', async () => {
    const { host } = await startTestHost();
    const [first, second] = [host.makeAddress(), host.makeAddress()];
    expect(first).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/#enter=[0-9a-f]{64}$/);
    expect(second).not.toBe(first);
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
  it('its files, which hold no secret, with their types, strict headers and never a cookie', async () => {
    const { get, name } = await startTestHost();
    for (const path of ['/', '/index.html', '/?x=1']) {
      expect(await get(path)).toMatchObject({ status: 200, headers: STRICT_HEADERS });
    }
    const { status, headers, body } = await get('/assets/index.js', { cookie: 'quintet=1' });
    expect({ status, body }).toEqual({ status: 200, body: '1;' });
    expect(headers).toMatchObject({
      ...STRICT_HEADERS,
      'content-type': 'text/javascript; charset=utf-8',
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
    expect(headers['set-cookie']).toBeUndefined();
  });

  it('the same headers with refusals', async () => {
    const { get } = await startTestHost();
    for (const answer of [
      await get('/x'),
      await get('/', { host: 'evil.example' }),
      await get('/', {}, 'POST'),
    ]) {
      expect(answer.headers).toMatchObject(STRICT_HEADERS);
    }
  });

  it('nothing else, whatever the path', async () => {
    const { get } = await startTestHost();
    const known = [...FILES.keys()];
    const traversal = fc
      .array(fc.constantFrom('..', '.', '%2e%2e', '%2f', '%5c', '\\', 'assets', 'index.html', ''), {
        maxLength: 6,
      })
      .map((parts) => `/${parts.join('/')}`);
    const path = fc.oneof(traversal, fc.webPath()).filter((each) => !known.includes(each));
    await fc.assert(
      fc.asyncProperty(path, async (each) => {
        expect((await get(each === '' ? '/x' : each)).status).toBe(404);
      }),
      { numRuns: 60 },
    );
  });

  it.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'TRACE'])('no %s', async (method) => {
    const { get } = await startTestHost();
    const answer = await get('/', {}, method);
    expect(answer).toMatchObject({ status: 405, headers: { allow: 'GET, HEAD' } });
  });

  it('HEAD without the body', async () => {
    const { get } = await startTestHost();
    expect(await get('/', {}, 'HEAD')).toMatchObject({ status: 200, body: '' });
  });

  it('its page however many cookies other servers of this computer have left in the browser', async () => {
    const { get } = await startTestHost();
    const cookie = Array.from({ length: 180 }, (_, n) => `c${n}=${'x'.repeat(4_000)}`).join('; ');
    expect(await get('/', { cookie })).toMatchObject({ status: 200 });
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
  ])('is refused for its host %s', async (host) => {
    const { get, port } = await startTestHost();
    const { status } = await get('/', { host: host.replace('PORT', String(port)) });
    expect(status).toBe(403);
  });

  it.each([
    ['no host', 'GET / HTTP/1.1\r\n\r\n', 400],
    ['two hosts', 'GET / HTTP/1.1\r\nHost: a\r\nHost: NAME\r\n\r\n', 403],
    ['no HTTP', 'hello\r\n\r\n', 400],
    ['a control character', 'GET /\u0000 HTTP/1.1\r\nHost: NAME\r\n\r\n', 400],
    ['a path that can’t be decoded', 'GET /%E0%A4%A HTTP/1.1\r\nHost: NAME\r\n\r\n', 404],
    ['a double slash', 'GET // HTTP/1.1\r\nHost: NAME\r\n\r\n', 404],
    ['a whole address', 'GET http://evil.example/ HTTP/1.1\r\nHost: NAME\r\n\r\n', 404],
    ['a broken length', 'GET / HTTP/1.1\r\nHost: NAME\r\nContent-Length: x\r\n\r\n', 400],
    [
      'an upgrade to nothing',
      'GET /socket HTTP/1.1\r\nHost: NAME\r\nConnection: Upgrade\r\nUpgrade: x\r\n\r\n',
      403,
    ],
  ])('is refused for %s, and the host lives on', async (_, text, status) => {
    const { sendRaw, name, get } = await startTestHost();
    expect(await sendRaw(text.replaceAll('NAME', name))).toMatch(`HTTP/1.1 ${status}`);
    expect((await get('/')).status).toBe(200);
  });

  it('is refused for a header that does not end', async () => {
    const { sendRaw, name, get } = await startTestHost();
    const answer = await sendRaw(`GET / HTTP/1.1\r\nHost: ${name}\r\nX: ${'x'.repeat(2_000_000)}`);
    // What is still on its way when the connection is destroyed may take the answer with it.
    expect(['', 'HTTP/1.1 400 Bad Request']).toContain(answer);
    expect((await get('/')).status).toBe(200);
  });
});
