import { UNTIMED } from '../../search/untimed.ts';
import { makeRandom, pick } from '../../../../src-shared/core/random.ts';
import { otherSide, type Side } from '../../../../src-shared/core/side.ts';
import { linesOfAction } from '../../../../src-shared/games/linesOfAction/index.ts';
import type { LinesOfActionPosition } from '../../../../src-shared/games/linesOfAction/position.ts';
import type { Engine, Score } from '../../../../src-shared/search/engine.ts';
import { makeSample, PROVED } from './samples.ts';

/** Games begin with so many random moves, at least and at most. */
const RANDOM_PLIES = { least: 2, most: 12 };
/** Part of the later moves that are random too, so that there are positions out of balance late in a game. */
const RANDOM_PART = 0.03;
/** Games that go on longer are left out. */
const MAX_PLIES = 250;

/** The samples of one game of level 8 against itself, one after the other. @param game its number, which is its seed. */
export function playGame(
  engine: Pick<Engine<LinesOfActionPosition>, 'search'>,
  game: number,
  maxNodes: number,
): readonly number[] {
  const random = makeRandom(0x10a + 7_919 * game);
  const { least, most } = RANDOM_PLIES;
  const randomPlies = least + random.below(most - least + 1);
  let position = linesOfAction.initial({ rules: 0 });
  const thoughts: { position: LinesOfActionPosition; score: number }[] = [];
  while (linesOfAction.outcome(position) === undefined) {
    if (position.ply >= MAX_PLIES) return [];
    let move = pick(random, linesOfAction.legalMoves(position));
    if (position.ply >= randomPlies) {
      const limits = { level: 8, timeMs: Infinity, maxNodes, tableMegabytes: 4 };
      const seed = random.below(2 ** 31);
      const found = engine.search(position, { ...limits, seed }, UNTIMED);
      if (isQuiet(position)) {
        thoughts.push({ position, score: scoreInUnits(found.score, position.sideToMove) });
      }
      if (random.unit() >= RANDOM_PART) move = found.move;
    }
    position = linesOfAction.play(position, move);
  }
  const winner = linesOfAction.outcome(position)?.winner;
  return thoughts.flatMap((thought) => {
    const { sideToMove } = thought.position;
    const result = winner === undefined ? 1 : winner === sideToMove ? 2 : 0;
    return makeSample(thought.position, thought.score, result, game);
  });
}

/** Neither side could win at once: the search estimates no other positions. */
const isQuiet = (position: LinesOfActionPosition): boolean =>
  !canWin(position) && !canWin({ ...position, sideToMove: otherSide(position.sideToMove) });

const canWin = (position: LinesOfActionPosition): boolean =>
  linesOfAction
    .legalMoves(position)
    .some(
      (move) =>
        linesOfAction.outcome(linesOfAction.play(position, move))?.winner === position.sideToMove,
    );

/** For the side to move, in the units of samples. */
function scoreInUnits(score: Score, side: Side): number {
  if (score.kind === 'exact') {
    if (score.winner === undefined) return 0;
    return score.winner === side ? PROVED : -PROVED;
  }
  const chance = side === 0 ? score.winProbability : 1 - score.winProbability;
  return Math.round(1_024 * Math.log(chance / (1 - chance)));
}
