/*
 * src-shared/games/hex/network.json, the network of Hex, from the games of hexGames: half an hour
 *
 * Needs Python with PyTorch (Debian: python3-torch); the environment variable PYTHON says which.
 */
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import {
  NETWORK_BLOCKS,
  NETWORK_CHANNELS,
  NETWORK_HIDDEN,
} from '../../../src-shared/games/hex/kernel/constants.ts';
import { hexKernel } from '../../../src-shared/games/hex/kernel/kernel.ts';
import { KernelHost } from '../../../src-shared/kernel/kernelHost.ts';
import { count, readToolArguments } from '../toolOptions.ts';
import { writeInputs } from './hexNetwork/inputs.ts';

const FOLDER = 'out/train';
const INPUTS = join(FOLDER, 'hexInputs.bin');

const { epochs } = readToolArguments({
  usage: 'npm run make -- hexNetwork',
  numbers: { epochs: count(4, 'times that each position is learned from') },
}).numbers;

const kernel = new KernelHost().start(hexKernel, 1, 10).exports;
const games = readdirSync(FOLDER).filter((name) => /^hexGames-.*\.bin$/.test(name));
const positions = writeInputs(
  kernel,
  games.map((name) => join(FOLDER, name)),
  INPUTS,
);
console.log(`${positions} positions`);
const shape = { channels: NETWORK_CHANNELS, blocks: NETWORK_BLOCKS, hidden: NETWORK_HIDDEN };
const wanted = { ...shape, epochs, inputs: INPUTS, to: 'src-shared/games/hex/network.json' };
const given = Object.entries(wanted).flatMap(([name, value]) => [`--${name}`, String(value)]);
const script = 'build/tools/train/hexNetwork/train.py';
const { status } = spawnSync(process.env['PYTHON'] ?? 'python3', [script, ...given], {
  stdio: 'inherit',
});
process.exitCode = status ?? 1;
