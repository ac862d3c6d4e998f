import { startKernel } from '../search/startKernel.ts';
import { linesOfActionProbe } from '../../build/tools/search/linesOfActionProbe.ts';
import { timelessHooks } from '../search/hooks.ts';
import { describe, expect, it } from 'vitest';
import type { Move } from '../../src-shared/core/move.ts';
import { makeRandom, pick } from '../../src-shared/core/random.ts';
import { otherSide } from '../../src-shared/core/side.ts';
import { linesOfActionEngine } from '../../src-shared/games/linesOfAction/engine.ts';
import { linesOfAction } from '../../src-shared/games/linesOfAction/index.ts';
import { HIDDEN_ONE } from '../../src-shared/games/linesOfAction/kernel/constants.ts';
import { setPosition } from '../../src-shared/games/linesOfAction/kernel/kernel.ts';
import { NETWORK } from '../../src-shared/games/linesOfAction/network.ts';
import { PASS } from '../../src-shared/games/linesOfAction/moves.ts';
import type { LinesOfActionPosition } from '../../src-shared/games/linesOfAction/position.ts';
import { NO_MOVE, WIN_SCORE } from '../../src-shared/kernel/constants.ts';
import { FULL_WINDOW } from '../../src-shared/search/score.ts';
import { minimax } from '../search/minimax.ts';
import { rounds } from '../rounds.ts';

const kernel = startKernel(linesOfActionProbe, 14);

const RULES = [
  { name: 'by the handout’s rules', setup: { rules: 0 } },
  { name: 'by tournament rules', setup: { rules: 1 } },
];
const hooks = timelessHooks();

/** Few pieces lead to many wins, draws, captures and passes. */
function sparse(setup: { rules: number }, pieces: number, seed: number): LinesOfActionPosition {
  const random = makeRandom(seed);
  const squares = Array.from({ length: 64 }, () => '.');
  for (let placed = 0; placed < 2 * pieces;) {
    const square = random.below(64);
    if (squares[square] !== '.') continue;
    squares[square] = placed % 2 === 0 ? 'b' : 'w';
    placed++;
  }
  const rows = Array.from({ length: 8 }, (_, row) =>
    squares
      .slice(8 * row, 8 * row + 8)
      .join('')
      .replace(/\.+/g, (run) => String(run.length)),
  );
  const decoded = linesOfAction.codec.decode(
    setup,
    `${rows.join('/')} ${seed % 2 === 0 ? 'b' : 'w'} ${20 + (seed % 2)}`,
  );
  if (!decoded.ok) throw new Error(decoded.error.message);
  return decoded.value;
}

const isOver = (position: LinesOfActionPosition): boolean =>
  linesOfAction.outcome(position) !== undefined;

/** Positions of random games from the start and from few pieces, none of them over. */
function samples(setup: { rules: number }, count: number): LinesOfActionPosition[] {
  const random = makeRandom(11);
  const found: LinesOfActionPosition[] = [];
  for (let game = 0; found.length < count; game++) {
    let position =
      game % 2 === 0 ? linesOfAction.initial(setup) : sparse(setup, 2 + (game % 5), (game - 1) / 2);
    for (let ply = 0; ply < 60 && !isOver(position); ply++) {
      found.push(position);
      position = linesOfAction.play(position, pick(random, linesOfAction.legalMoves(position)));
    }
  }
  return found;
}

/** Whether a move ends the game in favour of the side that makes it. */
const wins = (position: LinesOfActionPosition, move: Move): boolean =>
  linesOfAction.outcome(linesOfAction.play(position, move))?.winner === position.sideToMove;

describe('the kernel of Lines of Action', () => {
  it('counts the known sequences of moves', () => {
    setPosition(kernel, linesOfAction.initial({ rules: 0 }));
    expect([1, 2, 3, 4].map((depth) => kernel.perft(depth))).toEqual([
      36, 1_244, 44_952, 1_563_208,
    ]);
  });
});

/** What the network says of a position, in plain arithmetic. */
function networkEstimate({ cells, sideToMove }: LinesOfActionPosition): number {
  const views = [sideToMove, otherSide(sideToMove)].map((side) =>
    NETWORK.hiddenBias.map((bias, hidden) =>
      cells.reduce<number>((sum, owner, square) => {
        if (owner === undefined) return sum;
        return sum + NETWORK.hidden[square + (owner === side ? 0 : 64)]![hidden]!;
      }, bias),
    ),
  );
  const sum = views
    .flat()
    .map((value) => Math.min(HIDDEN_ONE, Math.max(0, value)) ** 2)
    .reduce((total, square, index) => total + square * NETWORK.output[index]!, 0);
  return NETWORK.outputBias + (sum * NETWORK.outputUnit) / HIDDEN_ONE ** 2;
}

