import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { answersTo, startProgram, thinkUntilStopped } from './programText.ts';

const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

describe('the Score Four program', () => {
  it('answers the example of the protocol', async () => {
    expect(await answersTo('play black;note: white plays B1;move;quit;')).toEqual([
      'ok.',
      'ok.',
      'A1.',
      'ok.',
    ]);
  });

  it('takes letters in either case and any white space between the parts of a command', async () => {
    const input =
      ' \r\n PLAY\tWhite ;NOTE :\n black\t\tPLAYS\r\n b1\n;Move;\n\n note:WHITE plays c2 ; ';
    expect(await answersTo(input)).toEqual(['ok.', 'ok.', 'A1.', 'ok.']);
  });

  it('answers the same however the input is cut into pieces', async () => {
    const input = 'restart;play white;move;note: black plays D4;\r\nmove;foo;show;quit;';
    const expected = await answersTo(input);
    await fc.assert(
      fc.asyncProperty(fc.array(fc.nat(input.length)), async (cuts) => {
        const { program, lines } = startProgram();
        const places = [0, ...cuts.sort((a, b) => a - b), input.length];
        for (const [index, place] of places.entries()) {
          program.read(input.slice(place, places[index + 1]));
          await program.idle();
        }
        expect(lines).toEqual(expected);
      }),
      { numRuns: 50 },
    );
  });

  it('plays the colour whose turn it is by the bead counts when it has none', async () => {
    const show = async (input: string) => (await answersTo(`${input}show;`)).join('\n');
    expect(await show('move;')).toContain('1 W . . .');
    expect(await show('note: white plays D4;move;')).toContain('1 B . . .');
    expect(await show('note: black plays D4;note: black plays D4;move;')).toContain('1 W . . .');
  });

  it('takes notes for both colours in any order, before or after it has a colour', async () => {
    const input =
      'note: black plays A1;note: black plays A1;note: white plays A1;play white;play black;move;restart;move;';
    expect(await answersTo(input)).toEqual([
      'ok.',
      'ok.',
      'ok.',
      'ok.',
      'ok.',
      'A1.',
      'ok.',
      'A1.',
    ]);
  });

  it.each([
    ['dance;', 'error: unknown command "dance".'],
    [';', 'error: the command is empty.'],
    ['play green;', 'error: play is followed by white or black.'],
    ['playwhite;', 'error: unknown command "playwhite".'],
    ['note: white plays E1;', 'error: "e1" is not a location: a letter A-D and a digit 1-4.'],
    ['note white plays A1;', 'error: unknown command "note white plays a1".'],
    ['note: white to A1;', 'error: a note reads "note: white plays B1" or "note: black plays B1".'],
    ['level 9;', 'error: a level is a whole number from 1 to 8.'],
    ['time 0;', 'error: a time is a number of seconds from 1/100 to 600.'],
    ['undo;', 'error: there is no bead to take back.'],
    ['play white', 'error: the input ended inside a command.'],
    ['a.b\u0007é;', 'error: unknown command "a,b??".'],
  ])('answers %j with an error in one line', async (input, answer) => {
    expect(await answersTo(input)).toEqual([answer]);
  });

  it('refuses a bead on a full peg and leaves the board as it was', async () => {
    const note = 'note: white plays A1;note: black plays A1;';
    const lines = await answersTo(`${note}${note}note: white plays A1;undo;move;`);
    expect(lines.slice(4)).toEqual(['error: peg A1 is full.', 'ok.', 'A1.']);
  });

  it('refuses to move when a line is complete, but still takes notes where a peg has room', async () => {
    const line = ['A1', 'B1', 'C1', 'D1'].map((at) => `note: white plays ${at};`).join('');
    const lines = await answersTo(`${line}move;note: black plays A1;undo;undo;move;`);
    expect(lines.slice(4)).toEqual([
      'error: a line is complete, the game is over.',
      'ok.',
      'ok.',
      'ok.',
      'A1.',
    ]);
  });

  it('refuses to move on a full board, and moves after an early draw that a referee may not know', async () => {
    // Nobody can complete a line of this board any more once peg C1 has one bead.
    const pegs = 'wwwb/bbww/bbwb/bbbw/bwww/wbbw/wbbb/wwbw/wbbw/wbww/bwwb/bbwb/wwbw/bwwb/bbww/bwbb';
    const notes = pegs.split('/').map((beads, peg) => {
      const location = `${'ABCD'.charAt(peg % 4)}${Math.floor(peg / 4) + 1}`;
      return [...beads].map(
        (bead) => `note: ${bead === 'w' ? 'white' : 'black'} plays ${location};`,
      );
    });
    const full = notes.flat().join('');
    expect((await answersTo(`${full}move;`)).at(-1)).toBe('error: the board is full.');
    const drawn = notes.flatMap((peg, index) => (index === 2 ? peg.slice(0, 1) : peg)).join('');
    expect((await answersTo(`${drawn}move;move;`)).slice(-2)).toEqual(['C1.', 'C1.']);
  });

  it('refuses a command that is too long and holds none of it', async () => {
    const lines = await answersTo(`${'x'.repeat(5_000)};restart;${' '.repeat(5_000)}restart;`);
    expect(lines).toEqual(['error: a command has at most 1024 characters.', 'ok.', 'ok.']);
  });

  it('takes back beads, changes level and time, and draws the board', async () => {
    const lines = await answersTo('level 3;time 0.25;note: white plays B2;undo;stop;show;');
    expect(lines.slice(0, 5)).toEqual(['ok.', 'ok.', 'ok.', 'ok.', 'ok.']);
    expect(lines[5]).toMatch(/^ {2}height 1[^]*\nok\.$/);
  });
});

