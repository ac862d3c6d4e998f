import { describe, expect, it } from 'vitest';
import type { Position } from '../../../src-shared/core/game.ts';
import type { LessonStep, LessonTurn } from '../../../src-shared/core/lesson.ts';
import type { Move } from '../../../src-shared/core/move.ts';
import { unwrap } from '../../../src-shared/core/result.ts';
import { LESSONS as domineering } from '../../../src-shared/games/domineering/lessons.ts';
import { motivesOf as dominoes } from '../../../src-shared/games/domineering/motives.ts';
import type { DomineeringPosition } from '../../../src-shared/games/domineering/position.ts';
import { LESSONS as dotsAndTriangles } from '../../../src-shared/games/dotsAndTriangles/lessons.ts';
import type { DotsPosition } from '../../../src-shared/games/dotsAndTriangles/position.ts';
import { type GameId, gameById } from '../../../src-shared/games/index.ts';
import { LESSONS as hex } from '../../../src-shared/games/hex/lessons.ts';
import { motivesOf as stones } from '../../../src-shared/games/hex/motives.ts';
import type { HexPosition } from '../../../src-shared/games/hex/position.ts';
import { LESSONS as linesOfAction } from '../../../src-shared/games/linesOfAction/lessons.ts';
import { LESSONS as scoreFour } from '../../../src-shared/games/scoreFour/lessons.ts';
import { motivesOf as beads } from '../../../src-shared/games/scoreFour/motives.ts';
import type { ScoreFourPosition } from '../../../src-shared/games/scoreFour/position.ts';

/*
 * Whoever learns believes every word, so each step is held against the rules: what it calls right is exactly what does
 * what its words say, and what it calls wrong does not.
 */

const ALL = { scoreFour, linesOfAction, hex, domineering, dotsAndTriangles } as const;
const STEPS = Object.entries(ALL).flatMap(([id, steps]) =>
  (steps as readonly LessonStep[]).map((step) => ({ id: id as GameId, step })),
);

const startOf = (id: GameId, { setup, position }: LessonStep): Position =>
  unwrap(gameById(id).codec.decode(setup, position));
const read = (id: GameId, position: Position, text: string): Move =>
  unwrap(gameById(id).notation.parse(position, text));

function rightMoves(id: GameId, position: Position, turn: LessonTurn): readonly Move[] {
  const legal = gameById(id).legalMoves(position);
  const parsed = (texts: readonly string[]) =>
    texts.flatMap((text) => {
      const move = gameById(id).notation.parse(position, text);
      return move.ok ? [move.value] : [];
    });
  const refused = turn.refuses === undefined ? [] : parsed(turn.refuses);
  return turn.accepts === undefined
    ? legal.filter((move) => !refused.includes(move))
    : parsed(turn.accepts);
}

/** The legal moves of a position of a step that do something. */
function doing(id: GameId, position: Position, does: (move: Move) => boolean): readonly Move[] {
  return gameById(id).legalMoves(position).filter(does);
}

const stepOf = (id: GameId, name: string): LessonStep =>
  STEPS.find((each) => each.id === id && each.step.id === name)!.step;

/** Expects that what a step calls right in its first turn is exactly what does something. */
function expectExactly(id: GameId, name: string, does: (start: Position, move: Move) => boolean) {
  const step = stepOf(id, name);
  const start = startOf(id, step);
  const right = rightMoves(id, start, step.turns[0]);
  expect(right.toSorted(), name).toEqual(doing(id, start, (move) => does(start, move)).toSorted());
}

const wins = (id: GameId) => (position: Position, move: Move) =>
  gameById(id).outcome(gameById(id).play(position, move))?.winner === position.sideToMove;

/** Whether the side to move wins by force, by trying everything. */
function isWon(id: GameId, position: Position, known = new Map<string, boolean>()): boolean {
  const game = gameById(id);
  const key = `${game.codec.encode(position)} ${position.ply}`;
  const found = known.get(key);
  if (found !== undefined) return found;
  const won = game.legalMoves(position).some((move) => {
    const next = game.play(position, move);
    const end = game.outcome(next);
    return end === undefined ? !isWon(id, next, known) : end.winner === position.sideToMove;
  });
  known.set(key, won);
  return won;
}

const keepsWin = (id: GameId) => {
  const known = new Map<string, boolean>();
  return (position: Position, move: Move): boolean => {
    const next = gameById(id).play(position, move);
    const end = gameById(id).outcome(next);
    return end === undefined ? !isWon(id, next, known) : end.winner === position.sideToMove;
  };
};

