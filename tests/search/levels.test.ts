import { describe, expect, it } from 'vitest';
import { makeRandom } from '../../src-shared/core/random.ts';
import { unwrap } from '../../src-shared/core/result.ts';
import { ENGINES } from '../../src-shared/games/engines.ts';
import { scoreFour } from '../../src-shared/games/scoreFour/index.ts';
import { sampleSoftmax, planFor, PLANS } from '../../src-shared/search/levels.ts';
import { LONG_MS, timelessHooks } from './hooks.ts';

const engine = ENGINES.scoreFour;
const start = scoreFour.initial({});

describe('levels', () => {
  it('search more and choose more firmly from one to the next', () => {
    for (let level = 2; level <= 8; level++) {
      const weaker = planFor({ level: level - 1 }, PLANS);
      const stronger = planFor({ level }, PLANS);
      expect(stronger.maxDepth).toBeGreaterThanOrEqual(weaker.maxDepth);
      expect(stronger.temperature).toBeLessThanOrEqual(weaker.temperature);
      expect(stronger.attention).toBeGreaterThanOrEqual(weaker.attention);
    }
    expect(() => planFor({ level: 9 }, PLANS)).toThrow('there is no level 9');
  });

  it('vary their play with the seed, and repeat it with the same seed', () => {
    const moveOf = (level: number, seed: number) =>
      engine.search(start, { level, timeMs: LONG_MS, maxNodes: 2_000, seed }, timelessHooks()).move;
    for (const level of [1, 3, 8]) {
      const seeds = Array.from({ length: 12 }, (_, seed) => seed);
      const moves = seeds.map((seed) => moveOf(level, seed));
      expect(new Set(moves).size).toBeGreaterThan(1);
      expect(seeds.map((seed) => moveOf(level, seed))).toEqual(moves);
    }
  });

  it('begin with one that overlooks some wins in one move, and never all of them', () => {
    const code = 'www/b/b/b/-/-/-/-/-/-/-/-/-/-/-/- w';
    const position = unwrap(scoreFour.codec.decode({}, code));
    const count = Array.from({ length: 200 }, (_, seed) => seed).filter((seed) => {
      const limits = { level: 1, timeMs: LONG_MS, seed };
      return engine.search(position, limits, timelessHooks()).move === 0;
    }).length;
    expect(count).toBeGreaterThan(100);
    expect(count).toBeLessThan(190);
  });

  it('choose better moves more often, and the best one alone without temperature', () => {
    const random = makeRandom(1);
    const counts = [0, 0, 0];
    for (let i = 0; i < 2_000; i++) counts[sampleSoftmax([0, 1, -2], 1, random)]!++;
    const [middle = 0, best = 0, worst = 0] = counts;
    // e times and e³ times more rarely.
    expect(best / middle).toBeGreaterThan(2.2);
    expect(best / middle).toBeLessThan(3.3);
    expect(worst).toBeLessThan(middle / 4);
    expect(sampleSoftmax([0, 1, 1], 0, random)).toBe(1);
  });
});

describe('a search', () => {
  it('tells what it finds, deeper and deeper, and never calls an estimate proved', () => {
    const hooks = timelessHooks();
    const limits = { level: 8, timeMs: LONG_MS, maxNodes: 20_000, seed: 1 };
    const result = engine.search(start, limits, hooks);
    const depths = hooks.progress.map((each) => each.depth);
    expect(depths).toEqual(depths.map((_, index) => index + 1));
    expect(result.score.kind).toBe('estimate');
    expect(result.principalVariation[0]).toBe(result.move);
    expect(result.nodes).toBeLessThan(21_100);
  });

  it('stops when told to, with the best move so far', () => {
    let polls = 0;
    const hooks = { ...timelessHooks(), shouldStop: () => ++polls > 3 };
    const result = engine.search(start, { level: 8, timeMs: LONG_MS, seed: 1 }, hooks);
    expect(result.nodes).toBeLessThan(10_000);
    expect(scoreFour.legalMoves(start)).toContain(result.move);
  });

  it('stops when its time is up', () => {
    let nowMs = 0;
    const hooks = { ...timelessHooks(), nowMs: () => (nowMs += 10) };
    const result = engine.search(start, { level: 8, timeMs: 100, seed: 1 }, hooks);
    expect(result.nodes).toBeLessThan(25_000);
  });

  it('refuses a position that is over', () => {
    const over = unwrap(scoreFour.codec.decode({}, 'wwww/bbb/-/-/-/-/-/-/-/-/-/-/-/-/-/- b'));
    const limits = { level: 8, timeMs: 100, seed: 1 };
    expect(() => engine.search(over, limits, timelessHooks())).toThrow('over');
  });
});
