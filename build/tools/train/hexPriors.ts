/*
 * src-shared/games/hex/priorWeights.ts, moves by their surroundings, from 400 games of the search: two minutes
 */
import { count, readToolArguments } from '../toolOptions.ts';
import { KernelHost } from '../../../src-shared/kernel/kernelHost.ts';
import { writeFileSync } from 'node:fs';
import { hexKernel } from '../../../src-shared/games/hex/kernel/kernel.ts';
import { playSamples } from './hexPriors/selfPlay.ts';
import { SECTIONS, train } from './hexPriors/training.ts';

const { games, playouts } = readToolArguments({
  usage: 'npm run make -- hexPriors',
  numbers: { games: count(400, 'games'), playouts: count(1_500, 'playouts for a move') },
}).numbers;
/** Weights are kept as whole sixteenths. */
const STEPS_PER_UNIT = 16;

const kernel = new KernelHost().start(hexKernel, 1, 20).exports;
const samples = playSamples(kernel, { size: 11, games, playouts });
const { weights, agreement } = train(samples);
console.log(
  `the favourite is the search's in ${(100 * agreement).toFixed(1)} % of positions held back`,
);

const tables = [0, 1, 2, 3].map((section) =>
  [...weights.subarray(SECTIONS[section], SECTIONS[section + 1]).entries()]
    .map(([index, weight]) => [index, Math.round(STEPS_PER_UNIT * weight)] as const)
    .filter(([, weight]) => weight !== 0)
    .flat(),
);
const text = `/**
 * Weights of Hex moves by their surroundings, in sixteenths, for the kernel's priors.as.ts: for rings, bridges, replies
 * and follow-ups pairs of an index and its weight; what is the same turned by half a turn is there once.
 * Made by \`npm run make -- hexPriors --games ${games} --playouts ${playouts}\` from ${samples.length} positions.
 */
export const PRIOR_WEIGHTS: readonly (readonly number[])[] = [
${tables.map((table) => `  [\n${inLines(table)}  ],\n`).join('')}];
`;
writeFileSync('src-shared/games/hex/priorWeights.ts', text);

/** Numbers as Prettier lays them out. */
function inLines(numbers: readonly number[]): string {
  let lines = '';
  let line = '   ';
  for (const number of numbers) {
    if (line.length + ` ${number},`.length > 100) {
      lines += `${line}\n`;
      line = '   ';
    }
    line += ` ${number},`;
  }
  return line === '   ' ? lines : `${lines}${line}\n`;
}
