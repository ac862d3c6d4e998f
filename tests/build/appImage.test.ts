// What starts Quintet from its AppImage, as electron-builder makes it; the image itself needs tools from outside.
import { generateAppRunScript } from 'app-builder-lib/out/targets/appimage/appImageUtil.js';
import { build } from 'electron-builder';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { gather } from '../../build/processes.mjs';
import { root } from '../../build/project.mjs';
import { NO_SANDBOX, refusedSwitches } from '../../src-main/host/refusedSwitches.ts';
import { temporaryFolder } from '../main/temporaryFolder.ts';

/** The arguments with which `AppRun` starts the app, on a system that lets programs make user namespaces or does not. */
async function startedWith(hasNamespaces: boolean, args: readonly string[]): Promise<string[]> {
  const folder = temporaryFolder();
  const script = generateAppRunScript({
    DesktopFileName: 'quintet.desktop',
    ExecutableName: 'quintet',
    ProductName: 'Quintet',
    ProductFilename: 'Quintet',
    ResourceName: 'appimagekit-quintet',
  });
  writeFileSync(join(folder, 'AppRun'), script, { mode: 0o755 });
  writeFileSync(join(folder, 'quintet'), '#!/bin/sh\nprintf "%s\\n" "$@"\n', { mode: 0o755 });
  const unshare = `#!/bin/sh\nexit ${hasNamespaces ? 0 : 1}\n`;
  writeFileSync(join(folder, 'unshare'), unshare, { mode: 0o755 });
  const { code, output } = await gather(join(folder, 'AppRun'), args);
  expect(code, output).toBe(0);
  return output.split('\n').filter((line) => line !== '');
}

/** Shell scripts are for Linux, where AppImages are. */
const SYSTEMS = process.platform === 'linux' ? ['linux'] : [];

describe('the AppImage', () => {
  it('is started by its entry in the menu without switching anything off', async () => {
    const folder = temporaryFolder();
    const unpacked = join(folder, 'unpacked');
    mkdirSync(unpacked);
    const computed: { desktop: string }[] = [];
    await build({
      projectDir: root,
      linux: ['AppImage'],
      x64: true,
      prepackaged: unpacked,
      publish: 'never',
      config: {
        extends: join(root, 'build/electron-builder.yml'),
        directories: { output: join(folder, 'dist') },
      },
      effectiveOptionComputed: (options: { desktop: string }) => {
        computed.push(options);
        return Promise.resolve(true);
      },
    });
    const [{ desktop } = { desktop: '' }] = computed;
    expect(desktop).toMatch(/^Exec=AppRun %U$/m);
    expect(desktop).toMatch(/^Name=Quintet$/m);
  }, 60_000);

  it.each(SYSTEMS)('is started in its sandbox wherever there can be one (%s)', async () => {
    expect(await startedWith(true, [])).toEqual([]);
    expect(await startedWith(true, ['game.json'])).toEqual(['game.json']);
  });

  it.each(SYSTEMS)('does not run where it would have none (%s)', async () => {
    const args = await startedWith(false, ['game.json']);
    expect(refusedSwitches(args, 'linux')).toEqual([NO_SANDBOX]);
  });
});
