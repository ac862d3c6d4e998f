/*
 * Positions of Hex that connections decide: how many an analysis proves in time, and what is seen at once of them
 */
import { readFileSync } from 'node:fs';
import { asMove } from '../../../src-shared/core/move.ts';
import { otherSide, type Side, SIDES } from '../../../src-shared/core/side.ts';
import { hexEngine } from '../../../src-shared/games/hex/engine.ts';
import { mirrorOf } from '../../../src-shared/games/hex/geometry.ts';
import { hex } from '../../../src-shared/games/hex/index.ts';
import { hexKernel } from '../../../src-shared/games/hex/kernel/kernel.ts';
import { type HexPosition } from '../../../src-shared/games/hex/position.ts';
import { sightsOf } from '../../../src-shared/games/hex/sights.ts';
import { KernelHost } from '../../../src-shared/kernel/kernelHost.ts';
import { MAX_LEVEL } from '../../../src-shared/core/limits.ts';
import { count, readToolArguments } from '../toolOptions.ts';

const SIZE = 11;
const { numbers, given } = readToolArguments({
  usage:
    'npm run bench -- hexPositions FILE, of lines “WINNER | MOVES”: black or white, and cells as a1 b2 of 11 × 11, black first and from top to bottom',
  numbers: { milliseconds: { ...count(1_000, 'for each position'), min: 1 } },
  words: 1,
});
const [file] = given.words;
if (file === undefined) throw new Error('name a file of positions');

interface Won {
  readonly winner: Side;
  readonly position: HexPosition;
}

/** Black joins top and bottom there, as X does here; so everything is mirrored on the long diagonal. */
function parse(line: string): Won {
  const [winner = '', moves = ''] = line.split('|').map((part) => part.trim());
  let position: HexPosition = hex.initial({ size: SIZE, swap: 0 });
  for (const text of moves.split(/\s+/)) {
    const [, letter, row] = /^([a-k])(\d{1,2})$/.exec(text) ?? [];
    if (letter === undefined || row === undefined) throw new Error(`“${text}” is no cell`);
    const cell = mirrorOf(SIZE, letter.charCodeAt(0) - 97 + SIZE * (Number(row) - 1));
    position = hex.play(position, asMove(cell));
  }
  return { winner: winner === 'black' ? 0 : 1, position };
}

const lines = readFileSync(file, 'utf8')
  .split('\n')
  .filter((line) => /^(black|white) /.test(line));
const kernelHost = new KernelHost();
const total = { proved: 0, seen: 0, wrong: 0 };
for (const [index, line] of lines.entries()) {
  const { winner, position } = parse(line);
  for (const sideToMove of SIDES) {
    const at = { ...position, sideToMove };
    const begin = performance.now();
    const { score } = hexEngine.search(
      at,
      { level: MAX_LEVEL, purpose: 'analysis', timeMs: numbers.milliseconds, seed: 1 },
      {
        ...{ kernelHost, nowMs: () => performance.now() },
        ...{ shouldStop: () => false, onProgress: () => undefined },
      },
    );
    const seconds = (performance.now() - begin) / 1_000;
    const { joined, wins } = sightsOf(at, new KernelHost().start(hexKernel, 1, 10).exports);
    const isSeen = joined[winner].length > 0 || (winner === sideToMove && wins[winner].length > 0);
    const isProved = score.kind === 'exact';
    const isWrong = (isProved && score.winner !== winner) || joined[otherSide(winner)].length > 0;
    if (isProved) total.proved++;
    if (isSeen) total.seen++;
    if (isWrong) total.wrong++;
    console.log(
      `${index + 1}, ${hex.sideNames[sideToMove]} to move: ${isProved ? `proved in ${seconds.toFixed(2)} s` : 'not proved'}, ${isSeen ? 'seen' : 'not seen'} by connections${isWrong ? ', WRONG' : ''}`,
    );
  }
}
const all = 2 * lines.length;
console.log(
  `${total.proved} of ${all} proved in ${numbers.milliseconds} ms, ${total.seen} seen at once`,
);
if (total.wrong > 0) process.exitCode = 1;
