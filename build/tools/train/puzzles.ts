/*
 * src-shared/games/GAME/puzzles.json: puzzles from games between levels, proved by the solver and over the rules: minutes
 * a game
 *
 * What is found is kept in out/puzzles, so that it can be ended at any time and goes on from there.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { readToolArguments, count, namedGames } from '../toolOptions.ts';
import { UNTIMED } from '../search/untimed.ts';
import type { Goal } from '../../../src-shared/core/puzzle.ts';
import { engineById } from '../../../src-shared/games/engines.ts';
import type { GameId } from '../../../src-shared/games/index.ts';
import { puzzleRecipe } from '../../../src-shared/games/puzzles.ts';
import { findPuzzles } from '../../../src-shared/puzzles/findPuzzles.ts';
import { KnownPositions } from '../../../src-shared/puzzles/likeness.ts';
import { type Puzzle, startOf } from '../../../src-shared/puzzles/puzzle.ts';
import { makePuzzleFile } from '../../../src-shared/puzzles/puzzleText.ts';

const { numbers, given } = readToolArguments({
  usage: 'npm run make -- puzzles [GAME ...] [options]',
  numbers: { games: count(20_000, 'games that are played at the most') },
  words: 5,
});
const FOLDER = 'out/puzzles';
mkdirSync(FOLDER, { recursive: true });

/** The part of the puzzles of one goal that each of the lowest levels may find, so that most are worth a thought. */
const EASY_SHARES = [0.25, 0.25];

/** What was found so far, and the number of the game to go on with. */
interface Work {
  seed: number;
  readonly puzzles: Puzzle[];
}

function makePuzzlesOf(gameId: GameId): void {
  const recipe = puzzleRecipe(gameId);
  if (recipe === undefined) return;
  const workFile = `${FOLDER}/${gameId}.json`;
  const work: Work = existsSync(workFile)
    ? (JSON.parse(readFileSync(workFile, 'utf8')) as Work)
    : { seed: 1, puzzles: [] };
  const known = new KnownPositions(recipe);
  for (const puzzle of work.puzzles) known.add(puzzle.setup, startOf(puzzle));
  const isOf =
    (goal: Goal) =>
    (puzzle: Puzzle): boolean =>
      isWantedOf(goal)(puzzle.goal);
  const isWantedOf = (goal: Goal) => (wanted: Goal) =>
    wanted.kind === goal.kind && (goal.kind === 'margin' || wanted.count === goal.count);
  const missing = (goal: Goal & { share: number }): number =>
    goal.share - work.puzzles.filter(isOf(goal)).length;
  const isWanted = (goal: Goal): boolean => {
    const wanted = recipe.goals.find(isWantedOf(goal));
    return wanted !== undefined && missing(wanted) > 0;
  };
  const isTooEasy = ({ goal, level }: Puzzle): boolean => {
    const part = goal.count === 1 && goal.kind !== 'margin' ? 1 : EASY_SHARES[level - 1];
    const share = recipe.goals.find(isWantedOf(goal))?.share ?? 0;
    const same = work.puzzles.filter((each) => isOf(goal)(each) && each.level === level).length;
    return part !== undefined && same >= part * share;
  };
  while (recipe.goals.some(isWanted) && work.seed <= numbers.games) {
    const finding = findPuzzles({
      gameId,
      search: (id, position, limits) => engineById(id).search(position, limits, UNTIMED),
      seed: work.seed,
      isWanted,
      isKnown: (setup, position) => known.has(setup, position),
    });
    let step = finding.next();
    while (step.done !== true) step = finding.next();
    work.seed++;
    for (const puzzle of step.value) {
      const start = startOf(puzzle);
      if (known.has(puzzle.setup, start) || isTooEasy(puzzle)) continue;
      known.add(puzzle.setup, start);
      work.puzzles.push(puzzle);
    }
    if (step.value.length === 0) continue;
    writeFileSync(workFile, JSON.stringify(work));
    const left = recipe.goals.map((goal) => `${goal.kind} ${goal.count}: ${missing(goal)}`);
    process.stderr.write(`${gameId}, game ${work.seed - 1}, missing ${left.join(', ')}\n`);
  }
  const sorted = work.puzzles.toSorted((a, b) => a.rating - b.rating || (a.id < b.id ? -1 : 1));
  const file = `${JSON.stringify(makePuzzleFile(sorted), undefined, 2)}\n`;
  writeFileSync(`src-shared/games/${gameId}/puzzles.json`, file);
}

for (const gameId of namedGames(given.words)) makePuzzlesOf(gameId);
