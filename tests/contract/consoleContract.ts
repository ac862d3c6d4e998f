import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type ConsoleAnswer, playOnConsole } from '../../src-shared/core/consoleProgram.ts';
import { WordReader } from '../../src-shared/core/consoleWords.ts';
import { makeRandom } from '../../src-shared/core/random.ts';
import { type GameId, gameById } from '../../src-shared/games/index.ts';
import { gameTexts } from '../../src-shared/games/texts.ts';
import { anyText } from './gameContract.ts';
import { playRandomly } from './playthrough.ts';
import { rounds } from '../rounds.ts';

/** What a console program prints for some input. */
interface Transcript {
  readonly text: string;
  /** Whether it came to its own end, before that of the input. */
  readonly isDone: boolean;
}

function transcribe(id: GameId, input: string): Transcript {
  const reader = new WordReader();
  const words = [...reader.read(input), ...reader.end()].values();
  const game = gameById(id);
  const program = playOnConsole({
    game,
    texts: gameTexts(id),
    setup: game.setups[0],
    computer: undefined,
  });
  const texts: string[] = [];
  let isDone = true;
  let step = program.next();
  while (!step.done) {
    texts.push(step.value.text);
    const { done, value: word } = words.next();
    isDone = !done;
    const answer: ConsoleAnswer = done ? { kind: 'endOfInput' } : { kind: 'word', word };
    step = program.next(answer);
  }
  return { text: [...texts, step.value].join(''), isDone };
}

const BLANKS = [' ', '\n', '\r\n', '\t', '\n\n', '  ', ' \n \n '];
const blank = fc.constantFrom(...BLANKS);

/** How a console program must behave, whatever is typed. */
export function describeConsoleContract(id: GameId): void {
  const game = gameById(id);
  const { console: dialect, render } = gameTexts(id);
  const setup = game.setups[0];
  const { moves, positions } = playRandomly(game, setup, 17);
  const asked = moves.flatMap((move, ply) => {
    const position = positions[ply] ?? positions[0];
    return dialect.forced?.(position) === undefined ? [{ move, position }] : [];
  });
  const answers = asked.map(({ move, position }) => dialect.words(position, move));

  it('plays a whole game on the console, with junk between the moves', () => {
    const typed = answers.flatMap((words) => [...words.map(() => '?!'), ...words]);
    const { text, isDone } = transcribe(id, typed.join('\n'));
    const end = positions.at(-1) ?? positions[0];
    const outcome = game.outcome(end);
    if (outcome === undefined) throw new Error('the game is not over');
    const again = dialect.commands?.prompt ?? '';
    const last = `${render(end)}\n${dialect.announce(outcome)}\n${again}`;
    expect(text.endsWith(last)).toBe(true);
    expect(isDone).toBe(dialect.commands === undefined);
    expect(text.match(/invalid[^\n]*again\. ?\n/gi)).toHaveLength(answers.length);
  });

  it('takes a game with any white space between its words, and ends quietly with the input', () => {
    const words = answers.flat();
    const { text } = transcribe(id, words.join('\n'));
    fc.assert(
      fc.property(fc.array(blank, { minLength: 1 }), fc.nat(words.length), (blanks, count) => {
        const spaced = words.map((word, index) => `${blanks[index % blanks.length]}${word}`);
        expect(transcribe(id, spaced.join('')).text).toBe(text);
        const cut = transcribe(id, spaced.slice(0, count).join(''));
        expect(text.startsWith(cut.text)).toBe(true);
      }),
      { numRuns: 20 },
    );
  });

  it('never fails on the console, whatever is typed, and keeps the board when nothing valid is', () => {
    const start = `${render(game.initial(setup))}\n`;
    fc.assert(
      fc.property(fc.array(anyText, { maxLength: 30 }), (lines) => {
        expect(transcribe(id, lines.join('\n')).text.startsWith(start)).toBe(true);
      }),
    );
    const junk = ['x'.repeat(100_000), '99999999999999999999', '-1', '\u0000'].join('\n');
    const { text } = transcribe(id, junk);
    expect(text.split(start).length).toBe(2);
    expect(text.length).toBeLessThan(start.length + 1_500);
  });

  it('bears any number of bytes of junk and of what is nearly right', () => {
    const random = makeRandom(106);
    const byte = (): string => String.fromCharCode(random.below(256));
    const near = (): string => ' \nABCFabc0123456789+-'.charAt(random.below(20));
    for (const next of [byte, near]) {
      const input = Array.from({ length: rounds(10_000, 500_000) }, next).join('');
      const { text } = transcribe(id, input);
      expect(text.startsWith(render(positions[0]))).toBe(true);
    }
  });
}
