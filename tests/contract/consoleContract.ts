import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type ConsoleAnswer, playOnConsole } from '../../src-shared/core/consoleProgram.ts';
import { dialectById } from '../../src-shared/games/consoles.ts';
import { type GameId, gameById } from '../../src-shared/games/index.ts';
import { anyText } from './gameContract.ts';
import { playRandomly } from './playthrough.ts';

/** What a console program prints for some lines of input, and whether it came to its own end. */
function transcribe(id: GameId, input: readonly string[]): { text: string; isDone: boolean } {
  const game = gameById(id);
  const program = playOnConsole({
    game,
    dialect: dialectById(id),
    setup: game.setups[0] ?? {},
    computer: undefined,
  });
  let step = program.next();
  let text = '';
  const queue = [...input];
  while (!step.done) {
    text += step.value.text;
    const line = queue.shift();
    if (line === undefined && program.next({ kind: 'endOfInput' }).done) {
      return { text, isDone: false };
    }
    const answer: ConsoleAnswer = { kind: 'line', text: line ?? '' };
    step = program.next(answer);
  }
  return { text: text + step.value, isDone: true };
}

/** How a console program must behave, whatever is typed. */
export function describeConsoleContract(id: GameId): void {
  const game = gameById(id);
  const setup = game.setups[0] ?? {};

  it('plays a whole game on the console, with junk between the moves', () => {
    const { moves, positions } = playRandomly(game, setup, 17);
    const typed = moves.flatMap((move, ply) => {
      const position = positions[ply] ?? positions[0];
      const isForced = dialectById(id).forced?.(position) !== undefined;
      return isForced ? [] : ['', '?!', game.notation.make(position, move)];
    });
    const { text, isDone } = transcribe(id, typed);
    expect(isDone).toBe(true);
    const end = positions.at(-1) ?? positions[0];
    const outcome = game.outcome(end);
    if (outcome === undefined) throw new Error('the game is not over');
    expect(text.endsWith(`${game.render(end)}\n${dialectById(id).announce(outcome)}\n`)).toBe(true);
    const warnings = text.match(/invalid[^\n]*again\./gi) ?? [];
    expect(warnings.length).toBe((2 * typed.length) / 3);
  });

  it('never fails on the console, whatever is typed, and keeps the board when nothing valid is', () => {
    const start = `${game.render(game.initial(setup))}\n`;
    fc.assert(
      fc.property(fc.array(anyText, { maxLength: 30 }), (lines) => {
        expect(transcribe(id, lines).text.startsWith(start)).toBe(true);
      }),
    );
    const junk = transcribe(id, ['x'.repeat(100_000), '99999999999999999999', '-1', '\u0000']).text;
    expect(junk.split(start).length).toBe(2);
    expect(junk.length).toBeLessThan(start.length + 1_500);
  });
}
