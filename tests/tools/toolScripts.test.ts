import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { root } from '../../build/project.mjs';
import { listTools, toolNames, toolSummary } from '../../build/toolScripts.mjs';

const FOLDERS = { arena: 'strength', bench: 'bench', train: 'make' } as const;
const folders = Object.keys(FOLDERS) as (keyof typeof FOLDERS)[];

/** What a command of package.json says, and the status it ends with. */
async function run(command: string, args: readonly string[]) {
  const script = join(root, 'build/run.mjs');
  const started = promisify(execFile)(process.execPath, [script, command, ...args]);
  return started.then(
    ({ stdout, stderr }) => ({ stdout, stderr, code: 0 }),
    ({ stdout, stderr, code }: { stdout: string; stderr: string; code: number }) => ({
      ...{ stdout, stderr, code },
    }),
  );
}

describe('the tools', () => {
  it.each(folders)('in %s each say in a line what they do and how long they take', (folder) => {
    const names = toolNames(folder);
    expect(names.length).toBeGreaterThan(1);
    for (const name of names) {
      expect(toolSummary(folder, name), name).toMatch(/^\S.{20,110}: \S.*$/);
    }
    expect(listTools(folder).trimEnd().split('\n')).toHaveLength(names.length);
  });

  it.each(folders)('in %s are the ones that the documentation names', (folder) => {
    const pages = ['README.md', 'docs/measurements.md', 'docs/ARCHITECTURE.md'].concat(
      readdirSync(join(root, 'docs/engines')).map((name) => `docs/engines/${name}`),
    );
    const text = pages.map((page) => readFileSync(join(root, page), 'utf8')).join('\n');
    const command = new RegExp(`npm run (?:-s )?${FOLDERS[folder]} -- (\\w+)`, 'g');
    const named = new Set([...text.matchAll(command)].map(([, name]) => name ?? ''));
    named.delete('NAME');
    expect(named.size).toBeGreaterThan(1);
    expect(toolNames(folder)).toEqual(expect.arrayContaining([...named]));
  });

  it.each(folders)('in %s are listed when none is named, and none is started', async (folder) => {
    const { stdout, code } = await run(FOLDERS[folder], []);
    expect(code).toBe(0);
    expect(stdout).toContain(listTools(folder));
  });

  it.each(folders)('in %s are listed when another is named', async (folder) => {
    const { stdout, stderr, code } = await run(FOLDERS[folder], ['toolScripts']);
    expect({ stdout, code }).toEqual({ stdout: '', code: 2 });
    expect(stderr).toMatch(/^there is no toolScripts\n/);
    expect(stderr).toContain(listTools(folder));
  });
});
