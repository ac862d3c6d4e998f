import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { readAnalysedVertex } from '../../src-shared/gtp/genmoveAnalysis.ts';
import { unwrap } from '../../src-shared/core/result.ts';
import type { Opinion } from '../../src-shared/ipc/opinions.ts';
import { startApp } from '../main/composedApp.ts';
import { temporaryFolder } from '../main/temporaryFolder.ts';
import { person } from '../match/testReferee.ts';
import { expectAllGone } from '../opponent/fakes/launchFake.ts';

const FAKE_GTP = join(import.meta.dirname, '../programs/fakes/fakeGtp.mjs');
const SETUP = { size: 5, swap: 0 };
const WAIT = { timeout: 10_000 };

/** A program with one fake Hex program, and what it says to the window that asks. */
async function startWith(behaviour: string, shown: Parameters<typeof startApp>[4] = {}) {
  const folder = temporaryFolder();
  const log = join(folder, 'log.txt');
  const program = {
    ...{ programId: 'fake', name: 'Fake', protocol: 'gtp', gameIds: ['hex'] },
    ...{ file: process.execPath, args: [FAKE_GTP, behaviour, log] },
  };
  const file = { format: 'quintet-programs', version: 1, programs: [program] };
  writeFileSync(join(folder, 'programs.json'), JSON.stringify(file));
  const started = await startApp(folder, 'honest', undefined, undefined, shown);
  const { client, caller } = started;
  let questions = 0;
  const ask = (moves: readonly number[], timeMs = 1_000, more = {}) =>
    client.call('askOpinion', {
      ...{ questionId: `q${++questions}`, programId: 'fake', timeMs },
      path: { gameId: 'hex', setup: SETUP, moves: [...moves], ...more },
    });
  const opinions = (): readonly Opinion[] =>
    caller.told.flatMap(({ name, payload }) =>
      name === 'opinionGiven' ? [payload as Opinion] : [],
    );
  const answers = async (count: number) => {
    await vi.waitFor(() => expect(opinions()).toHaveLength(count), WAIT);
    return opinions();
  };
  const lines = () => (existsSync(log) ? readFileSync(log, 'utf8').trim().split('\n') : []);
  return { ...started, ask, answers, opinions, lines };
}

describe('a program that is asked about positions', () => {
  it('tells its move of one position after the other, in one process', async () => {
    const { ask, answers, lines, bugs } = await startWith('honest');
    unwrap(await ask([]));
    expect(await answers(1)).toMatchObject([
      { questionId: 'q1', answer: { kind: 'move', move: 0 } },
    ]);
    unwrap(await ask([0, 7]));
    const [, second] = await answers(2);
    // Black joins top and bottom there, so what it calls b1 is the second cell of the first column here.
    expect(second).toMatchObject({ questionId: 'q2', answer: { kind: 'move', move: 5 } });
    expect(second?.answer).not.toHaveProperty('chance');
    unwrap(await ask([3]));
    await answers(3);
    expect(lines().filter((line) => line === 'genmove')).toHaveLength(3);
    expect(lines().filter((line) => /^\d+$/.test(line))).toHaveLength(1);
    expect(bugs).toEqual([]);
  });

  it('says what chance it gives itself, where it can tell that', async () => {
    const { ask, answers } = await startWith('tellsChance');
    unwrap(await ask([]));
    expect(await answers(1)).toMatchObject([{ answer: { kind: 'move', move: 0, chance: 0.625 } }]);
  });

  it('is asked about the last position alone, whatever it was thinking about', async () => {
    const { ask, answers, client, lines } = await startWith('isSlowToStart');
    unwrap(await ask([]));
    unwrap(await ask([1]));
    unwrap(await ask([1, 2]));
    expect(await answers(1)).toMatchObject([
      { questionId: 'q3', answer: { kind: 'move', move: 0 } },
    ]);
    await client.call('endOpinions');
    await expectAllGone(
      lines()
        .filter((line) => /^\d+$/.test(line))
        .map(Number),
    );
  });

  it.each([
    ['crashes', 'ERR_OPPONENT_GONE'],
    ['lies', 'ERR_OPPONENT_ILLEGAL'],
    ['malformed', 'ERR_OPPONENT_MALFORMED'],
    ['diesAtStart', 'ERR_OPPONENT_GONE'],
  ])('that %s is told of, and asked anew the next time', async (behaviour, fault) => {
    const { ask, answers, bugs } = await startWith(behaviour);
    unwrap(await ask([]));
    expect(await answers(1)).toMatchObject([{ answer: { kind: 'failed', fault } }]);
    unwrap(await ask([3]));
    expect(await answers(2)).toMatchObject([{}, { questionId: 'q2', answer: { kind: 'failed' } }]);
    expect(bugs).toEqual([]);
  });

  it('may give up, and its answer is no move then', async () => {
    const { ask, answers } = await startWith('resigns');
    unwrap(await ask([]));
    expect(await answers(1)).toMatchObject([{ answer: { kind: 'resigns' } }]);
  });

  it('is gone with the window that asked it, also while it thinks', async () => {
    const { ask, caller, lines, opinions } = await startWith('hangs');
    unwrap(await ask([]));
    await vi.waitFor(() => expect(lines()).toContain('genmove'), WAIT);
    caller.leave();
    await expectAllGone(
      lines()
        .filter((line) => /^\d+$/.test(line))
        .map(Number),
    );
    expect(opinions()).toEqual([]);
  });

  it('is not asked where it may not or can’t be', async () => {
    const { ask, client } = await startWith('honest');
    const none = { error: { code: 'ERR_NO_PROGRAM' } };
    expect(await ask([], 1_000, { start: '...../...../...../...../..... o' })).toMatchObject(none);
    expect(await ask([0], 1_000, { gameId: 'domineering', setup: {} })).toMatchObject(none);
    expect(await ask([0, 0])).toMatchObject({ error: { code: 'ERR_ILLEGAL_MOVE' } });
    const config = { gameId: 'hex', setup: SETUP, players: [person, person], isStrict: true };
    unwrap(await client.call('startMatch', config as never));
    expect(await ask([])).toMatchObject({ error: { code: 'ERR_STRICT_GAME' } });
  });

  it('is told no more of a game that is played in strict mode from now on', async () => {
    const { ask, answers, client } = await startWith('hangs');
    unwrap(await ask([]));
    const config = { gameId: 'hex', setup: SETUP, players: [person, person], isStrict: true };
    unwrap(await client.call('startMatch', config as never));
    expect(await answers(1)).toMatchObject([{ answer: { kind: 'forbidden' } }]);
  });

  it('is nobody’s in a kiosk', async () => {
    const { ask } = await startWith('honest', { show: { demo: 'hex', isKiosk: true } });
    expect(await ask([])).toMatchObject({ error: { code: 'ERR_KIOSK' } });
  });
});

describe('what a program tells with its move', () => {
  const kata = { name: 'kata-genmove_analyze', scale: 1 } as const;
  it.each([
    ['play c2', { vertex: 'c2', chance: undefined }],
    ['info move c2 winrate 0.25 pv c2\nplay c2', { vertex: 'c2', chance: 0.25 }],
    [
      'info move c2 winrate 0.25\ninfo move d1 winrate 0.5\nplay c2',
      { vertex: 'c2', chance: undefined },
    ],
    ['info move c2 winrate 7\nplay c2', { vertex: 'c2', chance: undefined }],
    ['info move c2 winrate 0.25', undefined],
    ['c2', undefined],
    ['', undefined],
  ])('is read from %j', (text, read) => {
    expect(readAnalysedVertex(text, kata)).toEqual(read);
  });
});
