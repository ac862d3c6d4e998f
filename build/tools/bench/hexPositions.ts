/*
 * Positions of Hex that connections decide: how many an analysis proves in time, and what is seen at once of them
 */
import { otherSide, SIDES } from '../../../src-shared/core/side.ts';
import { hexEngine } from '../../../src-shared/games/hex/engine.ts';
import { hex } from '../../../src-shared/games/hex/index.ts';
import { hexKernel } from '../../../src-shared/games/hex/kernel/kernel.ts';
import { sightsOf } from '../../../src-shared/games/hex/sights.ts';
import { KernelHost } from '../../../src-shared/kernel/kernelHost.ts';
import { MAX_LEVEL } from '../../../src-shared/core/limits.ts';
import { readWonHexGames, WON_GAMES_HELP } from '../search/wonHexGames.ts';
import { count, readToolArguments } from '../toolOptions.ts';

const { numbers, given } = readToolArguments({
  usage: `npm run bench -- hexPositions ${WON_GAMES_HELP}`,
  numbers: { milliseconds: { ...count(1_000, 'of processor time for each position'), min: 1 } },
  words: 1,
});
const games = readWonHexGames(given.words[0]);
const processorMs = (): number => process.cpuUsage().user / 1_000;

const kernelHost = new KernelHost();
const total = { proved: 0, seen: 0, wrong: 0 };
for (const [index, { winner, positions }] of games.entries()) {
  const position = positions.at(-1)!;
  for (const sideToMove of SIDES) {
    const at = { ...position, sideToMove };
    const begin = processorMs();
    const { score } = hexEngine.search(
      at,
      { level: MAX_LEVEL, purpose: 'analysis', timeMs: numbers.milliseconds, seed: 1 },
      {
        ...{ kernelHost, nowMs: processorMs },
        ...{ shouldStop: () => false, onProgress: () => undefined },
      },
    );
    const seconds = (processorMs() - begin) / 1_000;
    const { joined, wins } = sightsOf(at, new KernelHost().start(hexKernel, 1, 10).exports);
    const isSeen = joined[winner].length > 0 || (winner === sideToMove && wins[winner].length > 0);
    const isProved = score.kind === 'exact';
    const isWrong = (isProved && score.winner !== winner) || joined[otherSide(winner)].length > 0;
    const estimate = score.kind === 'estimate' ? score.winProbability : undefined;
    const chance = winner === 0 ? estimate : 1 - (estimate ?? 0);
    if (isProved) total.proved++;
    if (isSeen) total.seen++;
    if (isWrong) total.wrong++;
    console.log(
      `${index + 1}, ${hex.sideNames[sideToMove]} to move: ${isProved ? `proved in ${seconds.toFixed(2)} s` : `not proved, the winner’s chance is ${chance?.toFixed(2)}`}, ${isSeen ? 'seen' : 'not seen'} by connections${isWrong ? ', WRONG' : ''}`,
    );
  }
}
const all = 2 * games.length;
console.log(
  `${total.proved} of ${all} proved in ${numbers.milliseconds} ms, ${total.seen} seen at once`,
);
if (total.wrong > 0) process.exitCode = 1;
