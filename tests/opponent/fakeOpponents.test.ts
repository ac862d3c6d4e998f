import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { OPPONENT_LIMITS, type OpponentLimits } from '../../src-main/opponent/programs.ts';
import { makeOpponentPlayer } from '../../src-main/players/opponentPlayer.ts';
import { unwrap } from '../../src-shared/core/result.ts';
import { SYSTEM_CLOCK } from '../../src-main/time/awakeLimit.ts';
import { makeReferee } from '../../src-shared/match/referee.ts';
import type { RefereedMatch } from '../../src-shared/match/refereedMatch.ts';
import { computer, peg, person, scoreFourMatch, seen } from '../match/testReferee.ts';
import { fakeProgram } from './fakes/launchFake.ts';

const PATIENT = { ...OPPONENT_LIMITS, quitMs: 200 };
const HASTY: OpponentLimits = { ...PATIENT, graceMs: 300 };

/** A person, White, against a fake program that thinks 100 ms. */
function playAgainst(behaviour: string, limits: OpponentLimits) {
  const program = fakeProgram(behaviour);
  const bugs: unknown[] = [];
  const referee = makeReferee({
    timer: SYSTEM_CLOCK,
    makePlayer: () =>
      makeOpponentPlayer({
        program: { launch: program.launch, hasExtensions: false },
        level: 3,
        timeMs: 100,
        limits,
      }),
    makeMatchId: () => 'match',
    onChange: () => undefined,
    onThinking: () => undefined,
    onBug: (error) => bugs.push(error),
  });
  onTestFinished(() => referee.dispose());
  const current = (): RefereedMatch => {
    if (referee.current === undefined) throw new Error('there is no match');
    return referee.current;
  };
  return {
    program,
    referee,
    bugs,
    current,
    play: (location: string) => unwrap(referee.play(seen(current()), peg(location))),
    answered: () =>
      vi.waitFor(() => expect(current().thinkingSide).toBeUndefined(), { timeout: 20_000 }),
  };
}

describe('a program that fails loses with the reason shown, is gone, and the app lives on', () => {
  it.each([
    { behaviour: 'diesAtStart', reason: /it ended by itself \(code 1\)/, limits: PATIENT },
    { behaviour: 'isSilent', reason: /within 0.3 s/, limits: { ...PATIENT, startMs: 300 } },
    { behaviour: 'crashes', reason: /it ended by itself \(code 3\)/, limits: PATIENT },
    { behaviour: 'isKilled', reason: /it ended by itself \((SIG|code )\w+\)/, limits: PATIENT },
    { behaviour: 'hangs', reason: /it did not answer within 0.4 s/, limits: HASTY },
    { behaviour: 'spins', reason: /it did not answer within 0.4 s/, limits: HASTY },
    { behaviour: 'isLate', reason: /it did not answer within 0.4 s/, limits: HASTY },
    { behaviour: 'lies', reason: /it answered “A1\.”: peg A1 is full/, limits: PATIENT },
    {
      behaviour: 'offBoard',
      reason: /it answered “E5\.”: “E5” is not a location/,
      limits: PATIENT,
    },
    { behaviour: 'malformed', reason: /“I think I like B2” to “move;”/, limits: PATIENT },
    { behaviour: 'withoutFullStop', reason: /it answered “B2” to “move;”/, limits: PATIENT },
    { behaviour: 'refuses', reason: /“error: I do not know my colour\.”/, limits: PATIENT },
    { behaviour: 'floods', reason: /it wrote too much/, limits: PATIENT },
    { behaviour: 'floodsLines', reason: /it wrote too much \(empty lines\)/, limits: PATIENT },
    { behaviour: 'complains', reason: /it wrote too much \(error output\)/, limits: PATIENT },
  ])('$behaviour', async ({ behaviour, reason, limits }) => {
    const { referee, current, play, answered, program, bugs } = playAgainst(behaviour, limits);
    referee.start(scoreFourMatch(person, computer));
    // Peg A1 is full after two moves of the one that always answers A1.
    for (const location of ['A1', 'A1', 'B1']) {
      if (current().match.termination === undefined) play(location);
      await answered();
    }
    expect(current().match.termination).toMatchObject({
      kind: 'forfeit',
      winner: 0,
      reason: expect.stringMatching(/^Black forfeits: /) as string,
    });
    expect(current().match.termination?.reason).toMatch(reason);
    await program.expectGone();
    expect(bugs).toEqual([]);
    referee.start(scoreFourMatch(person, person));
    expect(play('A1').match.moves).toHaveLength(1);
  });
});

describe('a program with strange but allowed manners', () => {
  it.each(['honest', 'isLoose', 'isSlowToStart', 'ignoresQuit'])(
    '%s is played with',
    async (behaviour) => {
      const { referee, current, play, answered, program } = playAgainst(behaviour, {
        ...PATIENT,
        // Shorter than the slow one needs to start: its clock starts when it is ready.
        graceMs: behaviour === 'isSlowToStart' ? 500 : PATIENT.graceMs,
      });
      referee.start(scoreFourMatch(person, computer));
      play('D4');
      await answered();
      expect(current().match.moves).toEqual([peg('D4'), peg('A1')]);
      play('D4');
      await answered();
      expect(current().match.moves).toHaveLength(4);
      await referee.dispose();
      await program.expectGone();
    },
  );

  it('one that talks on after its answer is warned about by losing at its next turn', async () => {
    const { referee, current, play, answered, program } = playAgainst('chatters', PATIENT);
    referee.start(scoreFourMatch(person, computer));
    play('D4');
    await answered();
    if (current().match.termination === undefined) play('D4');
    await answered();
    expect(current().match.termination?.reason).toMatch(/it spoke without being asked/);
    await program.expectGone();
  });
});

describe('the person need not wait for a program', () => {
  it('that hangs: it is ended on undo and started anew when it is needed again', async () => {
    const { referee, current, play, program } = playAgainst('hangs', PATIENT);
    referee.start(scoreFourMatch(person, computer));
    play('A1');
    await vi.waitFor(() => expect(program.moveCount()).toBe(1), { timeout: 5_000 });
    expect(unwrap(referee.undo(seen(current()))).match.moves).toEqual([]);
    await program.expectGone();
    play('B1');
    await vi.waitFor(() => expect(program.moveCount()).toBe(2), { timeout: 5_000 });
    expect(program.pids()).toHaveLength(2);
    expect(current().thinkingSide).toBe(1);
    await referee.dispose();
    await program.expectGone();
  });

  it('to learn of the moves after an undo', async () => {
    const { referee, current, play, answered } = playAgainst('honest', PATIENT);
    referee.start(scoreFourMatch(person, computer));
    for (const location of ['D4', 'D4']) {
      play(location);
      await answered();
    }
    referee.undo(seen(current()));
    referee.undo(seen(current()));
    play('A1');
    await answered();
    expect(current().match.moves).toEqual([peg('A1'), peg('A1')]);
  });
});
