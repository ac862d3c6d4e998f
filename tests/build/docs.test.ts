// What the documentation points to is there.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../../build/project.mjs';

const markdownIn = (folder: string): string[] =>
  readdirSync(join(root, folder))
    .filter((name) => name.endsWith('.md'))
    .map((name) => join(folder, name));

const engines = markdownIn('docs/engines');
const textOf = (page: string): string => readFileSync(join(root, page), 'utf8');

describe.each([...markdownIn('.'), ...markdownIn('docs'), ...engines])('%s', (page) => {
  it('links to files that there are', () => {
    const links = [...textOf(page).matchAll(/\]\((?!https?:|#)([^)#\s]+)/g)].map(([, to]) => to!);
    const lost = links.filter((to) => !existsSync(join(root, dirname(page), to)));
    expect(lost).toEqual([]);
  });
});

describe.each(engines)('%s', (page) => {
  it('names source files that there are', () => {
    const game = join(root, 'src-shared/games', basename(page, '.md'));
    const named = [...textOf(page).matchAll(/`((?:[\w-]+\/)*[\w.]+\.(?:ts|json))`/g)];
    const names = named.map(([, name]) => name!).filter((name) => !name.startsWith('out/'));
    expect(names.length).toBeGreaterThan(1);
    const places = [game, join(game, 'kernel'), root];
    const lost = names.filter((name) => !places.some((place) => existsSync(join(place, name))));
    expect(lost).toEqual([]);
  });
});

it('every promise of docs/SECURITY.md names the tests that show it', () => {
  const rows = textOf('docs/SECURITY.md')
    .split('\n')
    .filter((line) => /^\| (?!promise|-)/.test(line));
  expect(rows.length).toBeGreaterThan(25);
  const tests = /\]\(\.\.\/tests\/[\w/]+\.(test|spec)\.ts\)/;
  expect(rows.filter((row) => !tests.test(row))).toEqual([]);
});
