/*
 * out/train/linesOfActionNetwork.json, a network, from games of the engine against itself: half an hour
 *
 * Three generations of games that begin with the rules alone, or one more generation after the network that is shipped.
 * What comes out does not take the place of that network; a match has to tell whether it is stronger.
 */
import { readToolArguments, count } from '../toolOptions.ts';
import { readFileSync, writeFileSync } from 'node:fs';
import { type Generation, makeNetwork } from './linesOfAction/generations.ts';

const SHIPPED = 'src-shared/games/linesOfAction/network.json';
const FILE = 'out/train/linesOfActionNetwork.json';

/** The first plays as the rival does with an estimate by concentration alone, each other one with the network of the one before. */
const GENERATIONS: readonly Generation[] = [
  { games: 2_000, nodes: 500 },
  { games: 6_000, nodes: 1_000 },
  { games: 9_000, nodes: 1_000 },
];

/** Played with the network that is shipped. */
const FURTHER: readonly Generation[] = [{ games: 45_000, nodes: 2_000 }];

const { minutes, epochs, further } = readToolArguments({
  usage: 'npm run make -- linesOfActionWeights',
  numbers: {
    minutes: count(120, 'minutes of processor time; the next run goes on where this one ends'),
    epochs: count(20, 'times that each position is learned from'),
    further: { ...count(0, '1 goes on from the network that is shipped'), max: 1 },
  },
}).numbers;

const made =
  further === 1
    ? await makeNetwork(readFileSync(SHIPPED, 'utf8'), FURTHER, epochs, minutes)
    : await makeNetwork(undefined, GENERATIONS, epochs, minutes);
if (made === undefined) console.log('more games are missing; the next run goes on');
else {
  writeFileSync(FILE, made);
  console.log(`made ${FILE}`);
}
