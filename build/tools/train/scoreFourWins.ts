/*
 * tests/games/scoreFourWins.json, forced wins, from games of the engine and a separate prover: minutes
 *
 * They are won in 5, 7 or 9 plies and no sooner.
 */
import { readToolArguments } from '../toolOptions.ts';
import { UNTIMED } from '../search/untimed.ts';
import { writeFileSync } from 'node:fs';
import { makeRandom, pick } from '../../../src-shared/core/random.ts';
import { scoreFourEngine } from '../../../src-shared/games/scoreFour/engine.ts';
import { makePeg } from '../../../src-shared/games/scoreFour/notation.ts';
import { emptyPosition } from '../../../src-shared/games/scoreFour/position.ts';
import { legalMoves, outcome, play } from '../../../src-shared/games/scoreFour/rules.ts';
import { ScoreFourProver } from '../../../tests/games/references/scoreFourProver.ts';

readToolArguments({ usage: 'npm run make -- scoreFourWins', numbers: {} });
const FILE = 'tests/games/scoreFourWins.json';
const WANTED: Readonly<Record<number, number>> = { 5: 30, 7: 40, 9: 30 };
const NODES = 10_000;
const MOST_PLIES = 15;
const MOST_TRIES = 30_000;
const RANDOM_PLIES = 6;

/** In how many plies the prover finds a win; `undefined` when that is none of the wanted numbers or takes long. */
function provedPlies(pegs: readonly number[]): number | undefined {
  const prover = new ScoreFourProver();
  for (const [ply, peg] of pegs.entries()) prover.drop(peg, ply % 2 === 0 ? 0 : 1);
  const side = pegs.length % 2 === 0 ? 0 : 1;
  const plies = [3, 5, 7, 9].find((each) => prover.tries < MOST_TRIES && prover.wins(side, each));
  return prover.tries < MOST_TRIES ? plies : undefined;
}

const found: Record<number, string[]> = { 5: [], 7: [], 9: [] };
const isFull = (plies: string): boolean => found[Number(plies)]!.length === WANTED[Number(plies)];

for (let seed = 1; !Object.keys(found).every(isFull); seed++) {
  const random = makeRandom(seed);
  const pegs: number[] = [];
  const seen = new Set<number>();
  let position = emptyPosition;
  while (outcome(position) === undefined) {
    const limits = { level: 8, timeMs: Infinity, maxNodes: NODES, seed };
    const result = scoreFourEngine.search(position, limits, UNTIMED);
    const { score } = result;
    const isWon = score.kind === 'exact' && score.winner === position.sideToMove;
    if (isWon && score.plies <= MOST_PLIES) {
      const plies = provedPlies(pegs) ?? 0;
      const texts = found[plies];
      // One game gives one position of each kind.
      if (texts !== undefined && !isFull(`${plies}`) && !seen.has(plies)) {
        texts.push(pegs.map(makePeg).join(' '));
        process.stderr.write(`${plies} plies: ${texts.length}\n`);
      }
      seen.add(plies);
    }
    const isOpening = position.ply < RANDOM_PLIES;
    const move = isOpening ? pick(random, legalMoves(position)) : result.move;
    pegs.push(move);
    position = play(position, move);
  }
}
writeFileSync(FILE, `${JSON.stringify(found, undefined, 2)}\n`);
