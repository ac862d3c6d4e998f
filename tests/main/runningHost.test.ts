import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  findAddress,
  forgetAddress,
  isAnswering,
  tellAddress,
  whenUsed,
} from '../../src-main/host/runningHost.ts';
import { storageFolder } from '../storage/faultyDisk.ts';
import { temporaryFolder } from './temporaryFolder.ts';

const address = (digit: string): string => `http://127.0.0.1:4000/#enter=${digit.repeat(64)}`;

describe('the address of a host that runs', () => {
  it('is found by the next start, in a file for its owner alone, until the host ends', async () => {
    const folder = temporaryFolder();
    expect(await findAddress(folder)).toBeUndefined();
    await tellAddress(storageFolder(folder), address('1'));
    expect(await findAddress(folder)).toBe(address('1'));
    if (process.platform !== 'win32') {
      expect(statSync(join(folder, 'browser.json')).mode & 0o777).toBe(0o600);
    }
    await forgetAddress(storageFolder(folder));
    expect(await findAddress(folder)).toBeUndefined();
    await forgetAddress(storageFolder(folder));
  });

  it('has been used when there is another one', async () => {
    const folder = temporaryFolder();
    await tellAddress(storageFolder(folder), address('1'));
    const used = whenUsed(folder, address('1'));
    await tellAddress(storageFolder(folder), address('2'));
    await used;
    expect(readFileSync(join(folder, 'browser.json'), 'utf8')).toContain(address('2'));
  });

  it.each([
    '',
    '{',
    'null',
    '{}',
    '{"address":["http://127.0.0.1:4000/"]}',
    JSON.stringify({ address: address('1').replace('127.0.0.1', 'evil.example') }),
    JSON.stringify({ address: `${address('1')}0` }),
  ])('is not taken from %s', async (text) => {
    const folder = temporaryFolder();
    writeFileSync(join(folder, 'browser.json'), text);
    expect(await findAddress(folder)).toBeUndefined();
  });

  it('is not looked for in a folder, and no folder is removed for it', async () => {
    const folder = temporaryFolder();
    mkdirSync(join(folder, 'browser.json'));
    expect(await findAddress(folder)).toBeUndefined();
    await forgetAddress(storageFolder(folder));
    expect(statSync(join(folder, 'browser.json')).isDirectory()).toBe(true);
    rmSync(folder, { recursive: true });
  });

  it('is worth nothing when nobody answers there', async () => {
    const server = createServer((_, response) => response.end()).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    expect(await isAnswering(address('1').replace('4000', String(port)))).toBe(true);
    server.close();
    server.closeAllConnections();
    await once(server, 'close');
    expect(await isAnswering(address('1').replace('4000', String(port)))).toBe(false);
  });
});
