import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { asMove } from '../../src-shared/core/move.ts';
import { makeRandom, pick } from '../../src-shared/core/random.ts';
import { makeStopSignal, type StopSignal } from '../../src-shared/core/stopSignal.ts';
import { GAME_IDS, type GameId, gameById } from '../../src-shared/games/index.ts';
import { gtpDialect, makeColour, parseColour } from '../../src-shared/gtp/dialect.ts';
import { parseCommandLine } from '../../src-shared/gtp/commandLine.ts';
import type { GtpThink } from '../../src-shared/gtp/session.ts';
import { type GtpTable, makeThink, openGtp } from './gtpTable.ts';

describe('a command line', () => {
  it('has an optional id, a name and words', () => {
    expect(parseCommandLine('12 play black a1')).toEqual({
      ...{ id: '12', name: 'play', words: ['black', 'a1'] },
    });
    expect(parseCommandLine('\u0007quit\r # bye')).toEqual({
      ...{ id: undefined, name: 'quit', words: [] },
    });
    expect(parseCommandLine('play\tb\ta1')?.words).toEqual(['b', 'a1']);
  });

  it.each(['', '   ', '# a comment', '\t#', '\r'])('is no command when it is “%s”', (line) => {
    expect(parseCommandLine(line)).toBeUndefined();
  });
});

describe('a session', () => {
  it('frames its responses as the protocol says', async () => {
    const table = openGtp('hex');
    table.session.read('1 protocol_version');
    table.session.read('');
    table.session.read('name');
    table.session.read('7 nonsense');
    table.session.read('42');
    await table.session.idle();
    expect(table.written()).toBe(
      '=1 2\n\n= Quintet Hex\n\n?7 unknown command\n\n?42 unknown command\n\n',
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
    expect(await table.ask('play white a1')).toBe('? it is not white’s turn');
    expect(await table.ask('genmove w')).toBe('? it is not white’s turn');
    expect(await table.ask('play green a1')).toBe('? invalid colour');
    expect(await table.ask('play')).toBe('? invalid colour');
    expect(await table.ask('play b z99')).toMatch(
      /^\? illegal move: “z99” is not a cell: a1 to k11/,
    );
    expect(await table.ask('play B C2')).toBe('=');
    expect(await table.ask('play x c2')).toBe('? illegal move: cell c2 is taken');
    expect(await table.ask('undo')).toBe('=');
    expect(await table.ask('undo')).toBe('? cannot undo');
  });

  it('sets sizes and setups, which clears the board', async () => {
    const hex = openGtp('hex');
    expect(await hex.ask('boardsize 5')).toBe('=');
    expect(await hex.ask('setup')).toBe('= size=5,swap=0');
    expect(await hex.ask('boardsize 5 6')).toBe('? unacceptable size');
    expect(await hex.ask('boardsize 99')).toBe('? unacceptable size');
    expect(await hex.ask('setup size=4 swap=on')).toBe('=');
    expect(await hex.ask('setup shape=4')).toMatch(/^\? “shape=4” is not a setting/);
    const domineering = openGtp('domineering');
    expect(await domineering.ask('boardsize 7 5')).toBe('=');
    expect(await domineering.ask('setup')).toBe('= rows=5,columns=7,starter=0');
    expect(await openGtp('scoreFour').ask('boardsize 4')).toBe('=');
    expect(await openGtp('linesOfAction').ask('boardsize 10')).toBe('? unacceptable size');
  });

  it('streams an analysis until its time is over, or until there is input', async () => {
    const table = openGtp('scoreFour', { nodes: 3_000 });
    const lines = (await table.ask('3 analyse 1')).split('\n');
    expect(lines[0]).toBe('=3');
    expect(lines.length).toBeGreaterThan(2);
    for (const line of lines.slice(1)) {
      expect(line).toMatch(
        /^depth \d+ nodes \d+ score (chance 0\.\d+|(win|loss|draw) \d+) pv [A-D]/,
      );
    }
    expect(table.written()).toMatch(/\n\n$/);
    expect(await table.ask('analyse soon')).toMatch(/^\? an analysis takes/);

    const { signal, stop } = makeStopSignal();
    let moveNow: StopSignal | undefined;
    const score = { kind: 'estimate', winProbability: 0.5 } as const;
    const result = { depth: 1, nodes: 1, score, principalVariation: [asMove(2)], move: asMove(2) };
    const endless = openGtp('scoreFour', {
      think(_setup, _history, limits, controls) {
        expect(limits.timeMs).toBeGreaterThan(1e8);
        moveNow = controls.moveNow;
        return new Promise((resolve) => {
          controls.moveNow.addEventListener('abort', () => resolve(result));
          stop();
        });
      },
    });
    endless.session.read('analyse');
    while (!signal.aborted) await Promise.resolve();
    endless.session.read('name');
    await endless.session.idle();
    expect(moveNow?.aborted).toBe(true);
    expect(endless.written()).toBe(
      '=\ndepth 1 nodes 1 score chance 0.500 pv C1\n\n= Quintet Score Four\n\n',
    );
  });

  it('takes moves from the opening book, and thinks whenever it analyses', async () => {
    const used: boolean[] = [];
    const think: GtpThink = (setup, history, limits, controls) => {
      used.push(limits.usesBook === true);
      return makeThink('scoreFour')(setup, history, limits, controls);
    };
    const table = openGtp('scoreFour', { nodes: 50, think });
    for (const command of ['analyse 1', 'genmove w', 'reg_genmove b']) await table.ask(command);
    expect(used).toEqual([false, true, true]);
  });

  it('quits when told to, or when its input ends', async () => {
    const told = openGtp('hex');
    expect(await told.ask('quit')).toBe('=');
    expect(told.hasQuit()).toBe(true);
    expect(await told.ask('name')).toBe('');
    const ended = openGtp('hex', { nodes: 50 });
    ended.session.read('boardsize 3');
    ended.session.read('genmove b');
    ended.session.end();
    await ended.session.idle();
    expect(ended.hasQuit()).toBe(true);
    expect(ended.written()).toMatch(/^=\n\n= [abc][123]\n\n$/);
  });

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
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...GAME_IDS),
        fc.array(line, { maxLength: 12 }),
        async (gameId, lines) => {
          const setup = gameId === 'hex' ? { size: 3, swap: 1 } : undefined;
          const table = openGtp(gameId, { nodes: 20, ...(setup && { setup }) });
          const commands = lines.filter((each) => parseCommandLine(each) !== undefined);
          for (const each of lines) table.session.read(each);
          await table.session.idle();
          const responses = table.written().split('\n\n').slice(0, -1);
          expect(responses).toHaveLength(commands.length);
          for (const response of responses) expect(response).toMatch(/^[=?]\d*( |\n|$)/);
        },
      ),
      { numRuns: 60, seed: 4 },
    );
  });
});

