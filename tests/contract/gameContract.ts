import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Position } from '../../src-shared/core/game.ts';
import { asMove, type Move } from '../../src-shared/core/move.ts';
import { makeRandom } from '../../src-shared/core/random.ts';
import { unwrap } from '../../src-shared/core/result.ts';
import { defaultSetup, parseSetup, type Setup } from '../../src-shared/core/setup.ts';
import { type GameId, gameById } from '../../src-shared/games/index.ts';
import { expectGolden } from '../golden/goldenFile.ts';
import { describePlaythrough, playRandomly, setupName } from './playthrough.ts';

/** Games played per setup; boards of hundreds of cells get fewer. */
const gameCount = (moveSpace: number): number => (moveSpace > 150 && moveSpace < 4_000 ? 3 : 12);

/** Some elements of a list, evenly spread, so that large boards do not take all the time. */
function sample<T>(list: readonly T[], count: number): readonly T[] {
  const step = Math.max(1, Math.floor(list.length / count));
  return list.filter((_, index) => index % step === 0);
}

function doesThrow(action: () => unknown): boolean {
  try {
    action();
    return false;
  } catch {
    return true;
  }
}

function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    Object.values(value).forEach(deepFreeze);
  }
  return value;
}

/** What every registered game must keep, whatever its rules. */
export function describeRulesContract(id: GameId): void {
  const game = gameById(id);

  it('has a default setup and setups that its fields allow', () => {
    expect(game.setups[0]).toEqual(defaultSetup(game.setupFields));
    for (const setup of game.setups) {
      expect(parseSetup(game.setupFields, setup)).toEqual({ ok: true, value: setup });
    }
    expect(new Set(game.setups.map(setupName)).size).toBe(game.setups.length);
  });

  describe.each(game.setups.map((setup) => ({ name: setupName(setup), setup })))(
    'on $name',
    ({ name, setup }) => {
      const seeds = Array.from({ length: gameCount(game.moveSpace(setup)) }, (_, i) => i + 1);
      const games = seeds.map((seed) => playRandomly(game, setup, seed));
      const positions = games.flatMap((each) => each.positions);
      const ends = games.map((each) => each.positions.at(-1)!);
      const unfinished = games.flatMap((each) => each.positions.slice(0, -1));

      it('plays the same game as ever', () => {
        const [first] = games;
        if (first === undefined) throw new Error('no game was played');
        expectGolden(`${id}/${name}.txt`, describePlaythrough(id, first));
      });

      it('has legal moves exactly while the game is not over', () => {
        for (const position of positions) {
          const [moves, outcome] = [game.legalMoves(position), game.outcome(position)];
          expect(moves.length === 0).toBe(outcome !== undefined);
          expect(new Set(moves).size).toBe(moves.length);
          expect(moves.every((move) => move >= 0 && move < game.moveSpace(setup))).toBe(true);
          if (outcome === undefined) expect(game.winningCells(position)).toEqual([]);
          else expect(outcome.reason).toMatch(/[^.\s]$/);
        }
      });

      it('counts plies and changes no position by a move', () => {
        for (const { moves, positions: path } of games.slice(0, 2)) {
          for (const [ply, move] of moves.entries()) {
            const before = deepFreeze(path[ply] ?? path[0]);
            expect(before.ply).toBe(ply);
            expect(game.play(before, move)).toEqual(path[ply + 1]);
          }
        }
      });

      it('takes exactly the legal moves, and says of all others why they are refused', () => {
        const random = makeRandom(99);
        const space = game.moveSpace(setup);
        const strays = [-1, space, 0.5, NaN, Infinity].map(asMove);
        const wrong: string[] = [];
        const told = new Map<string, string>();
        for (const position of [...sample(positions, 30), ...ends]) {
          const legal = new Set(game.legalMoves(position));
          const others = Array.from({ length: 40 }, () => asMove(random.below(space)));
          for (const move of [...legal, ...others, ...strays]) {
            const checked = game.check(position, move);
            const isStray = strays.includes(move);
            const isFine = legal.has(move)
              ? checked.ok
              : !checked.ok &&
                doesThrow(() => game.play(position, move)) &&
                (checked.error.code === 'ERR_NO_SUCH_MOVE') === isStray &&
                (checked.error.code === 'ERR_GAME_OVER') === (legal.size === 0 && !isStray);
            if (!isFine) wrong.push(`${move} in ${game.codec.encode(position)}`);
            if (!checked.ok) told.set(checked.error.message, checked.error.code);
          }
        }
        expect(wrong).toEqual([]);
        expect(told.size).toBeGreaterThan(2);
        for (const [message, code] of told) {
          expect(code).toMatch(/^ERR_[A-Z_]+$/);
          expectSentence(message);
        }
      });

      it('reads every move as it writes it, each in its own way', () => {
        for (const notation of [game.notation, game.commonNotation ?? game.notation]) {
          for (const position of sample(unfinished, 40)) {
            const moves = sample(game.legalMoves(position), 10);
            const texts = moves.map((move) => notation.make(position, move));
            expect(new Set(texts).size).toBe(texts.length);
            expect(texts.map((text) => unwrap(notation.parse(position, text)))).toEqual(moves);
            expect(unwrap(notation.parse(position, ` ${texts[0]}\t`))).toBe(moves[0]);
          }
        }
      }, 60_000);

      it('reads every position as it writes it', () => {
        for (const position of sample(positions, 200)) {
          const code = game.codec.encode(position);
          expect(code).not.toMatch(/[\r\n]/);
          expect(game.codec.decode(setup, code)).toEqual({ ok: true, value: position });
        }
      });

      it('takes any text as a move or a position without failing', () => {
        const codes = sample(positions, 20).map((position) => game.codec.encode(position));
        fc.assert(
          fc.property(anyText, fc.constantFrom(...sample(positions, 20)), (text, position) => {
            expectErrorOrLegal(position, text);
            expectSoundCode(setup, text);
          }),
        );
        fc.assert(
          fc.property(
            fc.constantFrom(...codes),
            fc.nat(),
            fc.string({ maxLength: 2 }),
            (code, at, piece) => {
              const cut = at % (code.length + 1);
              expectSoundCode(setup, code.slice(0, cut) + piece + code.slice(cut + 1));
            },
          ),
        );
      });
    },
  );

  function expectErrorOrLegal(position: Position, text: string): void {
    const parsed = game.notation.parse(position, text);
    if (parsed.ok) expect(game.legalMoves(position)).toContain(parsed.value);
    else expectSentence(parsed.error.message);
  }

  /** A text is refused, or it is a position that is whole and is written so that it can be read again. */
  function expectSoundCode(setup: Setup, text: string): void {
    const decoded = game.codec.decode(setup, text);
    if (!decoded.ok) return expectSentence(decoded.error.message);
    const again = game.codec.decode(setup, game.codec.encode(decoded.value));
    expect(again).toEqual(decoded);
    const moves: readonly Move[] = game.legalMoves(decoded.value);
    expect(moves.length === 0).toBe(game.outcome(decoded.value) !== undefined);
  }
}

/** Text that means nothing, and text that nearly does. */
export const anyText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: 'grapheme', maxLength: 400 }),
  fc.stringMatching(/^ ?[a-sA-S]?\d{0,4}[-x ]?[a-s]?\d{0,3}$/),
  fc.stringMatching(/^[012]{0,20} ?[12]?\+?$/),
  fc.stringMatching(/^[bwox.\d/-]{0,80} [bwox] ?\d{0,3}$/),
);

function expectSentence(message: string): void {
  expect(message).toMatch(/[^.\s]$/);
  expect(message.length).toBeLessThan(200);
  expect(message).not.toMatch(/undefined|NaN|\[object/);
}
