import { build } from 'electron-vite';
import { join } from 'node:path';
import { withTicTacToe } from './registered.mjs';

const ROOT = join(import.meta.dirname, '../../..');

/**
 * Builds the program with one line more in each registry.
 *
 * @param {string} folder where it is put, as it usually is in `out`
 */
export async function buildWithTicTacToe(folder) {
  await build({
    configFile: join(ROOT, 'electron.vite.config.ts'),
    root: ROOT,
    logLevel: 'warn',
    plugins: [withTicTacToe()],
    build: { outDir: folder, emptyOutDir: true },
  });
}
