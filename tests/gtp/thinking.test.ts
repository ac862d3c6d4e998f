import { describe, expect, it } from 'vitest';
import { asMove } from '../../src-shared/core/move.ts';
import type { GtpThink } from '../../src-shared/gtp/session.ts';
import type { SearchLimits, SearchProgress } from '../../src-shared/search/engine.ts';
import { makeThink, openGtp } from './gtpTable.ts';

const progress = (depth: number, move = 2): SearchProgress => ({
  ...{ depth, nodes: 10 * depth, score: { kind: 'estimate', winProbability: 0.5 } },
  principalVariation: [asMove(move)],
});

/** A thinker for each thought of which the test decides when it tells and ends. */
function makeScriptedThink() {
  const thoughts: { limits: SearchLimits; isCut: boolean; tell(told: SearchProgress): void }[] = [];
  let beginning = new AbortController();
  const think: GtpThink = (_setup, history, limits, { moveNow, onProgress }) =>
    new Promise((resolve) => {
      const thought = {
        limits,
        isCut: false,
        tell: (told: SearchProgress): void => onProgress?.(told),
      };
      const end = (): void => {
        thought.isCut = true;
        resolve({ ...progress(1, history.length), move: asMove(history.length) });
      };
      if (moveNow.aborted) end();
      else moveNow.addEventListener('abort', end);
      thoughts.push(thought);
      beginning.abort();
    });
  return {
    think,
    thoughts,
    /** Resolves when the next thought has begun. */
    async nextThought() {
      while (!beginning.signal.aborted) await Promise.resolve();
      beginning = new AbortController();
      return thoughts.at(-1)!;
    },
  };
}

const openScripted = (options: { nowMs?(): number; isFull?(): boolean } = {}) => {
  const script = makeScriptedThink();
  return { ...script, table: openGtp('scoreFour', { ...options, think: script.think }) };
};

describe('a move that is being thought of', () => {
  it('comes at once after `# interrupt`, and the commands after it are answered as ever', async () => {
    const { table, nextThought } = openScripted();
    table.session.read('1 genmove w\n2 showboard\n');
    const thought = await nextThought();
    table.session.read('# bye\n\n');
    await Promise.resolve();
    expect(thought.isCut).toBe(false);
    table.session.read('# interrupt\n');
    await table.session.idle();
    expect(thought.isCut).toBe(true);
    expect(table.written()).toMatch(/^=1 A1\n\n=2 \n/);
    expect(await table.ask('gogui-interrupt')).toBe('= ');
  });

  it('comes at once when `quit` follows, and so do all that are asked for before it', async () => {
    const { table, thoughts, nextThought } = openScripted();
    table.session.read('genmove w\ngenmove b\n');
    await nextThought();
    table.session.read('quit\n');
    await table.session.idle();
    expect(table.written()).toBe('= A1\n\n= B1\n\n= \n\n');
    expect(thoughts.map(({ isCut }) => isCut)).toEqual([true, true]);
    expect(table.hasQuit()).toBe(true);
  });

  it('is thought of for its time when `quit` came with it, as from a file', async () => {
    const { table, nextThought } = openScripted();
    table.session.read('genmove w\nquit\n');
    table.session.end();
    const thought = await nextThought();
    for (let turn = 0; turn < 10; turn++) await Promise.resolve();
    expect(thought.isCut).toBe(false);
    expect(table.written()).toBe('');
    table.session.read('# interrupt\n');
    await table.session.idle();
    expect(table.written()).toBe('= A1\n\n= \n\n');
  });

  it('comes from the opening book unless that is switched off; an analysis thinks', async () => {
    const used: (boolean | undefined)[] = [];
    const think: GtpThink = (setup, history, limits, controls) => {
      used.push(limits.usesBook);
      return makeThink('scoreFour')(setup, history, limits, controls);
    };
    const table = openGtp('scoreFour', { nodes: 50, think });
    expect(await table.ask('book')).toBe('= on');
    for (const command of ['analyse 1', 'genmove w', 'reg_genmove b']) await table.ask(command);
    expect(await table.ask('book off')).toBe('= ');
    expect(await table.ask('book')).toBe('= off');
    for (const command of ['genmove b', 'lz-genmove_analyze w']) await table.ask(command);
    expect(await table.ask('book shut')).toBe('? a book is on or off');
    expect(used).toEqual([undefined, true, true, false, false]);
  });
});

