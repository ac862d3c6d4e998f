import { describe, expect, it } from 'vitest';
import { makeRandom, pick } from '../../src-shared/core/random.ts';
import type { Setup } from '../../src-shared/core/setup.ts';
import { GAME_IDS, type GameId, gameById } from '../../src-shared/games/index.ts';
import { gtpDialect, makeColour, parseColour } from '../../src-shared/gtp/dialect.ts';
import { type GtpTable, openGtp } from './gtpTable.ts';

/** Setups small enough for whole matches, of games whose first one is not. */
const SETUPS: Readonly<Partial<Record<GameId, Setup>>> = {
  linesOfAction: { rules: 1 },
  hex: { size: 5, swap: 1 },
  domineering: { rows: 5, columns: 4, starter: 1 },
  dotsAndTriangles: { shape: 1, size: 3 },
};

/** Plays two sessions against each other, each told of the other's moves, and returns both. */
async function playMatch(gameId: GameId, randomSide: 0 | 1 | undefined): Promise<GtpTable[]> {
  const game = gameById(gameId);
  const dialect = gtpDialect(gameId);
  const setup = SETUPS[gameId] ?? game.setups[0];
  const tables = [openGtp(gameId, { setup, nodes: 60 }), openGtp(gameId, { setup, nodes: 30 })];
  const random = makeRandom(3);
  let position = game.initial(setup);
  for (let ply = 0; ply < 300; ply++) {
    if (/^= /.test(await tables[0]!.ask('final_score'))) break;
    const { sideToMove } = position;
    const mover = tables[sideToMove]!;
    const colour = makeColour(dialect, sideToMove);
    const isRandom = sideToMove === randomSide;
    const vertex = isRandom
      ? dialect.makeVertex(position, pick(random, game.legalMoves(position)))
      : (await mover.ask(`genmove ${colour}`)).slice(2);
    for (const table of isRandom ? tables : tables.filter((each) => each !== mover)) {
      expect(await table.ask(`play ${colour} ${vertex}`)).toBe('= ');
    }
    const move = dialect.parseVertex(position, vertex);
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
      expect(await first!.ask('genmove b')).toBe('= resign');
    },
  );

  it('know both sides by colour and by name', () => {
    const { sideNames } = gameById(gameId);
    const dialect = gtpDialect(gameId);
    for (const side of [0, 1] as const) {
      const name = sideNames[side].replaceAll(' ', '');
      for (const word of [makeColour(dialect, side), name, name.toUpperCase()]) {
        expect(parseColour(dialect, word)).toEqual({ ok: true, value: side });
      }
    }
  });
});