describe.each(RULES)('the kernel of Lines of Action $name', ({ setup }) => {
  it('counts the moves and answers of the rules and takes every one back', () => {
    for (const position of samples(setup, rounds(100, 1_000))) {
      const moves = linesOfAction.legalMoves(position);
      const answers = moves.map(
        (move) => linesOfAction.legalMoves(linesOfAction.play(position, move)).length,
      );
      setPosition(kernel, position);
      const before = [kernel.keyLow(), kernel.keyHigh(), kernel.evaluate()];
      expect(kernel.perft(1)).toBe(moves.length);
      expect(kernel.perft(2)).toBe(answers.reduce((sum, each) => sum + each, 0));
      expect([kernel.keyLow(), kernel.keyHigh(), kernel.evaluate()]).toEqual(before);
    }
  });

  it('scores every end as the rules do, and only those', () => {
    let ends = 0;
    for (const position of samples(setup, rounds(400, 2_000))) {
      setPosition(kernel, position);
      kernel.newSearch(14, 1, 1 << 20);
      for (const move of linesOfAction.legalMoves(position)) {
        const next = linesOfAction.play(position, move);
        const outcome = linesOfAction.outcome(next);
        const score = kernel.scoreMove(move, 1, -FULL_WINDOW, FULL_WINDOW);
        if (outcome !== undefined) ends++;
        if (outcome === undefined) expect(Math.abs(score)).toBeLessThan(WIN_SCORE - 1);
        else if (outcome.winner === undefined) expect(score).toBe(0);
        else if (outcome.winner === position.sideToMove) expect(score).toBe(WIN_SCORE - 1);
        else expect(score).toBe(1 - WIN_SCORE);
      }
    }
    expect(ends).toBeGreaterThan(20);
  });

  it('finds a win in one move exactly when there is one, and plays it', () => {
    let won = 0;
    for (const position of samples(setup, rounds(1_500, 5_000))) {
      const winning = linesOfAction.legalMoves(position).filter((move) => wins(position, move));
      setPosition(kernel, position);
      const move = kernel.winningMove();
      if (winning.length === 0) expect(move).toBe(NO_MOVE);
      else expect(winning).toContain(move);
      if (winning.length === 0 || won++ % 10 > 0) continue;
      const limits = { level: 8, timeMs: 1_000, maxNodes: 500, seed: 1 };
      expect(wins(position, linesOfActionEngine.search(position, limits, hooks).move)).toBe(true);
    }
    expect(won).toBeGreaterThan(50);
  });

  it('estimates as the network says', () => {
    for (const position of samples(setup, 100)) {
      setPosition(kernel, position);
      expect(Math.abs(kernel.evaluate() - networkEstimate(position))).toBeLessThan(2);
    }
  });

  it('gives the same estimates after moves as from a new start', () => {
    const random = makeRandom(4);
    let compared = 0;
    for (const position of samples(setup, rounds(120, 400))) {
      const move = pick(random, linesOfAction.legalMoves(position));
      const next = linesOfAction.play(position, move);
      if (isOver(next)) continue;
      if (move === PASS) continue;
      setPosition(kernel, position);
      kernel.makeMove(move);
      const estimate = kernel.evaluate();
      setPosition(kernel, next);
      expect(estimate).toBe(kernel.evaluate());
      compared++;
    }
    expect(compared).toBeGreaterThan(100);
  });

  it('plays the same for the same seed and number of nodes, whatever it thought before', () => {
    const limits = { level: 8, timeMs: 1_000, maxNodes: 20_000, seed: 3 };
    const search = (position: LinesOfActionPosition) =>
      linesOfActionEngine.search(position, limits, hooks);
    const [first, second] = [samples(setup, 40)[5]!, samples(setup, 40)[30]!];
    const once = search(first);
    search(second);
    expect(search(first)).toEqual(once);
  });

  it('calls only what it proved exact', () => {
    let exact = 0;
    for (let seed = 0; seed < rounds(40, 100); seed++) {
      const position = sparse(setup, 2 + (seed % 3), seed);
      if (isOver(position)) continue;
      const limits = { level: 8, timeMs: 1_000, maxNodes: 3_000, seed };
      const { score } = linesOfActionEngine.search(position, limits, hooks);
      if (score.kind !== 'exact' || score.winner === undefined || score.plies > 3) continue;
      exact++;
      const value = minimax(linesOfAction, position, score.plies);
      const sign = score.winner === position.sideToMove ? 1 : -1;
      expect(value).toBe(sign * (WIN_SCORE - score.plies));
    }
    expect(exact).toBeGreaterThan(10);
  });
});
