import { describe, expect, it } from 'vitest';
import { makeRandom } from '../../src-shared/core/random.ts';
import type { Side } from '../../src-shared/core/side.ts';
import { linesOfActionEngine } from '../../src-shared/games/linesOfAction/engine.ts';
import { linesOfAction } from '../../src-shared/games/linesOfAction/index.ts';
import {
  type LinesOfActionPosition,
  makePosition,
  piecesOf,
  type RuleSet,
} from '../../src-shared/games/linesOfAction/position.ts';
import { rounds } from '../rounds.ts';
import { timelessHooks } from '../search/hooks.ts';
import { LinesOfActionEndings } from './references/linesOfActionEndings.ts';

/** Three pieces against two take minutes to work out. */
const PIECES = rounds(4, 5) as 4 | 5;
const MAX_NODES = 200_000;
/** The shares of won and lost positions of five pieces for whose proof that may be too little. */
const UNPROVED_WON = rounds(0, 0.005);
const UNPROVED_LOST = rounds(0, 0.03);
const TIMEOUT_MS = rounds(60_000, 3_600_000);

const hooks = timelessHooks();

/** The pieces on random squares, as many as possible on either side, Black to move; the game may be over. */
function ending(rules: RuleSet, seed: number): LinesOfActionPosition {
  const random = makeRandom(seed);
  const cells = Array.from({ length: 64 }, (): Side | undefined => undefined);
  for (let placed = 0; placed < PIECES;) {
    const square = random.below(64);
    if (cells[square] !== undefined) continue;
    cells[square] = (placed + seed) % 2 === 0 ? 0 : 1;
    placed++;
  }
  return makePosition({ sideToMove: 0, ply: 40, rules, cells });
}

const worthOf = (winner: Side | undefined): number =>
  winner === undefined ? 0 : winner === 0 ? 1 : -1;

/** For Black, by the end of the game or by what can be forced. */
function valueOf(position: LinesOfActionPosition, endings: LinesOfActionEndings): number {
  const outcome = linesOfAction.outcome(position);
  if (outcome !== undefined) return worthOf(outcome.winner);
  const [black, white] = [piecesOf(position, 0), piecesOf(position, 1)];
  return position.sideToMove === 0
    ? endings.valueOf(black, white)!
    : 0 - endings.valueOf(white, black)!;
}

describe.each(['handout', 'tournament'] as const)('endings of few pieces, %s rules', (rules) => {
  it(
    'are won or lost by proof, drawn ones are never called so, and no move gives anything away',
    () => {
      const endings = new LinesOfActionEndings(PIECES, rules === 'tournament');
      const seen = { won: 0, lost: 0, drawn: 0 };
      const unproved = { won: 0, lost: 0 };
      for (let seed = 0; seed < rounds(200, 1_500); seed++) {
        const position = ending(rules, seed);
        if (linesOfAction.outcome(position) !== undefined) continue;
        const limits = { level: 8, timeMs: 1_000, maxNodes: MAX_NODES, seed };
        const { score, move } = linesOfActionEngine.search(position, limits, hooks);
        const value = valueOf(position, endings);
        seen[value > 0 ? 'won' : value < 0 ? 'lost' : 'drawn']++;
        const kept = valueOf(linesOfAction.play(position, move), endings);
        expect([seed, kept]).toEqual([seed, value]);
        const told = score.kind === 'exact' ? worthOf(score.winner) : 0;
        if (value !== 0 && told === 0) unproved[value > 0 ? 'won' : 'lost']++;
        else expect([seed, told]).toEqual([seed, value]);
      }
      expect(unproved.won).toBeLessThanOrEqual(UNPROVED_WON * seen.won);
      expect(unproved.lost).toBeLessThanOrEqual(UNPROVED_LOST * seen.lost);
      expect(seen.won).toBeGreaterThan(50);
      expect(seen.lost).toBeGreaterThan(20);
      // Of tournament rules hardly any is drawn.
      if (rules === 'handout') expect(seen.drawn).toBeGreaterThan(0);
    },
    TIMEOUT_MS,
  );
});
