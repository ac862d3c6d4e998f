import { describe, it } from 'vitest';
import type { Position } from '../../src-shared/core/game.ts';
import type { Setup } from '../../src-shared/core/setup.ts';
import { engineById } from '../../src-shared/games/engines.ts';
import { GAME_IDS, type GameId, gameById } from '../../src-shared/games/index.ts';
import { MAX_LEVEL, MIN_LEVEL } from '../../src-shared/core/limits.ts';
import type { Score, SearchLimits } from '../../src-shared/search/engine.ts';
import { playRandomly, setupName } from '../contract/playthrough.ts';
import { expectGolden } from '../golden/goldenFile.ts';
import { LONG_MS, timelessHooks } from './hooks.ts';

/*
 * What every engine answers with one thread, a seed and a limit of nodes, byte for byte. A change that is meant to
 * play as before must not change these files; one that is meant to play otherwise makes them anew (tests/golden).
 */

/** What is searched of games whose first setup does not say it all; larger boards are not searched by kernels. */
const SETUPS: Readonly<Partial<Record<GameId, readonly Setup[]>>> = {
  linesOfAction: [{ rules: 0 }, { rules: 1 }],
  hex: [
    { size: 11, swap: 0 },
    { size: 5, swap: 1 },
    { size: 14, swap: 1 },
  ],
  domineering: [
    { rows: 8, columns: 8, starter: 0 },
    { rows: 5, columns: 7, starter: 1 },
    { rows: 10, columns: 12, starter: 0 },
  ],
  dotsAndTriangles: [
    { shape: 0, size: 1 },
    { shape: 0, size: 3 },
    { shape: 1, size: 5 },
  ],
};

/** Parts of a random game at which it is searched. */
const STAGES = [0, 0.2, 0.45, 0.7];
/** Two seeds at small limits, then one that is enough for the whole table to be used. */
const LIMITS: readonly Pick<SearchLimits, 'seed' | 'maxNodes' | 'scoresAll'>[] = [
  { seed: 1, maxNodes: 1_000 },
  { seed: 2, maxNodes: 3_000 },
];
const LONG = { seed: 3, maxNodes: 40_000 };
/** Playouts of Hex are far fewer in the same time. */
const LONG_PLAYOUTS = { seed: 3, maxNodes: 4_000 };

const scoreText = (score: Score): string =>
  score.kind === 'estimate'
    ? score.winProbability.toFixed(6)
    : `${score.winner ?? 'draw'} in ${score.plies}${score.margin === undefined ? '' : ` by ${score.margin}`}`;

function searchText(id: GameId, position: Position, limits: SearchLimits): string {
  const result = engineById(id).search(position, limits, timelessHooks());
  const { move, depth, nodes, score, principalVariation, rootScores } = result;
  const { level, seed, maxNodes, scoresAll, usesBook } = limits;
  const asked = [
    `level ${level} seed ${seed} nodes ${maxNodes}`,
    ...(scoresAll ? ['all'] : []),
    ...(usesBook ? ['book'] : []),
  ].join(' ');
  const all = rootScores?.map((each) => ` ${each.move}=${scoreText(each.score)}`).join('') ?? '';
  return `${asked}: ${move}, ${scoreText(score)}, depth ${depth}, nodes ${nodes}, line ${principalVariation.join(' ')}${all}`;
}

function limitsOf(id: GameId): readonly SearchLimits[] {
  const levels = Array.from({ length: MAX_LEVEL - MIN_LEVEL + 1 }, (_, i) => MIN_LEVEL + i);
  const long = id === 'hex' ? LONG_PLAYOUTS : LONG;
  const common = { timeMs: LONG_MS };
  return [
    ...levels.flatMap((level) => LIMITS.map((each) => ({ ...common, level, ...each }))),
    { ...common, level: MAX_LEVEL, ...long },
    { ...common, level: MAX_LEVEL, ...long, scoresAll: true },
    { ...common, level: MAX_LEVEL, ...LIMITS[0]!, usesBook: true },
  ];
}

describe.each(GAME_IDS)('a search of %s', (id) => {
  const game = gameById(id);
  it.each(
    (SETUPS[id] ?? gameById(id).setups.slice(0, 1)).map((setup) => ({
      name: setupName(setup),
      setup,
    })),
  )('on $name is what it was', ({ name, setup }) => {
    const { positions } = playRandomly(game, setup, 11);
    const lines = STAGES.flatMap((stage) => {
      const position = positions[Math.floor(stage * (positions.length - 1))]!;
      const searched = limitsOf(id).map((limits) => searchText(id, position, limits));
      return [`= ${game.codec.encode(position)}`, ...searched];
    });
    expectGolden(`${id}/search-${name}.txt`, `${lines.join('\n')}\n`);
  });
});
