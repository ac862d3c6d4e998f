import { describe, expect, it } from 'vitest';
import { asMove } from '../../src-shared/core/move.ts';
import { unwrap } from '../../src-shared/core/result.ts';
import { scoreFourEngine } from '../../src-shared/games/scoreFour/engine.ts';
import { parsePeg } from '../../src-shared/games/scoreFour/notation.ts';
import { emptyPosition } from '../../src-shared/games/scoreFour/position.ts';
import { play } from '../../src-shared/games/scoreFour/rules.ts';
import { LONG_MS, timelessHooks } from '../search/hooks.ts';
import { ScoreFourProver } from './references/scoreFourProver.ts';
import wins from './scoreFourWins.json' with { type: 'json' };

/** Positions with a forced win, by the moves that lead there; `npm run make -- scoreFourWins` found them. */
const POSITIONS = Object.entries(wins).flatMap(([plies, texts]) =>
  texts.map((text) => ({
    plies: Number(plies),
    pegs: text.split(' ').map((name) => unwrap(parsePeg(name))),
  })),
);
const NODES = 40_000;

describe('100 forced wins of Score Four', () => {
  it('are wins in so many plies, and no sooner, to a prover that shares no code with the engine', () => {
    expect(POSITIONS).toHaveLength(100);
    for (const { plies, pegs } of POSITIONS) {
      const prover = new ScoreFourProver();
      for (const [ply, peg] of pegs.entries()) prover.drop(peg, ply % 2 === 0 ? 0 : 1);
      const side = pegs.length % 2 === 0 ? 0 : 1;
      expect([prover.wins(side, plies - 2), prover.wins(side, plies)]).toEqual([false, true]);
    }
  });

  it('are found by the engine, whose move keeps the win', () => {
    let checked = 0;
    for (const { plies, pegs } of POSITIONS) {
      const position = pegs.map(asMove).reduce(play, emptyPosition);
      const limits = { level: 8, timeMs: LONG_MS, maxNodes: NODES, seed: 1 };
      const { score, move } = scoreFourEngine.search(position, limits, timelessHooks());
      expect(score).toMatchObject({ kind: 'exact', winner: position.sideToMove });

      const prover = new ScoreFourProver();
      for (const [ply, peg] of [...pegs, move].entries()) prover.drop(peg, ply % 2 === 0 ? 0 : 1);
      const longest = score.kind === 'exact' ? score.plies - 1 : 0;
      const side = pegs.length % 2 === 0 ? 0 : 1;
      expect(longest).toBeGreaterThanOrEqual(plies - 1);
      if (longest >= 9) continue;
      expect(prover.losesAnyway(side, longest)).toBe(true);
      checked++;
    }
    expect(checked).toBeGreaterThan(50);
  });
});
