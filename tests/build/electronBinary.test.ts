// A small script plays Electron's installer: one that fails, stalls, or works slowly.
import { describe, expect, it } from 'vitest';
import { fetchElectron } from '../../build/electronBinary.mjs';
import { finishedUnlessStalled, start } from '../../build/processes.mjs';

const fetch = (script: string, options: Partial<Parameters<typeof fetchElectron>[0]> = {}) => {
  const said: string[] = [];
  const result = fetchElectron({
    installer: ['-e', script],
    find: () => undefined,
    say: (text) => said.push(text),
    stallMs: 20_000,
    pollMs: 20,
    ...options,
  });
  return { result, said };
};

const DOWNLOADS_TWO_MEGABYTES = `
  require('node:fs').writeFileSync(require('node:os').tmpdir() + '/part', Buffer.alloc(2_000_000));
  setTimeout(() => {}, 1000);`;

describe("fetching Electron's program", () => {
  it('takes the one that is there', async () => {
    const { result, said } = fetch('process.exit(1)', { find: () => '/there' });
    expect(await result).toEqual({ ok: true, path: '/there' });
    expect(said).toEqual([]);
  });

  it('says why a download failed, in one line', async () => {
    const { result } = fetch(`console.error('TypeError: fetch failed\\n  at x'); process.exit(1)`);
    expect(await result).toEqual({
      ok: false,
      reason: "Electron's program cannot be downloaded (fetch failed).",
    });
  });

  it('gives up when nothing arrives any more, and ends the installer', async () => {
    const { result } = fetch('setInterval(() => {}, 1000)', { stallMs: 400 });
    expect(await result).toEqual({
      ok: false,
      reason: "Electron's program cannot be downloaded: nothing arrived for 0.4 seconds.",
    });
  });

  it('shows how much has arrived, and takes what came', async () => {
    let isComplete = false;
    const { result, said } = fetch(DOWNLOADS_TWO_MEGABYTES, {
      find: () => (isComplete ? '/fetched' : undefined),
    });
    isComplete = true;
    expect(await result).toEqual({ ok: true, path: '/fetched' });
    expect(said).toContain('Downloading Electron: 2 MB');
  });
});

describe('a watched program', () => {
  it('may take longer than a stall as long as its work grows', async () => {
    let amount = 0;
    const child = start(process.execPath, ['-e', 'setTimeout(() => {}, 1500)']);
    const watch = { measure: () => ++amount, stallMs: 300, pollMs: 20 };
    expect(await finishedUnlessStalled(child, watch)).toEqual({ code: 0, stalled: false });
  });
});
