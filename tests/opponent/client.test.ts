import { describe, expect, it } from 'vitest';
import { makeRandom, pick } from '../../src-shared/core/random.ts';
import { err, ok, unwrap } from '../../src-shared/core/result.ts';
import type { Move } from '../../src-shared/core/move.ts';
import { scoreFour } from '../../src-shared/games/scoreFour/index.ts';
import { legalMoves } from '../../src-shared/games/scoreFour/rules.ts';
import type { Ask } from '../../src-shared/core/programTalk.ts';
import { makeScoreFourClient } from '../../src-shared/opponent/scoreFourClient.ts';
import { ScoreFourProgram } from '../../src-shared/opponent/scoreFourProgram.ts';
import { peg } from '../match/testReferee.ts';

/** A client whose program answers `move;` with these lines in turn and everything else with `ok.` */
function clientWith(...moves: string[]) {
  const commands: string[] = [];
  const ask: Ask = (command) => {
    commands.push(command);
    return Promise.resolve(ok(command === 'move;' ? (moves.shift() ?? '') : 'ok.'));
  };
  return { client: makeScoreFourClient(ask), commands };
}

describe('the referee’s side of the protocol', () => {
  it('tells a program only the other side’s moves while the game goes on', async () => {
    const { client, commands } = clientWith('B1.', 'B2.');
    await client.newGame(1);
    await client.chooseMove(1, [peg('A1')]);
    await client.chooseMove(1, ['A1', 'B1', 'C4'].map(peg));
    expect(commands).toEqual([
      'restart;',
      'play black;',
      'note: white plays A1;',
      'move;',
      'note: white plays C4;',
      'move;',
    ]);
  });

  it('tells the whole game anew after moves were taken back', async () => {
    const { client, commands } = clientWith('B1.', 'B2.');
    await client.newGame(1);
    await client.chooseMove(1, [peg('A1')]);
    commands.length = 0;
    await client.chooseMove(1, ['A1', 'D4', 'C3'].map(peg));
    expect(commands).toEqual([
      'restart;',
      'play black;',
      'note: white plays A1;',
      'note: black plays D4;',
      'note: white plays C3;',
      'move;',
    ]);
  });

  it.each(['a3.', ' A3 . ', 'A3.\r'])('understands “%s”', async (answer) => {
    const { client } = clientWith(answer);
    expect(await client.chooseMove(0, [])).toEqual({ ok: true, value: peg('A3') });
  });

  it.each([
    ['', 'ERR_OPPONENT_MALFORMED'],
    ['A3', 'ERR_OPPONENT_MALFORMED'],
    ['A3. B1.', 'ERR_OPPONENT_MALFORMED'],
    ['E1.', 'ERR_OPPONENT_ILLEGAL'],
    ['A9.', 'ERR_OPPONENT_ILLEGAL'],
    ['ok.', 'ERR_OPPONENT_MALFORMED'],
    ['error: I am lost.', 'ERR_OPPONENT_MALFORMED'],
    [`A1${'.'.repeat(5_000)}`, 'ERR_OPPONENT_MALFORMED'],
  ])('does not take “%s” for a move', async (answer, code) => {
    const { client } = clientWith(answer);
    const result = await client.chooseMove(0, []);
    expect(result).toMatchObject({ ok: false, error: { code } });
    expect(!result.ok && result.error.message.length).toBeLessThan(150);
  });

  it('shows a stranger’s control characters as harmless ones', async () => {
    const { client } = clientWith('\u001b[2J\u202eA1');
    const result = await client.chooseMove(0, []);
    expect(!result.ok && result.error.message).toBe('it answered “�[2J�A1” to “move;”');
  });

  it('passes on that the program is gone, and starts from nothing afterwards', async () => {
    const commands: string[] = [];
    let isGone = true;
    const client = makeScoreFourClient((command) => {
      commands.push(command);
      if (isGone) return Promise.resolve(err({ code: 'ERR_OPPONENT_GONE', message: 'it ended' }));
      return Promise.resolve(ok(command === 'move;' ? 'A1.' : 'ok.'));
    });
    expect(await client.newGame(0)).toMatchObject({ ok: false });
    isGone = false;
    expect(await client.chooseMove(0, [])).toMatchObject({ ok: true });
    expect(commands).toEqual(['restart;', 'restart;', 'play white;', 'move;']);
  });

  it('hurries only a program that is thinking, once, and takes its answer', async () => {
    const commands: string[] = [];
    const waiting: (() => void)[] = [];
    const client = makeScoreFourClient((command) => {
      commands.push(command);
      return new Promise((resolve) => {
        const answer = (): void => resolve(ok(command === 'move;' ? 'C2.' : 'ok.'));
        if (command === 'move;') waiting.push(answer);
        else if (command === 'stop;') {
          waiting.shift()?.();
          answer();
        } else answer();
      });
    });
    const controller = new AbortController();
    const { signal } = controller;
    const stop = (): void => controller.abort();
    const chosen = client.chooseMove(0, [], signal);
    await Promise.resolve();
    stop();
    expect(await chosen).toEqual({ ok: true, value: peg('C2') });
    stop();
    expect(commands).toEqual(['restart;', 'play white;', 'move;', 'stop;']);
  });

  it('and our program understand each other through whole games with moves taken back', async () => {
    const random = makeRandom(7);
    for (let game = 0; game < 5; game++) {
      const lines: string[] = [];
      const waiting: ((line: string) => void)[] = [];
      const program = new ScoreFourProgram({
        level: 1,
        timeMs: 10,
        seed: game,
        think: (position) => Promise.resolve(pick(random, legalMoves(position))),
        write: (line) => {
          lines.push(line);
          waiting.shift()?.(line);
        },
        onQuit: () => undefined,
      });
      const client = makeScoreFourClient(
        (command) =>
          new Promise((resolve) => {
            waiting.push((line) => resolve(ok(line)));
            program.read(`${command}\n`);
          }),
      );
      unwrap(await client.configure(['level 3;', 'time 0.5;']));
      let history: Move[] = [];
      const position = () => history.reduce(scoreFour.play, scoreFour.initial({}));
      while (scoreFour.outcome(position()) === undefined) {
        const side = position().sideToMove;
        history.push(
          side === game % 2
            ? unwrap(await client.chooseMove(side, history))
            : pick(random, scoreFour.legalMoves(position())),
        );
        if (random.below(8) === 0) history = history.slice(0, random.below(history.length));
      }
      expect(lines.filter((line) => line.startsWith('error'))).toEqual([]);
    }
  });
});
