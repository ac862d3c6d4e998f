import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { NETWORK } from '../../src-shared/games/linesOfAction/network.ts';
import { fit } from './linesOfAction/fit.ts';
import { rounded } from './linesOfAction/rounded.ts';
import { readSamples, SAMPLE_WORDS } from './linesOfAction/samples.ts';
import { playGame } from './linesOfAction/selfPlay.ts';

/*
 * Makes the network that estimates positions of Lines of Action: plays games of the engine with the network that it
 * has against itself, and fits a new one to their positions from nothing.
 *
 *     npm run make -- linesOfActionWeights [--games N] [--nodes N] [--minutes M] [--epochs N]
 *
 * Games are kept, so that `--minutes` of processor time may end it early and the next run goes on from there.
 */
const FILE = 'src-shared/games/linesOfAction/network.json';
const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '16000' },
    nodes: { type: 'string', default: '1000' },
    minutes: { type: 'string', default: '60' },
    epochs: { type: 'string', default: '24' },
  },
});
const [games, maxNodes] = [Number(values.games), Number(values.nodes)];

const name = createHash('sha256')
  .update(`${JSON.stringify(NETWORK)} ${maxNodes}`)
  .digest('hex')
  .slice(0, 10);
const kept = `out/make/linesOfAction-${name}.games`;

/** @returns how many games are kept, all of them but when the minutes are not enough. */
function playGames(): number {
  mkdirSync(dirname(kept), { recursive: true });
  const bytes = existsSync(kept) ? readFileSync(kept) : Buffer.alloc(0);
  let game = bytes.length === 0 ? 0 : (bytes.readInt32LE(bytes.length - 4) >> 2) + 1;
  const endMicroseconds = 60e6 * Number(values.minutes);
  for (; game < games && process.cpuUsage().user < endMicroseconds; game++) {
    appendFileSync(kept, Buffer.from(Int32Array.from(playGame(game, maxNodes)).buffer));
    if (game % 100 === 99) process.stderr.write(`\r${game + 1} of ${games} games`);
  }
  process.stderr.write('\n');
  return game;
}

async function fitNetwork(): Promise<void> {
  const bytes = readFileSync(kept);
  const words = new Int32Array(bytes.buffer, bytes.byteOffset, bytes.length / 4);
  console.log(`${words.length / SAMPLE_WORDS} positions`);
  const isTest = (game: number): boolean => game % 10 === 0;
  const network = fit(
    readSamples(words, (game) => !isTest(game)),
    readSamples(words, isTest),
    Number(values.epochs),
  );
  writeFileSync(FILE, await rounded(network));
}

if (playGames() < games) console.log('more games are missing; the next run goes on');
else await fitNetwork();
