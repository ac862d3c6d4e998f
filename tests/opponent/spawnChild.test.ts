import { realpathSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import type { ChildHandle } from '../../src-main/opponent/childHandle.ts';
import { spawnChild } from '../../src-main/opponent/spawnChild.ts';
import { temporaryFolder } from '../main/temporaryFolder.ts';

const run = (script: string, folder = temporaryFolder()): ChildHandle =>
  spawnChild({ file: process.execPath, args: ['-e', script], folder });

/** All that a child writes until it ends, and how it ended. */
function finish(child: ChildHandle): Promise<{ text: string; reason: string }> {
  let text = '';
  child.onText((chunk) => (text += chunk));
  return new Promise((resolve) => child.onExit(({ reason }) => resolve({ text, reason })));
}

describe('a program that we start', () => {
  it('sees its own folder and hardly anything of our environment', async () => {
    vi.stubEnv('SECRET_TOKEN', 'abc');
    vi.stubEnv('NODE_OPTIONS', '');
    const folder = realpathSync(temporaryFolder());
    const script =
      'process.stdout.write(JSON.stringify([process.cwd(), Object.keys(process.env)]), () => process.exit())';
    const { text } = await finish(run(script, folder));
    const [cwd, names] = JSON.parse(text) as [string, string[]];
    expect(cwd).toBe(folder);
    expect(names).not.toContain('SECRET_TOKEN');
    expect(names).not.toContain('NODE_OPTIONS');
    expect(names).not.toContain('HOME');
  });

  it('is read as UTF-8 however its bytes arrive', async () => {
    const script = `
      const bytes = Buffer.from('象.');
      process.stdout.write(bytes.subarray(0, 1));
      setTimeout(() => process.stdout.write(bytes.subarray(1)), 50);`;
    expect((await finish(run(script))).text).toBe('象.');
  });

  it('that is not there, or can’t be started, is told like one that ended', async () => {
    const missing = spawnChild({ file: '/no/such/program', args: [], folder: temporaryFolder() });
    missing.write('restart;\n');
    expect((await finish(missing)).reason).toMatch(/could not be started .*ENOENT/);
    missing.kill();
    const nowhere = run('', '/no/such/folder');
    expect((await finish(nowhere)).reason).toMatch(/could not be started/);
  });

  it('is given arguments as they are, without a shell', async () => {
    const child = spawnChild({
      file: process.execPath,
      args: ['-e', 'process.stdout.write(process.argv[1])', '; echo $HOME `id` "x"'],
      folder: temporaryFolder(),
    });
    expect((await finish(child)).text).toBe('; echo $HOME `id` "x"');
  });
});
