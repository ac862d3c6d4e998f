import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { GAME_IDS } from '../../src-shared/games/index.ts';
import { readCommandLine } from '../../src-shared/gtp/commandLine.ts';
import { openGtp } from './gtpTable.ts';

describe('a session', () => {
  it('frames its responses as the protocol says', async () => {
    const table = openGtp('hex');
    for (const piece of ['1 proto', 'col_version\n\r\nna', 'me\n7 nonsense\n4', '2\nquit']) {
      table.session.read(piece);
    }
    table.session.end();
    await table.session.idle();
    expect(table.written()).toBe(
      '=1 2\n\n= Quintet Hex\n\n?7 unknown command\n\n?42 unknown command\n\n= \n\n',
    );
  });

  it('knows the commands it lists', async () => {
    const table = openGtp('scoreFour');
    const commands = (await table.ask('list_commands')).slice(2).split('\n');
    expect(commands).toContain('analyse');
    for (const command of commands) {
      expect(await table.ask(`known_command ${command}`)).toBe('= true');
    }
    expect(await table.ask('known_command toString')).toBe('= false');
    expect(await table.ask('version')).toBe('= 1.2.3');
    expect(await table.ask('cputime')).toBe('= 1.500');
  });

  it('refuses a side that is not to move, an unknown colour, and moves that are not legal', async () => {
    const table = openGtp('hex');
    expect(await table.ask('play white a1')).toBe("? it is not white's turn");
    expect(await table.ask('genmove w')).toBe("? it is not white's turn");
    expect(await table.ask('play green a1')).toBe('? invalid colour');
    expect(await table.ask('play')).toBe('? invalid colour');
    expect(await table.ask('play b z99')).toMatch(
      /^\? illegal move: "z99" is not a cell: a1 to k11/,
    );
    expect(await table.ask('play B C2')).toBe('= ');
    expect(await table.ask('play x c2')).toBe('? illegal move: cell c2 is taken');
    expect(await table.ask('undo')).toBe('= ');
    expect(await table.ask('undo')).toBe('? cannot undo');
  });

  it('sets sizes and setups, which clears the board', async () => {
    const hex = openGtp('hex');
    expect(await hex.ask('boardsize 5')).toBe('= ');
    expect(await hex.ask('setup')).toBe('= size=5,swap=0');
    expect(await hex.ask('boardsize 5 6')).toBe('? unacceptable size');
    expect(await hex.ask('boardsize 99')).toBe('? unacceptable size');
    expect(await hex.ask('setup size=4 swap=on')).toBe('= ');
    expect(await hex.ask('setup shape=4')).toMatch(/^\? "shape=4" is not a setting/);
    const domineering = openGtp('domineering');
    expect(await domineering.ask('boardsize 7 5')).toBe('= ');
    expect(await domineering.ask('setup')).toBe('= rows=5,columns=7,starter=0');
    expect(await openGtp('scoreFour').ask('boardsize 4')).toBe('= ');
    expect(await openGtp('linesOfAction').ask('boardsize 10')).toBe('? unacceptable size');
  });

  it('quits when told to, or when its input ends', async () => {
    const told = openGtp('hex');
    expect(await told.ask('quit')).toBe('= ');
    expect(told.hasQuit()).toBe(true);
    expect(await told.ask('name')).toBe('');
    const ended = openGtp('hex', { nodes: 50 });
    ended.session.read('boardsize 3\ngenmove b');
    ended.session.end();
    await ended.session.idle();
    expect(ended.hasQuit()).toBe(true);
    expect(ended.written()).toMatch(/^= \n\n= [abc][123]\n\n$/);
  });

  it('refuses a line that is too long, and obeys nothing of it', async () => {
    const table = openGtp('hex');
    const long = await table.ask(`5 play b b1${' '.repeat(20_000)}junk`);
    expect(long).toBe('?5 a line has at most 10000 characters');
    expect(await table.ask('play b b1')).toBe('= ');
    expect(await table.ask(`play w b2 # ${'x'.repeat(20_000)}`)).toBe('= ');
  });

  it('takes a resignation from either side, and takes it back alone', async () => {
    const table = openGtp('hex');
    await table.ask('play b c2');
    expect(await table.ask('play b resign')).toBe('= ');
    expect(await table.ask('showboard')).toContain('white (X) has won');
    expect(await table.ask('final_score')).toBe('= W+R');
    expect(await table.ask('play w a1')).toBe('? the game is over');
    expect(await table.ask('play w resign')).toBe('? the game is over');
    expect(await table.ask('undo')).toBe('= ');
    expect(await table.ask('showboard')).toContain('white (X) to move');
    expect(await table.ask('play w c2')).toBe('? illegal move: cell c2 is taken');
    expect(await table.ask('undo')).toBe('= ');
    expect(await table.ask('undo')).toBe('? cannot undo');
  });

  it.each(['genmove b', 'genmove w', 'reg_genmove w'])(
    'resigns when asked to move after the end: %s',
    async (command) => {
      const table = openGtp('hex', { setup: { size: 3, swap: 0 } });
      await table.ask('play w resign');
      expect(await table.ask(command)).toBe('= resign');
      expect(await table.ask('lz-genmove_analyze w 100')).toBe('= \nplay resign');
      expect(await table.ask('final_score')).toBe('= B+R');
    },
  );

  it('answers anything whatever with whole responses', async () => {
    const words = [
      ...[
        'play',
        'genmove',
        'reg_genmove',
        'undo',
        'boardsize',
        'setup',
        'clear_board',
        'showboard',
      ],
      ...[
        'time_settings',
        'time_left',
        'final_score',
        'analyse',
        'lz-analyze',
        'kata-genmove_analyze',
        'resign',
        'swap-sides',
        'book',
        'black',
        'w',
        'a1',
        'B1',
        '1',
        '5',
      ],
      ...['0', '-3', '1e9', '=', '?', '#', 'size=4', '__proto__', 'constructor'],
    ];
    const line = fc.oneof(
      fc.string({ maxLength: 40 }),
      fc.array(fc.constantFrom(...words), { maxLength: 5 }).map((list) => list.join(' ')),
      fc.string({ unit: 'binary', maxLength: 20 }),
    );
    let answered = 0;
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...GAME_IDS),
        fc.array(line, { maxLength: 12 }),
        async (gameId, lines) => {
          const setup = gameId === 'hex' ? { size: 3, swap: 1 } : undefined;
          const table = openGtp(gameId, { nodes: 20, ...(setup && { setup }) });
          const text = lines.join('\n');
          const commands = text
            .split('\n')
            .filter((each) => readCommandLine({ text: each.trim(), isCut: false }) !== undefined);
          const isQuit = (each: string): boolean => /^\s*(\d+\s+)?quit\b/.test(each);
          if (commands.some(isQuit)) return;
          table.session.read(text);
          table.session.end();
          await table.session.idle();
          answered += commands.length;
          const responses = table.written().split('\n\n').slice(0, -1);
          expect(responses).toHaveLength(commands.length);
          for (const response of responses) expect(response).toMatch(/^[=?]\d* [\n -~]*$/);
        },
      ),
      { numRuns: 60, seed: 4 },
    );
    expect(answered).toBeGreaterThan(100);
  });
});