describe('while the Score Four program thinks', () => {
  it('keeps reading, and answers in the order of the commands', async () => {
    const { program, lines } = startProgram(thinkUntilStopped);
    program.read('move;note: black plays B1;show;');
    await settled();
    expect(lines).toEqual([]);
    expect(program.backlog).toBe(2);
    program.read('stop;');
    await program.idle();
    expect(lines.map((line) => line.split('\n').at(-1))).toEqual(['A1.', 'ok.', 'ok.', 'ok.']);
  });

  it.each(['stop;', 'restart;', 'quit;'])('is cut short by %s', async (command) => {
    const { program, lines } = startProgram(thinkUntilStopped);
    program.read('move;');
    await settled();
    program.read(command);
    await program.idle();
    expect(lines).toEqual(['A1.', 'ok.']);
  });

  it('thinks its time when the end of the game stands in the same piece of input', async () => {
    const { program, lines } = startProgram(thinkUntilStopped);
    program.read('move;quit;');
    await settled();
    expect(lines).toEqual([]);
    program.read('stop;');
    await program.idle();
    expect(lines).toEqual(['A1.', 'ok.']);
  });

  it('plays by itself when its thinker fails or answers nonsense', async () => {
    const crash = () => Promise.reject(new Error('crashed'));
    const nonsense = () => Promise.resolve(99 as never);
    for (const think of [crash, nonsense]) {
      const lines = await answersTo('play white;move;', think);
      expect(lines[1]).toMatch(/^[A-D][1-4]\.$/);
    }
  });
});

describe('any input', () => {
  it(
    'is answered line by line with ok, a location with room, or an error',
    { timeout: 60_000 },
    async () => {
      const words = [
        'restart',
        'play white',
        'move',
        'note: black plays ',
        'a1',
        'D4',
        'undo',
        ';',
        '; ',
        'show',
      ];
      const junk = fc.oneof(
        fc.constantFrom(...words),
        fc.string({ unit: 'binary', maxLength: 30 }),
      );
      await fc.assert(
        fc.asyncProperty(fc.array(junk, { maxLength: 60 }), async (pieces) => {
          const { program, lines } = startProgram();
          for (const piece of pieces) program.read(piece);
          program.end();
          await program.idle();
          for (const line of lines) {
            expect(line).toMatch(/^(ok|[A-D][1-4]|error: [ -~]*[^.]|[^]*\nok)\.$/);
          }
        }),
        { numRuns: 300 },
      );
    },
  );

  it('of a million random characters does no harm', async () => {
    const { program, lines } = startProgram();
    const alphabet = 'restaplywhitbckmovenu:;;.ABCD1234 \n\t\u0000é😀';
    let seed = 1;
    for (let piece = 0; piece < 1_000; piece++) {
      let text = '';
      for (let i = 0; i < 1_000; i++) {
        seed = (Math.imul(seed, 1_103_515_245) + 12_345) >>> 0;
        text += alphabet.charAt((seed >>> 16) % alphabet.length);
      }
      program.read(text);
    }
    await program.idle();
    program.read(';restart;move;');
    await program.idle();
    expect(lines.slice(-2)).toEqual(['ok.', 'A1.']);
  });
});
