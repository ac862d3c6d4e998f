/*
 * How many connections of the borders are found in games of Hex, and how long that takes: seconds
 */
import { SIDES } from '../../../src-shared/core/side.ts';
import { CONNECTED, SEMI_CONNECTED } from '../../../src-shared/games/hex/kernel/constants.ts';
import { hexKernel, setPosition } from '../../../src-shared/games/hex/kernel/kernel.ts';
import { KernelHost } from '../../../src-shared/kernel/kernelHost.ts';
import { readWonHexGames, WON_GAMES_HELP } from '../search/wonHexGames.ts';
import { count, readToolArguments } from '../toolOptions.ts';

/** Games are gone through once without being measured, until the kernel is compiled as it will run. */
const ROUNDS = 2;

const { numbers, given } = readToolArguments({
  usage: `npm run bench -- hexConnections ${WON_GAMES_HELP}`,
  numbers: { trials: { ...count(1_000_000, 'for each side of each position'), min: 1 } },
  words: 1,
});
const games = readWonHexGames(given.words[0]);
const kernel = new KernelHost().start(hexKernel, 1, 10).exports;
let total = { all: 0, semis: 0, fulls: 0, ms: 0, longest: 0 };
for (let round = 0; round < ROUNDS; round++) {
  total = { all: 0, semis: 0, fulls: 0, ms: 0, longest: 0 };
  for (const position of games.flatMap(({ positions }) => positions)) {
    for (const side of SIDES) {
      setPosition(kernel, position);
      kernel.fillIn();
      const begin = process.cpuUsage();
      const found = kernel.connect(side, numbers.trials);
      const ms = process.cpuUsage(begin).user / 1_000;
      total.all++;
      if (found === SEMI_CONNECTED) total.semis++;
      if (found === CONNECTED) total.fulls++;
      total.ms += ms;
      total.longest = Math.max(total.longest, ms);
    }
  }
}
const { all, semis, fulls, ms, longest } = total;
console.log(
  `${all} sides of positions: ${semis} semis and ${fulls} fulls between the borders, ${(ms / all).toFixed(2)} ms each, ${longest.toFixed(1)} at most`,
);
