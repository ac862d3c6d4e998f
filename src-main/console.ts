import { randomInt } from 'node:crypto';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { playOnConsole } from '../src-shared/core/consoleProgram.ts';
import { gameById } from '../src-shared/games/index.ts';
import { gameTexts } from '../src-shared/games/texts.ts';
import type { Player } from '../src-shared/match/player.ts';
import { runProgram } from './cli/runProgram.ts';
import type { StandardOutput } from './cli/standardOutput.ts';
import { makeEnginePlayer } from './console/enginePlayer.ts';
import { type ConsoleOptions, HELP, parseOptions } from './console/options.ts';
import { runConsole } from './console/runConsole.ts';
import { makeWordQueue } from './console/wordQueue.ts';
import { spawnChild } from './opponent/spawnChild.ts';
import { makeOpponentPlayer } from './players/opponentPlayer.ts';

/** The console programs of the five games, on standard input and output. */

/** The folder of the built programs, where this one is. */
const HERE = fileURLToPath(new URL('.', import.meta.url));

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

async function play(options: ConsoleOptions, output: StandardOutput): Promise<void> {
  const { gameId, setup } = options;
  const game = gameById(gameId);
  const texts = gameTexts(gameId);
  const computer: Player | undefined = makeComputer(options);
  try {
    if (options.computer !== undefined) await computer?.newGame(setup, options.computer.side);
    await runConsole(playOnConsole({ game, texts, setup, computer: options.computer?.side }), {
      words: makeWordQueue(process.stdin),
      write(text) {
        output.write(text);
        return output.hasRoom();
      },
      computer,
      isCommand: (word) => texts.console.commands?.named(word) !== undefined,
    });
  } finally {
    await computer?.dispose();
  }
}

await runProgram({
  help: HELP,
  parse: parseOptions,
  async run(options, output) {
    await play(options, output);
    process.stdin.destroy();
    return 0;
  },
});
