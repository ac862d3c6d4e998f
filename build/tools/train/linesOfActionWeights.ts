/*
 * out/train/linesOfActionNetwork.json, a network, from games that begin with the rules alone: half an hour
 *
 * Three generations of games of the engine against itself. What comes out does not take the place of the network that is
 * shipped, which is stronger (docs/engines/linesOfAction.md).
 */
import { readToolArguments, count } from '../toolOptions.ts';
import { writeFileSync } from 'node:fs';
import { type Generation, makeNetwork } from './linesOfAction/generations.ts';

const FILE = 'out/train/linesOfActionNetwork.json';

/** The first plays as the rival does with an estimate by concentration alone, each other one with the network of the one before. */
const GENERATIONS: readonly Generation[] = [
  { games: 2_000, nodes: 500 },
  { games: 6_000, nodes: 1_000 },
  { games: 9_000, nodes: 1_000 },
];

const { minutes, epochs } = readToolArguments({
  usage: 'npm run make -- linesOfActionWeights',
  numbers: {
    minutes: count(120, 'minutes of processor time; the next run goes on where this one ends'),
    epochs: count(20, 'times that each position is learned from'),
  },
}).numbers;

const made = await makeNetwork(GENERATIONS, epochs, minutes);
if (made === undefined) console.log('more games are missing; the next run goes on');
else {
  writeFileSync(FILE, made);
  console.log(`made ${FILE}`);
}
