import { parseArgs } from 'node:util';
import { writeFileSync } from 'node:fs';
import { type Generation, makeNetwork } from './linesOfAction/generations.ts';

/*
 * Makes the network that estimates positions of Lines of Action from nothing but the rules: the engine plays games
 * against itself, first with an estimate by concentration alone, and a network is fitted to their positions; the
 * engine then plays with that, and so on.
 *
 *     npm run make -- linesOfActionWeights [--minutes M] [--epochs N]
 *
 * Games and networks are kept in `out/train`, so that `--minutes` of processor time may end it early and the next run goes on from there.
 */
const FILE = 'src-shared/games/linesOfAction/network.json';

const GENERATIONS: readonly Generation[] = [
  { games: 2_000, nodes: 500 },
  { games: 6_000, nodes: 1_000 },
  { games: 9_000, nodes: 1_000 },
];

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '120' },
    epochs: { type: 'string', default: '20' },
  },
});

const made = await makeNetwork(GENERATIONS, Number(values.epochs), Number(values.minutes));
if (made === undefined) console.log('more games are missing; the next run goes on');
else writeFileSync(FILE, made);
