import { readFileSync, writeFileSync } from 'node:fs';
import { mirrorOf } from '../../../../src-shared/games/hex/geometry.ts';
import type { HexKernel } from '../../../../src-shared/games/hex/kernel/kernel.ts';
import { HEADER_BYTES, SAMPLE_BYTES } from './samples.ts';

/** Writes samples as the network sees them: cells filled in, and what stands on them by its class. */
export function writeInputs(kernel: HexKernel, files: readonly string[], to: string): number {
  const all = Buffer.concat(files.map((file) => readFileSync(file)));
  const count = Math.floor(all.length / SAMPLE_BYTES);
  for (let index = 0; index < count; index++) {
    const sample = all.subarray(index * SAMPLE_BYTES, (index + 1) * SAMPLE_BYTES);
    const cells = sample.subarray(HEADER_BYTES);
    const size = sample[0]!;
    // What is dead is filled in with either colour, so that sides differ.
    const side = index % 2 === 0 ? 0 : 1;
    const placeOf = (cell: number): number => (side === 0 ? cell : mirrorOf(size, cell));
    kernel.setSize(size);
    for (let cell = 0; cell < size ** 2; cell++) {
      if (cells[cell]! > 0) kernel.putStone(placeOf(cell), cells[cell] === 1 ? side : 1 - side);
    }
    kernel.fillIn();
    kernel.lookAtBoard();
    for (let cell = 0; cell < size ** 2; cell++) {
      cells[cell] = kernel.seenByNetwork(placeOf(cell), side);
    }
  }
  writeFileSync(to, all.subarray(0, count * SAMPLE_BYTES));
  return count;
}
