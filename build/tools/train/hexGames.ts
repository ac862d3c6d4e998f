/*
 * out/train/hexGames-*.bin, what the network of Hex learns from, from games of the search: hours
 */
import { mkdirSync, rmSync } from 'node:fs';
import { makeRandom } from '../../../src-shared/core/random.ts';
import { EVERYTHING, USES_NETWORK } from '../../../src-shared/games/hex/kernel/constants.ts';
import { hexKernel } from '../../../src-shared/games/hex/kernel/kernel.ts';
import { KernelHost } from '../../../src-shared/kernel/kernelHost.ts';
import { count, readToolArguments } from '../toolOptions.ts';
import { appendSamples } from './hexNetwork/samples.ts';
import { playGame } from './hexNetwork/selfPlay.ts';

const { games, playouts, seed, network, minutes } = readToolArguments({
  usage: 'npm run make -- hexGames',
  numbers: {
    games: count(10_000, 'games'),
    playouts: count(3_000, 'playouts for a move'),
    seed: count(1, 'another one gives other games, in a file of its own'),
    network: { ...count(0, '1 lets the network that is shipped play too'), max: 1 },
    minutes: count(60, 'minutes of processor time at most'),
  },
}).numbers;

/** Of so many games, one each is played on these boards, and the others on 11 × 11. */
const OTHER_SIZES = [13, 9, 13, 8];
const PER_ROUND = 12;

mkdirSync('out/train', { recursive: true });
const file = `out/train/hexGames-${seed}.bin`;
// The games of a seed are the same each time, and are not to be there twice.
rmSync(file, { force: true });
const kernel = new KernelHost().start(hexKernel, 1, 22).exports;
const uses = network === 1 ? EVERYTHING : EVERYTHING - USES_NETWORK;
let positions = 0;
for (let game = 0; game < games && process.cpuUsage().user < 6e7 * minutes; game++) {
  const random = makeRandom(1_000_003 * seed + game);
  const size = OTHER_SIZES[game % PER_ROUND] ?? 11;
  const samples = playGame(kernel, { size, playouts, uses, random });
  appendSamples(file, samples);
  positions += samples.length;
  process.stderr.write(`\r${game + 1} games, ${positions} positions`);
}
process.stderr.write('\n');
