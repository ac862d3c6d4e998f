import { describe, expect, it } from 'vitest';
import { makeRandom, pick } from '../../src-shared/core/random.ts';
import { cellAt, CELL_COUNT, LINES, pegOf } from '../../src-shared/games/scoreFour/geometry.ts';
import {
  beadsOn,
  emptyPosition,
  type ScoreFourPosition,
} from '../../src-shared/games/scoreFour/position.ts';
import { SYMMETRIES } from '../../src-shared/games/scoreFour/symmetry.ts';
import { legalMoves, openPegs, outcome, play } from '../../src-shared/games/scoreFour/rules.ts';
import { asMove } from '../../src-shared/core/move.ts';
import { estimate } from './references/scoreFourEstimate.ts';
import { maskOf, type ScoreFourProbe, startProbe } from './scoreFourProbe.ts';
import { rounds } from '../rounds.ts';

interface Probe extends ScoreFourProbe {
  estimate(): number;
  isDrawn(): number;
  isConsistent(): number;
  canPlay(cell: number): number;
  winsAt(cell: number): number;
  hold(low: number, high: number): number;
  keyHalf(isHigh: boolean): number;
  keptCell(cell: number): number;
  cellOfKept(cell: number): number;
}

const probe = startProbe<Probe>();

/** Lines that hold no beads of at least one side. */
const openLines = ({ cells }: ScoreFourPosition): number =>
  LINES.filter((line) => !([0, 1] as const).every((side) => line.some((c) => cells[c] === side)))
    .length;

/** Random games: in every other one both sides rather complete nothing and close lines, so that many end in a draw. */
function playGames(games: number, look: (position: ScoreFourPosition) => void): void {
  const random = makeRandom(44);
  for (let game = 0; game < games; game++) {
    let position = emptyPosition;
    probe.restart();
    while (outcome(position) === undefined) {
      look(position);
      let moves = openPegs(position).map((peg) => ({ peg, next: play(position, asMove(peg)) }));
      const quiet = moves.filter(({ next }) => next.completed.length === 0);
      if (quiet.length > 0) moves = quiet;
      if (game % 2 === 0) {
        const rank = ({ next }: { next: ScoreFourPosition }) => openLines(next) + random.unit();
        moves = moves.sort((a, b) => rank(a) - rank(b)).slice(0, 1);
      }
      const { peg, next } = pick(random, moves);
      probe.place(cellAt(peg, beadsOn(position, peg)));
      position = next;
    }
    if (position.completed.length === 0) look(position);
  }
}

describe('the bitboards of Score Four', () => {
  it('hold exactly the 76 lines', () => {
    for (const line of LINES) expect(probe.hold(...maskOf(line))).toBe(1);
    const random = makeRandom(3);
    for (let i = 0; i < 4_000; i++) {
      const share = 0.2 + 0.6 * random.unit();
      const cells = Array.from({ length: CELL_COUNT }, (_, cell) => cell).filter(
        () => random.unit() < share,
      );
      const holds = LINES.some((line) => line.every((cell) => cells.includes(cell)));
      expect(probe.hold(...maskOf(cells))).toBe(holds ? 1 : 0);
    }
  });

  it('tell legal moves and wins in one move as the rules do, and no early draw that is none', () => {
    let [draws, wins] = [0, 0];
    playGames(rounds(20, 200), (position) => {
      expect(probe.isConsistent()).toBe(1);
      const isOver = outcome(position) !== undefined;
      // The rules see every draw, the kernel those that are seen by counting alone.
      if (probe.isDrawn()) {
        expect(isOver).toBe(true);
        draws++;
      }
      const cells = Array.from({ length: CELL_COUNT }, (_, cell) => cell);
      const playable = openPegs(position).map((peg) => cellAt(peg, beadsOn(position, peg)));
      expect(new Set(cells.filter((cell) => probe.canPlay(cell)))).toEqual(new Set(playable));
      if (isOver) return;
      const winning = legalMoves(position).filter((move) => play(position, move).completed.length);
      const found = playable.filter((cell) => probe.winsAt(cell)).map(pegOf);
      expect(found).toEqual(winning);
      wins += found.length;
    });
    expect(draws).toBeGreaterThan(rounds(3, 40));
    expect(wins).toBeGreaterThan(100);
  });

  it('estimate a position as the plain reference does', () => {
    let compared = 0;
    playGames(rounds(20, 200), (position) => {
      const expected = estimate(position);
      if (expected === undefined) return;
      expect(probe.estimate()).toBe(expected);
      compared++;
    });
    expect(compared).toBeGreaterThan(rounds(300, 3_000));
  });

  it('have one key for what is one but for symmetry, and keep moves for all of it', () => {
    const random = makeRandom(7);
    let lopsided = 0;
    for (let game = 0; game < 60; game++) {
      const cells: number[] = [];
      for (let position = emptyPosition; cells.length < 8;) {
        const peg = pick(random, openPegs(position));
        cells.push(cellAt(peg, beadsOn(position, peg)));
        position = play(position, asMove(peg));
      }
      const count = random.below(9);
      const [next = 0] = cells.slice(count);
      const seen = SYMMETRIES.map((symmetry) => {
        const turn = (cell: number): number => symmetry[pegOf(cell)]! + cell - pegOf(cell);
        probe.restart();
        for (const cell of cells.slice(0, count)) probe.place(turn(cell));
        const kept = probe.keptCell(turn(next));
        expect(probe.cellOfKept(kept)).toBe(turn(next));
        return { key: [probe.keyHalf(true), probe.keyHalf(false)], kept };
      });
      expect(new Set(seen.map(({ key }) => key.join())).size).toBe(1);
      // A position that is symmetric itself has several moves that are the same.
      const images = SYMMETRIES.map((symmetry) =>
        cells
          .slice(0, count)
          .map((cell, index) => `${symmetry[pegOf(cell)]} ${cell - pegOf(cell)} ${index % 2}`)
          .sort()
          .join(),
      );
      if (new Set(images).size === SYMMETRIES.length) {
        expect(new Set(seen.map(({ kept }) => kept)).size).toBe(1);
        lopsided++;
      }
    }
    expect(lopsided).toBeGreaterThan(20);
  });
});