describe('every step of a tutorial', () => {
  it.each(STEPS)('$id $step.id can be done, whatever right move is chosen', ({ id, step }) => {
    const game = gameById(id);
    const person = startOf(id, step).sideToMove;
    let positions = [startOf(id, step)];
    for (const turn of step.turns) {
      positions = positions.flatMap((position) => {
        expect(game.outcome(position)).toBeUndefined();
        expect(position.sideToMove).toBe(person);
        const legal = game.legalMoves(position);
        const right = rightMoves(id, position, turn).filter((move) => legal.includes(move));
        expect(right.length).toBeGreaterThan(0);
        return right.map((move) => {
          const next = game.play(position, move);
          return turn.reply === undefined ? next : game.play(next, read(id, next, turn.reply));
        });
      });
    }
  });

  it('of Score Four is true', () => {
    const id = 'scoreFour';
    for (const name of ['row', 'upright', 'wall', 'space']) expectExactly(id, name, wins(id));
    expectExactly(
      id,
      'height',
      (start, move) => (start as ScoreFourPosition).cells[move] !== undefined,
    );
    expectExactly(id, 'double', (start, move) =>
      beads(start as ScoreFourPosition, move).some(({ kind }) => kind === 'doubleThreat'),
    );
    const game = gameById(id);
    expectExactly(id, 'deadly', (start, move) => {
      const next = game.play(start, move);
      return !game.legalMoves(next).some((reply) => wins(id)(next, reply));
    });
  });

  it('of Lines of Action is true', () => {
    const id = 'linesOfAction';
    const game = gameById(id);
    expectExactly(id, 'connect', wins(id));
    expectExactly(id, 'capture', (start, move) => game.notation.make(start, move).includes('x'));
    expectExactly(
      id,
      'sacrifice',
      (start, move) => game.outcome(game.play(start, move)) === undefined,
    );
  });

  it('of Hex is true', () => {
    const id = 'hex';
    expectExactly(id, 'chain', wins(id));
    expectExactly(id, 'edge', wins(id));
    expectExactly(id, 'answer', (start, move) =>
      stones(start as HexPosition, move).some(({ kind }) => kind === 'savesBridge'),
    );
    expectExactly(id, 'bridge', (start, move) =>
      stones(start as HexPosition, move).some(
        (motive) => motive.kind === 'bridge' && !motive.isToEdge,
      ),
    );
    expectExactly(id, 'ladder', keepsWin(id));
    expectExactly(id, 'swap', keepsWin(id));
  });

  it('of Domineering is true', () => {
    const id = 'domineering';
    const makes = (kind: string) => (start: Position, move: Move) =>
      dominoes(start as DomineeringPosition, move).some((motive) => motive.kind === kind);
    expectExactly(id, 'safe', makes('makesSafe'));
    expectExactly(id, 'prevent', makes('prevents'));
    for (const name of ['parity', 'room']) expectExactly(id, name, keepsWin(id));
  });

  it('of Dots and Triangles is true', () => {
    const id = 'dotsAndTriangles';
    const game = gameById(id);
    const owned = (position: Position): number =>
      (position as DotsPosition).owners.filter((owner) => owner !== undefined).length;
    const closes = (position: Position, move: Move): number =>
      owned(game.play(position, move)) - owned(position);
    const canClose = (position: Position): boolean =>
      game.legalMoves(position).some((move) => closes(position, move) > 0);
    expectExactly(id, 'extra', (start, move) => closes(start, move) > 0);
    expectExactly(id, 'two', (start, move) => closes(start, move) === 2);
    expectExactly(id, 'limit', (start, move) => closes(start, move) > 0);
    expectExactly(id, 'safe', (start, move) => !canClose(game.play(start, move)));
    const limit = stepOf(id, 'limit');
    const start = startOf(id, limit);
    for (const first of rightMoves(id, start, limit.turns[0])) {
      const extra = game.play(start, first);
      for (const second of doing(id, extra, (move) => closes(extra, move) > 0)) {
        expect(rightMoves(id, extra, limit.turns[1]!)).toContain(second);
        const after = game.play(extra, second);
        expect([after.sideToMove, canClose(after)]).toEqual([1, true]);
      }
    }
    const known = new Map<string, number>();
    /** By how much player 1 gets more from a position on, if both play their best. */
    function gain(position: Position): number {
      const key = game.codec.encode(position);
      const moves = game.legalMoves(position);
      const sign = position.sideToMove === 0 ? 1 : -1;
      if (moves.length === 0) return 0;
      const best =
        known.get(key) ?? Math.max(...moves.map((move) => sign * gainBy(position, move)));
      known.set(key, best);
      return sign * best;
    }
    const gainBy = (position: Position, move: Move): number =>
      (position.sideToMove === 0 ? 1 : -1) * closes(position, move) +
      gain(game.play(position, move));
    const parity = startOf(id, stepOf(id, 'parity'));
    expect(game.legalMoves(parity).every((move) => canClose(game.play(parity, move)))).toBe(true);
    expectExactly(id, 'parity', (position, move) => gainBy(position, move) === gain(position));
    expect(gain(parity)).toBe(0);
  });
});