/** Setups small enough for whole matches. */
const SETUPS: Readonly<Record<GameId, Readonly<Record<string, number>>>> = {
  scoreFour: {},
  linesOfAction: { rules: 1 },
  hex: { size: 5, swap: 1 },
  domineering: { rows: 5, columns: 4, starter: 1 },
  dotsAndTriangles: { shape: 1, size: 3 },
};

/** Plays two sessions against each other, each told of the other's moves, and returns both. */
async function playMatch(gameId: GameId, randomSide: 0 | 1 | undefined): Promise<GtpTable[]> {
  const game = gameById(gameId);
  const setup = SETUPS[gameId];
  const tables = [openGtp(gameId, { setup, nodes: 60 }), openGtp(gameId, { setup, nodes: 30 })];
  const random = makeRandom(3);
  let position = game.initial(setup);
  for (let ply = 0; ply < 300; ply++) {
    if (/^= /.test(await tables[0]!.ask('final_score'))) break;
    const { sideToMove } = position;
    const colour = makeColour(gameId, sideToMove);
    const mover = tables[sideToMove]!;
    const { makeVertex, parseVertex } = gtpDialect(gameId);
    const isRandom = sideToMove === randomSide;
    const vertex = isRandom
      ? makeVertex(position, pick(random, game.legalMoves(position)))
      : (await mover.ask(`genmove ${colour}`)).slice(2);
    for (const table of isRandom ? tables : tables.filter((each) => each !== mover)) {
      expect(await table.ask(`play ${colour} ${vertex}`)).toBe('=');
    }
    const move = parseVertex(position, vertex);
    if (!move.ok) throw new Error(`${vertex}: ${move.error}`);
    position = game.play(position, move.value);
  }
  return tables;
}

describe.each(GAME_IDS)('whole matches of %s', (gameId) => {
  it.each([undefined, 0, 1] as const)(
    'end without an error, with side %s moving at random',
    async (side) => {
      const [first, second] = await playMatch(gameId, side);
      const score = await first!.ask('final_score');
      expect(score).toMatch(/^= (0|[BW]\+\d*)$/);
      expect(await second!.ask('final_score')).toBe(score);
      expect(await first!.ask('showboard')).toBe(await second!.ask('showboard'));
      expect(first!.written() + second!.written()).not.toMatch(/^\?(?! the game is not over)/m);
      expect(await first!.ask('genmove b')).toBe('? the game is over');
    },
  );

  it('know both sides by colour and by name', () => {
    const { sideNames } = gameById(gameId);
    for (const side of [0, 1] as const) {
      const name = sideNames[side].replaceAll(' ', '');
      for (const word of [makeColour(gameId, side), name, name.toUpperCase()]) {
        expect(parseColour(gameId, word)).toEqual({ ok: true, value: side });
      }
    }
  });
});

describe('Hex over the protocol', () => {
  it('has black join top and bottom, so that a column of black wins', async () => {
    const table = openGtp('hex', { setup: { size: 3, swap: 0 } });
    for (const move of ['b b1', 'w a1', 'b b2', 'w a2', 'b b3']) await table.ask(`play ${move}`);
    expect(await table.ask('final_score')).toBe('= B+');
    expect(await table.ask('showboard')).toBe(
      '=\n   a b c\n 1 W B .\n  2 W B .\n   3 . B .\nblack (O) has won',
    );
  });

  it('swaps pieces', async () => {
    const table = openGtp('hex', { setup: { size: 4, swap: 1 } });
    expect(await table.ask('play b swap-pieces')).toMatch(/^\? illegal move: only the second/);
    await table.ask('play b a3');
    expect(await table.ask('play w swap-pieces')).toBe('=');
    expect(await table.ask('showboard')).toMatch(/\n 1 \. \. W \.\n/);
  });
});
