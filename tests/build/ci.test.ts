import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { root } from '../../build/project.mjs';

/** Runs all checks with an npm that only says what its scripts say, each given by what it prints. */
function runWith(scripts: Readonly<Record<string, string>>) {
  const folder = mkdtempSync(join(tmpdir(), 'quintet-npm-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const cases = Object.entries(scripts).map(([name, shell]) => `${name}) ${shell} ;;`);
  const npm = `#!/bin/sh\ncase "$2" in\n${cases.join('\n')}\nesac\n`;
  writeFileSync(join(folder, 'npm'), npm, { mode: 0o755 });
  const PATH = `${folder}${delimiter}${process.env.PATH ?? ''}`;
  const { status, stdout } = spawnSync('sh', [join(root, '.ci/run')], {
    env: { ...process.env, PATH },
    encoding: 'utf8',
  });
  return { status, stdout, sum: stdout.trimEnd().split('\n').at(-1) };
}

const GOOD = { test: 'echo "3 passed, 0 failed"', 'test:long': 'echo "2 passed, 0 failed"' };

describe('all checks', () => {
  it('end with the sum of the short and the long ones', () => {
    const { status, stdout, sum } = runWith(GOOD);
    expect([status, sum]).toEqual([0, '5 passed, 0 failed']);
    expect(stdout.split('\n')).toContain('3 passed, 0 failed');
  });

  it('run the long ones even when the short ones fail, and fail', () => {
    const { status, sum } = runWith({ ...GOOD, test: 'echo "3 passed, 2 failed"; exit 1' });
    expect([status, sum]).toEqual([1, '5 passed, 2 failed']);
  });

  it.each(['exit 1', 'echo killed', 'echo "1 passed, 0 failed, or so"'])(
    'count a run that says no sum (%s) as failed',
    (end) => {
      const { status, sum } = runWith({ ...GOOD, 'test:long': end });
      expect([status, sum]).toEqual([1, '3 passed, 1 failed']);
    },
  );
});
