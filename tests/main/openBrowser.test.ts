import { describe, expect, it } from 'vitest';
import { openBrowser, startProgram } from '../../src-main/host/openBrowser.ts';

const ADDRESS = 'http://127.0.0.1:1/?token=0';

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
    ['linux', 'xdg-open', `xdg-open ${ADDRESS}`],
    ['darwin', 'open', `open ${ADDRESS}`],
    ['win32', 'rundll32', `rundll32 url.dll,FileProtocolHandler ${ADDRESS}`],
  ] as const)(
    'uses what the person has chosen for addresses (%s)',
    async (platform, file, call) => {
      const { calls, start } = makeComputer(file, 'chromium');
      expect(await openBrowser(ADDRESS, platform, start)).toBe(true);
      expect(calls).toEqual([call]);
    },
  );

  it('takes a window of Chromium where there is no such choice', async () => {
    const { calls, start } = makeComputer('google-chrome');
    expect(await openBrowser(ADDRESS, 'linux', start)).toBe(true);
    expect(calls.at(-1)).toBe(`google-chrome --app=${ADDRESS}`);
  });

  it('says when there is nothing to open it with', async () => {
    expect(await openBrowser(ADDRESS, 'linux', makeComputer().start)).toBe(false);
  });

  it('takes a program for started unless it is missing or ends badly at once', async () => {
    const node = process.execPath;
    expect(await startProgram(node, ['-e', 'process.exit(0)'])).toBe(true);
    expect(await startProgram(node, ['-e', 'process.exit(3)'])).toBe(false);
    expect(await startProgram('/no/such/browser', [])).toBe(false);
  });
});
