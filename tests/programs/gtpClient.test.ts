import { describe, expect, it } from 'vitest';
import type { ProgramClient, Talk } from '../../src-shared/core/programTalk.ts';
import { makeRandom, pick } from '../../src-shared/core/random.ts';
import { ok, unwrap } from '../../src-shared/core/result.ts';
import { GAME_IDS, type GameId, gameById } from '../../src-shared/games/index.ts';
import { makeGtpClient } from '../../src-shared/gtp/client.ts';
import type { Move } from '../../src-shared/core/move.ts';
import { openGtp } from '../gtp/gtpTable.ts';

const turn = (history: readonly Move[], timeMs = 1_000) => ({
  ...{ history, timeMs },
  hurry: new AbortController().signal,
});

/** A client that talks with our own program, and everything it says. */
function talkWithOurs(gameId: GameId) {
  const table = openGtp(gameId, { nodes: 30 });
  const commands: string[] = [];
  const talk: Talk = {
    async ask(command) {
      commands.push(command);
      return ok(await table.ask(command));
    },
    tell: (line) => void commands.push(line),
  };
  return { client: makeGtpClient(talk, gameId), commands };
}

/** A client whose program answers each command, by its first word, as told, and others with `=`. */
function talkWith(answers: Readonly<Record<string, string>>, gameId: GameId = 'hex') {
  const commands: string[] = [];
  const talk: Talk = {
    ask(command) {
      commands.push(command);
      return Promise.resolve(ok(answers[command] ?? answers[command.split(' ')[0] ?? ''] ?? '='));
    },
    tell: (line) => void commands.push(line),
  };
  return { client: makeGtpClient(talk, gameId), commands };
}

const errorOf = async (asked: ReturnType<ProgramClient['chooseMove']>) => {
  const answer = await asked;
  return answer.ok ? undefined : answer.error;
};

describe('the controller’s side of GTP', () => {
  it.each(GAME_IDS)('plays %s with our own program, with moves taken back', async (gameId) => {
    const game = gameById(gameId);
    const random = makeRandom(3);
    for (const setup of game.setups.slice(0, 2)) {
      const { client, commands } = talkWithOurs(gameId);
      unwrap(await client.newGame(setup, 0));
      let history: Move[] = [];
      for (let count = 0; count < 14; count++) {
        const position = history.reduce(game.play, game.initial(setup));
        const moves = game.legalMoves(position);
        if (moves.length === 0) break;
        const isTheirs = position.sideToMove === 0;
        const move = isTheirs
          ? unwrap(await client.chooseMove(turn(history)))
          : pick(random, moves);
        if (move === 'resign') break;
        expect(moves).toContain(move);
        history.push(move);
        if (count % 5 === 4) history = history.slice(0, -random.below(3) - 1);
      }
      expect(commands.filter((command) => command === 'clear_board')).toHaveLength(1);
    }
  });

  it('tells other programs the size, whole seconds, and only the moves that are new', async () => {
    const { client, commands } = talkWith({
      list_commands: '= boardsize\ntime_settings\ntime_left\ngenmove',
      genmove: '= C2',
    });
    unwrap(await client.newGame({ size: 5, swap: 0 }, 0));
    const first = unwrap(await client.chooseMove(turn([], 2_500))) as Move;
    const cell = gameById('hex').legalMoves(gameById('hex').initial({ size: 5, swap: 0 }))[0]!;
    await client.chooseMove(turn([first, cell], 700));
    expect(commands).toEqual([
      ...['protocol_version', 'name', 'version', 'list_commands', 'boardsize 5', 'clear_board'],
      ...['time_settings 0 3 1', 'genmove black'],
      ...['play white a1', 'time_left black 1 1', 'genmove black'],
    ]);
  });

  it('tells a game anew where moves can’t be taken back', async () => {
    const { client, commands } = talkWith({ list_commands: '= genmove', genmove: '= b2' });
    unwrap(await client.newGame({ size: 5, swap: 0 }, 0));
    await client.chooseMove(turn([]));
    commands.length = 0;
    await client.chooseMove(turn([]));
    expect(commands).toEqual(['clear_board', 'genmove black']);
  });

  it('understands that a program resigns, or takes the first stone over in either way', async () => {
    const resigning = talkWith({ genmove: '= Resign' });
    unwrap(await resigning.client.newGame({ size: 5, swap: 0 }, 0));
    expect(unwrap(await resigning.client.chooseMove(turn([])))).toBe('resign');
    for (const answer of ['= swap-pieces', '= swap-sides']) {
      const { client } = talkWith({ genmove: answer });
      unwrap(await client.newGame({ size: 5, swap: 1 }, 1));
      const game = gameById('hex');
      const start = game.initial({ size: 5, swap: 1 });
      const opening = unwrap(game.notation.parse(start, 'B3'));
      const swap = unwrap(game.notation.parse(game.play(start, opening), 'swap'));
      expect(unwrap(await client.chooseMove(turn([opening])))).toBe(swap);
    }
  });

  it.each([
    [{ genmove: '= z9' }, 'ERR_OPPONENT_ILLEGAL', /it answered “z9”: illegal move/],
    [{ genmove: '=' }, 'ERR_OPPONENT_ILLEGAL', /it answered “”/],
    [{ genmove: '? no idea' }, 'ERR_OPPONENT_MALFORMED', /“\? no idea” to “genmove black”/],
    [{ genmove: 'a1' }, 'ERR_OPPONENT_MALFORMED', /“a1” to “genmove black”/],
  ])('does not take %j for a move', async (answers, code, message) => {
    const { client } = talkWith(answers);
    unwrap(await client.newGame({ size: 5, swap: 0 }, 0));
    expect(await errorOf(client.chooseMove(turn([])))).toMatchObject({
      code,
      message: expect.stringMatching(message) as string,
    });
  });

  it('says which size a program does not take, and lets it know no time', async () => {
    const { client } = talkWith({ boardsize: '? unacceptable size', list_commands: '? what' });
    expect(await client.newGame({ size: 19, swap: 0 }, 0)).toMatchObject({
      ok: false,
      error: { message: 'it answered “? unacceptable size” to “boardsize 19”' },
    });
  });

  it('hurries only a program that says it can be interrupted, while it thinks', async () => {
    const hurrying = new AbortController();
    hurrying.abort();
    for (const [commands, told] of [
      ['gogui-interrupt', ['# interrupt']],
      ['genmove', []],
    ] as const) {
      const talked = talkWith({ list_commands: `= ${commands}`, genmove: '= a1' });
      unwrap(await talked.client.newGame({ size: 5, swap: 0 }, 0));
      await talked.client.chooseMove({ history: [], timeMs: 1_000, hurry: hurrying.signal });
      expect(talked.commands.filter((each) => each.startsWith('#'))).toEqual(told);
    }
  });
});
