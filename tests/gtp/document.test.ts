import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../../build/project.mjs';
import { openGtp } from './gtpTable.ts';

const text = readFileSync(join(root, 'docs/GTP.md'), 'utf8');

describe('docs/GTP.md', () => {
  it('shows a conversation as it takes place', async () => {
    const [, transcript = ''] = /```gtp\n(.*?)```/s.exec(text) ?? [];
    const exchanges = transcript.trimEnd().split('\n\n');
    expect(exchanges.length).toBeGreaterThan(5);
    const table = openGtp('hex');
    for (const exchange of exchanges) {
      const [command = '', ...response] = exchange.split('\n');
      // The page shows no space at the end of a line.
      const answer = (await table.ask(command)).replaceAll(/ +$/gm, '');
      expect(answer).toBe(response.join('\n'));
    }
    expect(table.hasQuit()).toBe(true);
  });

  it('names every command', async () => {
    const commands = (await openGtp('hex').ask('list_commands')).slice(2).split('\n');
    for (const command of commands) expect(text).toMatch(new RegExp(`^\\|.*\`${command}\\b`, 'm'));
  });
});
