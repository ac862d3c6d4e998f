import { describe, expect, it } from 'vitest';
import { makeRandom, pick, type Random } from '../../src-shared/core/random.ts';
import { otherSide, type Side } from '../../src-shared/core/side.ts';
import { cellAt, heightOf, LINES, pegOf } from '../../src-shared/games/scoreFour/geometry.ts';
import {
  beadsOn,
  emptyPosition,
  placeBead,
  type ScoreFourPosition,
} from '../../src-shared/games/scoreFour/position.ts';
import { legalMoves, outcome, play } from '../../src-shared/games/scoreFour/rules.ts';
import { type Standoff, standoffIn } from '../../src-shared/games/scoreFour/standoff.ts';
import { threatsIn } from '../../src-shared/games/scoreFour/threats.ts';
import { rounds } from '../rounds.ts';

/** A full board but for the tops of a few pegs, without a completed line, in which somebody is to move. */
function nearlyFull(random: Random): ScoreFourPosition {
  const pegs = Array.from({ length: 1 + random.below(3) }, () => random.below(16));
  const heights = Array.from({ length: 16 }, (_, peg) =>
    pegs.includes(peg) ? random.below(4) : 4,
  );
  const filled = Array.from({ length: 64 }, (_, cell) => cell).filter(
    (cell) => heightOf(cell) < heights[pegOf(cell)]!,
  );
  for (;;) {
    const order = filled
      .map((cell) => [random.below(1_000_000), cell] as const)
      .sort(([a], [b]) => a - b);
    const cells: (Side | undefined)[] = Array.from({ length: 64 }, () => undefined);
    order.forEach(([, cell], index) => (cells[cell] = index % 2 === 0 ? 0 : 1));
    for (let tries = 0; tries < 400; tries++) {
      const line = LINES.find(
        ([first, ...rest]) =>
          cells[first!] !== undefined && rest.every((cell) => cells[cell] === cells[first!]),
      );
      const ply = filled.length;
      if (line === undefined)
        return { sideToMove: ply % 2 === 0 ? 0 : 1, ply, cells, completed: [] };
      const [one, other] = [pick(random, line), pick(random, filled)];
      [cells[one], cells[other]] = [cells[other], cells[one]];
    }
  }
}

/** A position from which the other pegs were filled, by taking beads off them in turn. */
function before(position: ScoreFourPosition, pegs: readonly number[], random: Random) {
  let at = position;
  for (let count = random.below(3); count > 0; count--) {
    const side = otherSide(at.sideToMove);
    const tops = Array.from({ length: 16 }, (_, peg) => peg)
      .filter((peg) => !pegs.includes(peg) && beadsOn(at, peg) > 0)
      .map((peg) => cellAt(peg, beadsOn(at, peg) - 1))
      .filter((cell) => at.cells[cell] === side);
    if (tops.length === 0) break;
    const cells = at.cells.with(pick(random, tops), undefined);
    at = { sideToMove: side, ply: at.ply - 1, cells, completed: [] };
  }
  return at;
}

/** Who wins by the rules, by trying everything. */
function winnerOf(position: ScoreFourPosition, known = new Map<string, Side | 'nobody'>()) {
  const search = (now: ScoreFourPosition): Side | 'nobody' => {
    const end = outcome(now);
    if (end !== undefined) return end.winner ?? 'nobody';
    const key = now.cells.map((owner) => owner ?? '.').join('');
    const found = known.get(key);
    if (found !== undefined) return found;
    const results = legalMoves(now).map((move) => search(play(now, move)));
    const { sideToMove } = now;
    const best = [sideToMove, 'nobody' as const].find((each) => results.includes(each));
    const result = best ?? (sideToMove === 0 ? 1 : 0);
    known.set(key, result);
    return result;
  };
  return search(position);
}

const threatsOn = (position: ScoreFourPosition, pegs: readonly number[]): readonly string[] =>
  threatsIn(position)
    .filter(({ cell }) => pegs.includes(pegOf(cell)))
    .map(({ side, cell }) => `${side} ${cell}`);

describe('the standoff', () => {
  it('goes as it says when the other pegs are full, by trying everything', () => {
    const random = makeRandom(11);
    const seen = { 0: 0, 1: 0, nobody: 0, before: 0 };
    for (let held = 0; held < rounds(80, 1_000);) {
      const full = nearlyFull(random);
      const standoff = standoffIn(full);
      if (standoff === undefined || standoff.beads > 0) continue;
      if (mayThreatenMore(full, standoff)) continue;
      held++;
      expect(standoff.mover).toBe(full.sideToMove);
      expect(winnerOf(full)).toBe(standoff.winner ?? 'nobody');
      seen[standoff.winner ?? 'nobody']++;
      // What was told while there was room elsewhere, when the threats were these.
      const earlier = before(full, standoff.pegs, random);
      const told = standoffIn(earlier);
      const isSame =
        told?.threats.map(({ side, cell }) => `${side} ${cell}`).join() ===
        threatsOn(full, standoff.pegs).join();
      if (told === undefined || !isSame || earlier === full) continue;
      seen.before++;
      expect(told).toMatchObject({ beads: full.ply - earlier.ply, mover: full.sideToMove });
      expect(told.winner).toBe(standoff.winner);
    }
    expect(Math.min(...Object.values(seen))).toBeGreaterThan(0);
  });

  it('is none where a line can be completed at once, or nothing threatens', () => {
    expect(standoffIn(emptyPosition)).toBeUndefined();
    const three = [0, 4, 1, 5, 2, 6].reduce(
      (position, peg) => placeBead(position, peg, position.sideToMove),
      emptyPosition,
    );
    expect(standoffIn(three)).toBeUndefined();
  });
});

/** Whether beads on the pegs of the standoff can make more threats there. */
function mayThreatenMore(position: ScoreFourPosition, { pegs, threats }: Standoff): boolean {
  const known = new Set(threats.map(({ side, cell }) => `${side} ${cell}`));
  const search = (now: ScoreFourPosition): boolean =>
    outcome(now) === undefined &&
    legalMoves(now).some((move) => {
      const next = play(now, move);
      if (next.completed.length > 0) return false;
      return threatsOn(next, pegs).some((each) => !known.has(each)) || search(next);
    });
  return search(position);
}