describe('an analysis', () => {
  it('streams a line for each step until its time is over', async () => {
    const table = openGtp('scoreFour', { nodes: 3_000 });
    const lines = (await table.ask('3 analyse 1')).split('\n');
    expect(lines[0]).toBe('=3 ');
    expect(lines.length).toBeGreaterThan(2);
    for (const line of lines.slice(1)) {
      expect(line).toMatch(
        /^depth \d+ nodes \d+ score (chance 0\.\d+|(win|loss|draw) \d+) pv [A-D]/,
      );
    }
    expect(new Set(lines).size).toBe(lines.length);
    expect(table.written()).toMatch(/\n\n$/);
    expect(await table.ask('analyse soon')).toMatch(/^\? an analysis takes/);
  });

  it.each(['name\n', '\n', '# interrupt\n', 'quit\n'])(
    'without a time ends at the next line, %j',
    async (line) => {
      const { table, nextThought } = openScripted();
      table.session.read('analyse\n');
      const thought = await nextThought();
      expect(thought.limits.timeMs).toBeGreaterThan(1e8);
      table.session.read(line);
      await table.session.idle();
      expect(table.written()).toContain('= \ndepth 1 nodes 10 score chance 0.500 pv A1\n\n');
    },
  );

  it.each(['analyse\n\n', 'lz-analyze 50\nname\n'])(
    'without a time does not wait when a line came with it, %j',
    async (text) => {
      const { table } = openScripted();
      table.session.read(text);
      await table.session.idle();
      expect(table.written()).toMatch(/^= \n\S.*\n\n/);
    },
  );

  it('is ended by the end of input', async () => {
    const { table, nextThought } = openScripted();
    table.session.read('kata-analyze\n');
    await nextThought();
    table.session.end();
    await table.session.idle();
    expect(table.hasQuit()).toBe(true);
  });

  it('tells nothing twice, nothing before its interval, and no more than is read', async () => {
    let [now, full] = [0, false];
    const { table, nextThought } = openScripted({ nowMs: () => now, isFull: () => full });
    table.session.read('lz-analyze w 50\n');
    const thought = await nextThought();
    const tellAt = (timeMs: number, depth: number): void => {
      now = timeMs;
      thought.tell(progress(depth));
    };
    for (const [timeMs, depth] of [
      [0, 1],
      [499, 2],
      [500, 3],
      [1_200, 3],
      [1_300, 4],
    ] as const) {
      tellAt(timeMs, depth);
    }
    full = true;
    tellAt(2_000, 5);
    full = false;
    table.session.read('\n');
    await table.session.idle();
    const visits = [...table.written().matchAll(/visits (\d+)/g)].map(([, count]) => count);
    expect(visits).toEqual(['10', '30', '40', '10']);
  });

  it('tells each candidate as front ends of Leela Zero read it', async () => {
    const table = openGtp('scoreFour', { nodes: 3_000, setup: {} });
    for (const move of ['w A1', 'b B1', 'w A1', 'b B1', 'w A1', 'b B1'])
      await table.ask(`play ${move}`);
    const lines = (await table.ask('lz-analyze 10')).split('\n').slice(1);
    const infos = (lines.at(-1) ?? '').split(/ ?(?=info )/);
    expect(infos[0]).toMatch(
      /^info move A1 visits \d+ winrate 10000 prior \d+ lcb 10000 order 0 pv A1/,
    );
    expect(infos.length).toBeGreaterThan(10);
    for (const [order, info] of infos.entries()) {
      const pattern =
        /^info move ([A-D][1-4]) visits \d+ winrate \d{1,5} prior \d+ lcb \d+ order (\d+) pv \1/;
      expect(pattern.exec(info)?.[2]).toBe(String(order));
    }
    const one = await table.ask('kata-analyze white interval 10 maxmoves 1 ownership true');
    expect(one.split('\n').at(-1)).toMatch(
      /^info move A1 visits \d+ utility 1\.000000 winrate 1\.000000 prior \S+ lcb 1\.000000 utilityLcb \S+ order 0 pv A1$/,
    );
  });

  it('refuses what it can’t do', async () => {
    const table = openGtp('hex', { setup: { size: 3, swap: 0 } });
    expect(await table.ask('lz-analyze w 10')).toBe("? it is not white's turn");
    expect(await table.ask('lz-analyze green 10')).toBe('? invalid colour');
    expect(await table.ask('kata-analyze 10 avoid b a1 1')).toBe(
      '? "avoid b" can\'t be asked of an analysis',
    );
    expect(await table.ask('lz-analyze b ten')).toMatch(/^\? "ten" can't be asked/);
    await table.ask('play b resign');
    expect(await table.ask('lz-analyze w 10')).toBe('? the game is over');
  });

  it('can end in a move, which is made', async () => {
    const table = openGtp('hex', { setup: { size: 4, swap: 0 }, nodes: 200 });
    const lines = (await table.ask('9 kata-genmove_analyze b 10')).split('\n');
    expect(lines[0]).toBe('=9 ');
    expect(lines.at(-2)).toMatch(/^info move /);
    const [, vertex] = /^play ([a-d][1-4])$/.exec(lines.at(-1) ?? '') ?? [];
    expect(await table.ask(`play w ${vertex}`)).toBe(`? illegal move: cell ${vertex} is taken`);
  });
});
