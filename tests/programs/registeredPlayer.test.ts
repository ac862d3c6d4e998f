import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { root } from '../../build/project.mjs';
import { OPPONENT_LIMITS, type OpponentLimits } from '../../src-main/opponent/programs.ts';
import { makeRegisteredPlayer } from '../../src-main/programs/registeredPlayer.ts';
import type { Move } from '../../src-shared/core/move.ts';
import { makeRandom, pick } from '../../src-shared/core/random.ts';
import { GAME_IDS, type GameId, gameById } from '../../src-shared/games/index.ts';
import type { Player } from '../../src-shared/match/player.ts';
import type { Program } from '../../src-shared/programs/program.ts';
import { temporaryFolder } from '../main/temporaryFolder.ts';
import { expectAllGone } from '../opponent/fakes/launchFake.ts';
import { rounds } from '../rounds.ts';

/** A player for a program that is kept, with a data folder of its own. */
function playerOf(gameId: GameId, args: readonly string[], limits?: OpponentLimits): Player {
  const program: Program = {
    ...{ programId: 'it', name: 'It', protocol: 'gtp', gameIds: [gameId] },
    ...{ file: process.execPath, args },
  };
  const player = makeRegisteredPlayer(
    { kind: 'program', programId: 'it', name: 'It', timeMs: 200 },
    {
      ...{ programs: { find: () => program }, dataFolder: temporaryFolder(), gameId },
      ...(limits === undefined ? {} : { limits }),
    },
  );
  onTestFinished(() => player.dispose());
  return player;
}

const turn = (history: readonly Move[]) => ({
  ...{ history, onProgress: () => undefined },
  ...{ signal: new AbortController().signal, moveNow: new AbortController().signal },
});

describe('our own GTP program as a program of others', () => {
  it.each(GAME_IDS)('plays %s against moves at random', async (gameId) => {
    const game = gameById(gameId);
    const [setup] = game.setups;
    const script = join(root, 'out/main/gtp.js');
    const player = playerOf(gameId, [script, gameId, '--level', '1']);
    await player.newGame(setup, 1);
    const random = makeRandom(5);
    const history: Move[] = [];
    while (history.length < rounds(9, 1_000)) {
      const position = history.reduce(game.play, game.initial(setup));
      const moves = game.legalMoves(position);
      if (moves.length === 0) break;
      const isTheirs = position.sideToMove === 1;
      history.push(isTheirs ? await player.chooseMove(turn(history)) : pick(random, moves));
      expect(moves).toContain(history.at(-1));
    }
  });
});

describe('a GTP program in a process', () => {
  const script = join(import.meta.dirname, 'fakes/fakeGtp.mjs');
  const setup = { size: 5, swap: 0 };

  it('that is silent forfeits when its time to start is over', async () => {
    const player = playerOf('hex', [script, 'isSilent'], { ...OPPONENT_LIMITS, startMs: 300 });
    await expect(player.newGame(setup, 0)).rejects.toMatchObject({
      ...{ fault: 'ERR_OPPONENT_SILENT', message: 'it did not answer within 0.3 s' },
    });
  });

  it('that is slow to start is not late with its move', async () => {
    const limits = { ...OPPONENT_LIMITS, graceMs: 300 };
    const player = playerOf('hex', [script, 'isSlowToStart'], limits);
    await player.newGame(setup, 0);
    expect(await player.chooseMove(turn([]))).toBe(0);
  });

  it('that does not end its answer is told so', async () => {
    const limits = { ...OPPONENT_LIMITS, graceMs: 100 };
    const player = playerOf('hex', [script, 'neverEnds'], limits);
    await player.newGame(setup, 0);
    await expect(player.chooseMove(turn([]))).rejects.toMatchObject({
      message: 'it did not end its answer with an empty line within 0.3 s',
    });
  });

  it('that ignores quit is gone all the same, with what it started', async () => {
    const log = join(temporaryFolder(), 'log');
    const limits = { ...OPPONENT_LIMITS, quitMs: 100 };
    const player = playerOf('hex', [script, 'ignoresQuit', log], limits);
    await player.newGame(setup, 0);
    await player.chooseMove(turn([]));
    await player.dispose();
    const pids = existsSync(log) ? readFileSync(log, 'utf8').match(/^\d+$/gm) : null;
    expect(pids).toHaveLength(2);
    await expectAllGone(pids!.map(Number));
  });
});
