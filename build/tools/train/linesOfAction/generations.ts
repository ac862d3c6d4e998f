import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { makeLinesOfActionEngine } from '../../../../src-shared/games/linesOfAction/engine.ts';
import { linesOfActionKernel } from '../../../../src-shared/games/linesOfAction/kernel/kernel.ts';
import { fillNetwork, type Network } from '../../../../src-shared/games/linesOfAction/network.ts';
import { concentration } from '../../arena/rivals/linesOfActionConcentration.ts';
import { fit } from './fit.ts';
import { rounded } from './rounded.ts';
import { readSamples, SAMPLE_WORDS } from './samples.ts';
import { playGame } from './selfPlay.ts';

/** Games of the engine with the network of the generation before. */
export interface Generation {
  readonly games: number;
  /** For each move. */
  readonly nodes: number;
}

const FOLDER = 'out/train';
/** A network is fitted to the games of its generation and those of so many before. */
const FORMER_GENERATIONS = 1;

/**
 * @param before the network that the first generation plays with, as text; `undefined` for none.
 * @returns the network of the last generation as text; `undefined` when the minutes are not enough.
 */
export async function makeNetwork(
  before: string | undefined,
  generations: readonly Generation[],
  epochs: number,
  minutes: number,
): Promise<string | undefined> {
  mkdirSync(FOLDER, { recursive: true });
  let text = before;
  const played: Int32Array[] = [];
  for (const generation of generations) {
    const name = nameOf(text, generation, epochs);
    const games = playGames(generation, text, `${FOLDER}/${name}.games`, minutes);
    if (games === undefined) return undefined;
    played.push(games);
    const kept = `${FOLDER}/${name}.json`;
    if (!existsSync(kept)) {
      writeFileSync(kept, await fitNetwork(played.slice(-1 - FORMER_GENERATIONS), epochs));
    }
    text = readFileSync(kept, 'utf8');
  }
  return text;
}

/** Names what the games and the network of a generation follow from, the search included. */
function nameOf(before: string | undefined, generation: Generation, epochs: number): string {
  const hash = createHash('sha256').update(linesOfActionKernel.bytes);
  hash.update(JSON.stringify([before, generation, epochs]));
  return `linesOfAction-${hash.digest('hex').slice(0, 10)}`;
}

/** @returns the samples of the games, as words; `undefined` when the minutes are not enough. */
function playGames(
  { games, nodes }: Generation,
  network: string | undefined,
  file: string,
  minutes: number,
): Int32Array | undefined {
  const engine =
    network === undefined ? concentration('linesOfAction', { rules: 0 }) : engineWith(network);
  let game = 0;
  const last = existsSync(file) ? wordsOf(file).at(-1) : undefined;
  if (last !== undefined) game = (last >> 2) + 1;
  for (; game < games; game++) {
    if (process.cpuUsage().user >= 60e6 * minutes) return undefined;
    const words = playGame(engine, game, nodes);
    appendFileSync(file, Buffer.from(Int32Array.from(words).buffer));
    if (game % 100 === 99) process.stderr.write(`\r${game + 1} of ${games} games`);
  }
  process.stderr.write('\n');
  return wordsOf(file);
}

/** The engine with another network. @param network as text. */
const engineWith = (network: string): ReturnType<typeof makeLinesOfActionEngine> =>
  makeLinesOfActionEngine({
    ...linesOfActionKernel,
    prepare(exports) {
      linesOfActionKernel.prepare?.(exports);
      fillNetwork(exports, JSON.parse(network) as Network);
    },
  });

function wordsOf(file: string): Int32Array {
  const { buffer, byteOffset, length } = readFileSync(file);
  return new Int32Array(buffer, byteOffset, length / 4);
}

/** The games are told apart by their numbers, so that no game is both fitted to and kept out. */
async function fitNetwork(played: readonly Int32Array[], epochs: number): Promise<string> {
  const words = new Int32Array(played.reduce((sum, each) => sum + each.length, 0));
  let end = 0;
  for (const each of played) {
    words.set(each, end);
    end += each.length;
  }
  console.log(`${words.length / SAMPLE_WORDS} positions`);
  const isTest = (game: number): boolean => game % 10 === 0;
  const network = fit(
    readSamples(words, (game) => !isTest(game)),
    readSamples(words, isTest),
    epochs,
  );
  return rounded(network);
}
