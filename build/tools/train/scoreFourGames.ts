/*
 * strength/scoreFour/trainingGames.bin, what scoreFourWeights learns from, from games of the engine: hours
 */
import { UNTIMED } from '../search/untimed.ts';
import { appendFileSync, existsSync, mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { count, readToolArguments } from '../toolOptions.ts';
import { makeRandom, pick } from '../../../src-shared/core/random.ts';
import { scoreFourEngine } from '../../../src-shared/games/scoreFour/engine.ts';
import { emptyPosition } from '../../../src-shared/games/scoreFour/position.ts';
import { legalMoves, outcome, play } from '../../../src-shared/games/scoreFour/rules.ts';
import {
  GAME_BYTES,
  GAMES_FILE,
  makeGameBytes,
  type TrainingGame,
} from './scoreFour/trainingGames.ts';

const { games, nodes, minutes } = readToolArguments({
  usage: 'npm run make -- scoreFourGames',
  numbers: {
    games: count(20_000, 'games, those that are there included'),
    nodes: count(3_000, 'nodes for a move'),
    minutes: count(5, 'minutes of processor time; the next run goes on where this one ends'),
  },
}).numbers;
/** Random beads at the beginning, and how often a later move is any. */
const MOST_RANDOM_PLIES = 10;
const RANDOM_SHARE = 0.02;

const limits = { level: 8, timeMs: Infinity, maxNodes: nodes, tableMegabytes: 4 };

/** A game begins with some random beads and ends as soon as its result is proved. */
function playGame(seed: number): TrainingGame {
  const random = makeRandom(seed);
  const randomPlies = 1 + random.below(MOST_RANDOM_PLIES);
  const pegs: number[] = [];
  const chances: number[] = [];
  for (let position = emptyPosition; ;) {
    const end = outcome(position);
    if (end !== undefined) return { pegs, chances, result: [1, 0, 0.5][end.winner ?? 2]! };
    let move = pick(random, legalMoves(position));
    let chance = NaN;
    if (pegs.length >= randomPlies) {
      const { score, ...found } = scoreFourEngine.search(position, { ...limits, seed }, UNTIMED);
      if (score.kind === 'exact') {
        return { pegs, chances, result: [1, 0, 0.5][score.winner ?? 2]! };
      }
      chance = score.winProbability;
      if (random.unit() >= RANDOM_SHARE) move = found.move;
    }
    pegs.push(move);
    chances.push(chance);
    position = play(position, move);
  }
}

mkdirSync(dirname(GAMES_FILE), { recursive: true });
const kept = existsSync(GAMES_FILE) ? statSync(GAMES_FILE).size / GAME_BYTES : 0;
const endMs = 60_000 * minutes;
for (let game = kept; game < games; game++) {
  if (process.cpuUsage().user / 1_000 > endMs) break;
  appendFileSync(GAMES_FILE, makeGameBytes(playGame(game + 1)));
  if (game % 500 === 0) process.stderr.write(`${game} games\n`);
}
