import type { Position } from '../../../src-shared/core/game.ts';
import { makeLinesOfActionEngine } from '../../../src-shared/games/linesOfAction/engine.ts';
import { type EvaluationWeights } from '../../../src-shared/games/linesOfAction/evaluationWeights.ts';
import type { Engine } from '../../../src-shared/search/engine.ts';
import type { Rival } from './rival.ts';

const none = (length: number): number[] => Array.from({ length }, () => 0);

/** Nothing counts but how near a side's pieces are to their middle; fitted to the same games as the full weights. */
const WEIGHTS: EvaluationWeights = {
  toMove: 0,
  distances: [
    [0.3, 1631],
    [0.45, 1601],
    [0.6, 1423],
    [0.8, 787],
    [1.0, 131],
    [1.25, -548],
    [1.5, -1131],
    [2.0, -2041],
    [2.5, -2762],
  ],
  squares: none(10),
  middles: none(10),
  pairs: [],
  boxes: [],
  groups: [],
  pieces: none(12),
  threeQuads: 0,
  fullQuads: 0,
  loners: 0,
  outside: none(5),
  intruders: none(2),
  lines: Array.from({ length: 7 }, () => ({
    move: [0, 0],
    capture: [0, 0],
    blockedByOwn: [0, 0],
    blockedByEnemy: [0, 0],
  })),
};

/** The search of Lines of Action with an estimate by concentration alone. */
export const concentration: Rival = () =>
  makeLinesOfActionEngine(WEIGHTS) as Pick<Engine<Position>, 'search'>;
