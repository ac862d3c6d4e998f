import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';
import { playOnConsole } from '../src-shared/core/consoleProgram.ts';
import { dialectById } from '../src-shared/games/consoles.ts';
import { gameById } from '../src-shared/games/index.ts';
import type { Player } from '../src-shared/match/player.ts';
import { makeEnginePlayer } from './console/enginePlayer.ts';
import { type ConsoleOptions, HELP, parseOptions } from './console/options.ts';
import { runConsole } from './console/runConsole.ts';
import { makeWordQueue } from './console/wordQueue.ts';
import { spawnChild } from './opponent/spawnChild.ts';
import { makeOpponentPlayer } from './players/opponentPlayer.ts';

/** The console programs of the five games, on standard input and output. */

/** The folder of the built programs, where this one is. */
const HERE = import.meta.dirname;

async function write(text: string): Promise<void> {
  if (!process.stdout.write(text)) await once(process.stdout, 'drain');
}

/** Score Four is played against the stand-alone program, by its text protocol alone; the other games by searching here. */
function makeComputer({ gameId, computer, seed = randomInt(2 ** 32) }: ConsoleOptions) {
  if (computer === undefined) return undefined;
  const { level, timeMs } = computer;
  if (gameId !== 'scoreFour') return makeEnginePlayer({ gameId, level, timeMs, seed });
  const args = [join(HERE, 'scoreFour.js'), '--seed', String(seed)];
  const launch = (more: readonly string[]) =>
    spawnChild({ file: process.execPath, args: [...args, ...more], folder: HERE });
  return makeOpponentPlayer({ program: { launch, hasExtensions: true }, level, timeMs });
}

async function run(options: ConsoleOptions): Promise<void> {
  const { gameId, setup } = options;
  const [game, dialect] = [gameById(gameId), dialectById(gameId)];
  const computer: Player | undefined = makeComputer(options);
  try {
    if (options.computer !== undefined) await computer?.newGame(setup, options.computer.side);
    await runConsole(playOnConsole({ game, dialect, setup, computer: options.computer?.side }), {
      words: makeWordQueue(process.stdin),
      write,
      computer,
      isCommand: (word) => dialect.commands?.parse(word) !== undefined,
    });
  } finally {
    await computer?.dispose();
  }
}

// Nobody reads any more: there is nothing left to do.
process.stdout.on('error', () => process.exit(0));
const options = parseOptions(process.argv.slice(2));
if (!options.ok) {
  process.stderr.write(`${options.error}\n`);
  process.exitCode = 2;
} else if (options.value === 'help') {
  await write(HELP);
} else {
  await run(options.value);
  process.stdin.destroy();
}
