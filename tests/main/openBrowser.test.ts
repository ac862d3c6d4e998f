import { describe, expect, it } from 'vitest';
import { openBrowser, startProgram } from '../../src-main/host/openBrowser.ts';

const PATH = '/tmp/a b/entry.html';

/** A computer that has only these programs. */
function makeComputer(...programs: string[]) {
  const calls: string[] = [];
  const start = (file: string, args: readonly string[]): Promise<boolean> => {
    calls.push([file, ...args].join(' '));
    return Promise.resolve(programs.includes(file));
  };
  return { calls, start };
}

describe('opening the browser', () => {
  it.each([
    ['linux', 'xdg-open', `xdg-open ${PATH}`],
    ['darwin', 'open', `open ${PATH}`],
    ['win32', 'rundll32', `rundll32 url.dll,FileProtocolHandler ${PATH}`],
  ] as const)('uses what the person has chosen for pages (%s)', async (platform, file, call) => {
    const { calls, start } = makeComputer(file, 'chromium');
    expect(await openBrowser(PATH, { platform, start })).toBe(true);
    expect(calls).toEqual([call]);
  });

  it('takes a window of Chromium where there is no such choice', async () => {
    const { calls, start } = makeComputer('google-chrome');
    expect(await openBrowser(PATH, { platform: 'linux', start })).toBe(true);
    expect(calls.at(-1)).toBe('google-chrome --app=file:///tmp/a%20b/entry.html');
  });

  it('takes a Chromium that fills the screen for a kiosk, apart from the person’s own', async () => {
    const { calls, start } = makeComputer('chromium', 'xdg-open');
    const kioskFolder = '/tmp/data/kiosk';
    expect(await openBrowser(PATH, { platform: 'linux', start, kioskFolder })).toBe(true);
    const [call = ''] = calls;
    expect(call).toMatch(/^chromium --kiosk .*--app=file:\/\/\/tmp\/a%20b\/entry\.html$/);
    expect(call).toContain(' --user-data-dir=/tmp/data/kiosk ');
    const other = makeComputer('xdg-open');
    expect(await openBrowser(PATH, { platform: 'linux', start: other.start, kioskFolder })).toBe(
      true,
    );
    expect(other.calls.at(-1)).toBe(`xdg-open ${PATH}`);
  });

  it('says when there is nothing to open it with', async () => {
    expect(await openBrowser(PATH, { platform: 'linux', start: makeComputer().start })).toBe(false);
  });

  it('takes a program for started unless it is missing or ends badly at once', async () => {
    const node = process.execPath;
    expect(await startProgram(node, ['-e', 'process.exit(0)'])).toBe(true);
    expect(await startProgram(node, ['-e', 'process.exit(3)'])).toBe(false);
    expect(await startProgram('/no/such/browser', [])).toBe(false);
  });
});
