import { describe, expect, it } from 'vitest';
import { startProgram } from './programText.ts';

const GAME = [
  ...[
    'restart;',
    'play black;',
    'note: white plays B1;',
    'move;',
    'note: white plays C2;',
    'move;',
  ],
  ...['restart;', 'play white;', 'move;', 'note: black plays D4;', 'move;', 'quit;'],
];

/** A referee that waits for each response. @param end what it sends after each command */
async function refereeWith(end: string): Promise<readonly string[]> {
  const { program, lines } = startProgram();
  for (const [index, command] of GAME.entries()) {
    program.read(`${command}${end}`);
    await program.idle();
    expect(lines, `after “${command}”`).toHaveLength(index + 1);
  }
  return lines;
}

describe('referees as people have written them', () => {
  it('are answered alike, whether they end a line after each command, or never, or twice', async () => {
    const answers = await refereeWith('\n');
    expect(answers.filter((answer) => /^[A-D][1-4]\.$/.test(answer))).toHaveLength(4);
    for (const end of ['', '\r\n', '\n\n', ' \t', '\r']) {
      expect(await refereeWith(end)).toEqual(answers);
    }
  });
});
