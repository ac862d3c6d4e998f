import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');

/** The scripts behind the commands that a newcomer types first. */
const COMMANDS = ['start', 'test', 'run'];

const loadedBy = (command: string): readonly string[] => {
  const source = readFileSync(join(ROOT, 'build', `${command}.mjs`), 'utf8');
  return [...source.matchAll(/from '\.\/(\w+\.mjs)'/g)].map(([, file]) => file!);
};

it('the scripts behind npm test and npm start load where nothing is installed yet', () => {
  const clone = mkdtempSync(join(tmpdir(), 'quintet-clone-'));
  onTestFinished(() => rmSync(clone, { recursive: true }));
  cpSync(join(ROOT, 'build'), join(clone, 'build'), { recursive: true });
  cpSync(join(ROOT, 'package.json'), join(clone, 'package.json'));
  const files = [...new Set(COMMANDS.flatMap(loadedBy))];
  expect(files).toEqual(expect.arrayContaining(['project.mjs', 'staticChecks.mjs']));
  const imports = files.map((file) => `import './build/${file}';`).join('\n');
  const args = ['--input-type=module', '--eval', `${imports}\nconsole.log('loaded');`];
  expect(execFileSync(process.execPath, args, { cwd: clone, encoding: 'utf8' })).toBe('loaded\n');
});
