// The examples of docs/TOURNAMENTS.md.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { root } from '../../build/project.mjs';
import { parseTournamentOptions } from '../../src-main/tournament/options.ts';
import { makeTableText } from '../../src-shared/tournament/exportTable.ts';
import { startTournament, tournamentSchema } from '../../src-shared/tournament/tournament.ts';
import { level, planOf, program, won } from './plans.ts';

const page = readFileSync(join(root, 'docs/TOURNAMENTS.md'), 'utf8');

/** The code that is marked as of a kind. */
const code = (kind: string): string => {
  const [, text] = new RegExp(`\`\`\`${kind}\n(.*?)\`\`\``, 's').exec(page) ?? [];
  if (text === undefined) throw new Error(`there is no example of ${kind}`);
  return text;
};

it('the table as text is that of its games', () => {
  const plan = planOf({ participants: [level(1), level(3), program('fake')] });
  const games = [won(0, 1), won(1, 0), won(2, 0), won(3, null)];
  const tournament = { ...startTournament('abc', plan, '2026-11-29T12:00:00.000Z'), games };
  expect(code('text')).toBe(makeTableText(tournament));
});

it('the file is one', () => {
  expect(v.safeParse(tournamentSchema, JSON.parse(code('json'))).issues).toBeUndefined();
});

it('the commands are understood', () => {
  const lines = code('').trim().split('\n');
  expect(lines.length).toBeGreaterThan(2);
  for (const line of lines) {
    const [, words = ''] = /^npm run tournament -- (.*)$/.exec(line) ?? [];
    const args = [...words.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, word]) => quoted ?? word!);
    expect(parseTournamentOptions(args), line).toMatchObject({ ok: true, value: { task: {} } });
  }
});
