/*
 * src-shared/games/scoreFour/weights.json, the estimate, from the games of scoreFourGames: minutes
 *
 * It is logistic regression on the quiet positions, by stochastic gradient descent with a step for each weight (J. Duchi,
 * E. Hazan, Y. Singer, "Adaptive subgradient methods for online learning and stochastic optimization", 2011). A tenth of the
 * games is kept out to tell the log loss of their results.
 */
import { writeFileSync } from 'node:fs';
import { count, readToolArguments } from '../toolOptions.ts';
import { format, resolveConfig } from 'prettier';
import { makeRandom } from '../../../src-shared/core/random.ts';
import { asEvaluationWeights, FEATURE_COUNT, FeatureBoard } from './scoreFour/features.ts';
import { readGames } from './scoreFour/trainingGames.ts';

const FILE = 'src-shared/games/scoreFour/weights.json';
const { epochs, results: resultShare } = readToolArguments({
  usage: 'npm run make -- scoreFourWeights',
  numbers: {
    epochs: count(6, 'times that each position is learned from'),
    results: {
      ...{ usual: 0.5, min: 0, max: 1, isDecimal: true },
      is: 'part of the result in what is learned; the rest is what the search expected',
    },
  },
}).numbers;
/** Points of the estimate for a step from even to a chance of 73 %. */
const SCALE = 200;
const STEP = 0.03;
/** The last epochs take smaller steps. */
const COOLING = [0.1, 0.3];

interface Sample {
  readonly features: Uint16Array;
  /** 1 when White is to move, −1 when Black is. */
  readonly turn: number;
  readonly result: number;
  readonly target: number;
}

const learned: Sample[] = [];
const keptOut: Sample[] = [];
for (const [game, { pegs, chances, result }] of readGames().entries()) {
  const board = new FeatureBoard();
  // The last position was proved to have the result.
  for (const [ply, chance] of [...chances, result].entries()) {
    const features = Number.isNaN(chance) ? undefined : board.features();
    if (features !== undefined) {
      const target = resultShare * result + (1 - resultShare) * chance;
      const sample = { features: Uint16Array.from(features), turn: ply % 2 === 0 ? 1 : -1 };
      (game % 10 === 0 ? keptOut : learned).push({ ...sample, result, target });
    }
    const peg = pegs[ply];
    if (peg !== undefined) board.drop(peg);
  }
}
console.log(`${learned.length} positions to learn from, ${keptOut.length} kept out`);

const weights = new Float32Array(FEATURE_COUNT);
const squares = new Float32Array(FEATURE_COUNT);
let turnWeight = 0;
let turnSquares = 0;

function chanceOf({ features, turn }: Sample): number {
  let sum = turn * turnWeight;
  for (const feature of features) sum += weights[feature]!;
  return 1 / (1 + Math.exp(-sum));
}

function learn(sample: Sample, step: number): void {
  const error = chanceOf(sample) - sample.target;
  const squared = error * error;
  turnSquares += squared;
  turnWeight -= (step * sample.turn * error) / Math.sqrt(turnSquares + 1e-9);
  for (const feature of sample.features) {
    squares[feature]! += squared;
    weights[feature]! -= (step * error) / Math.sqrt(squares[feature]! + 1e-9);
  }
}

function logLoss(): number {
  const losses = keptOut.map((sample) => {
    const chance = Math.min(1 - 1e-6, Math.max(1e-6, chanceOf(sample)));
    return -sample.result * Math.log(chance) - (1 - sample.result) * Math.log(1 - chance);
  });
  return losses.reduce((sum, loss) => sum + loss, 0) / losses.length;
}

const random = makeRandom(1);
for (let epoch = 1; epoch <= epochs; epoch++) {
  for (let i = learned.length - 1; i > 0; i--) {
    const j = random.below(i + 1);
    [learned[i], learned[j]] = [learned[j]!, learned[i]!];
  }
  for (const sample of learned) learn(sample, STEP * (COOLING[epochs - epoch] ?? 1));
  console.log(`epoch ${epoch}: log loss of the games kept out ${logLoss().toFixed(4)}`);
}
const points = [...weights].map((weight) => Math.round(SCALE * weight));
const fitted = asEvaluationWeights(points, Math.round(SCALE * turnWeight));
const style = await resolveConfig(FILE);
writeFileSync(FILE, await format(JSON.stringify(fitted), { ...style, filepath: FILE }));
