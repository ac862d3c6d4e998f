import { svelte } from '@sveltejs/vite-plugin-svelte';
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { withTicTacToe } from '../tests/contract/ticTacToe/registered.mjs';
import { assemblyScript } from './vitePluginAsc.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const isLong = process.env.QUINTET_LONG === '1';

/** Files of the tests with something in their text, as paths from the root. */
const filesWith = (name: RegExp, text: RegExp): string[] =>
  readdirSync(join(root, 'tests'), { recursive: true, encoding: 'utf8' })
    .filter((file) => name.test(file))
    .map((file) => join(root, 'tests', file))
    .filter((file) => text.test(readFileSync(file, 'utf8')))
    .map((file) => relative(root, file).replaceAll('\\', '/'));

const testsWith = (text: RegExp): string[] => filesWith(/\.test\.ts$/, text);

/** The tests that can try more, by themselves or through a file that they share. */
function testsWithRounds(): string[] {
  const shared = filesWith(/(?<!\.test)\.ts$/, /from '[./]+\/rounds\.ts'/);
  const names = ['rounds', ...shared.map((file) => basename(file, '.ts'))];
  return testsWith(new RegExp(`from '[./\\w]+/(${names.join('|')})\\.ts'`));
}

/** What takes long whatever is tried: whole packages, and programs that are killed or sleep. */
const LONG = 'tests/**/*.long.test.ts';

/** Tests that put other modules in the place of ours. */
const MOCKING = testsWith(/\bvi\.(mock|doMock)\(/);

const SIXTH_GAME = 'tests/contract/sixthGame.test.ts';

/**
 * Projects of their own: the test of a sixth game needs it in the registries, and component tests need Svelte's and other packages' browser builds, while everything else must get what plain Node
 * gets (`ws`, for one, is a stub in its browser build).
 * Tests run in Node unless their first line says `// @vitest-environment jsdom`.
 */
export default defineConfig({
  root,
  test: {
    // Threads start faster than processes.
    pool: 'threads',
    maxWorkers: 2,
    testTimeout: isLong ? 300_000 : 30_000,
    restoreMocks: true,
    unstubGlobals: true,
    unstubEnvs: true,
    projects: [
      {
        extends: true,
        plugins: [assemblyScript(), svelte({ configFile: false })],
        test: {
          name: 'node',
          include: isLong ? [...testsWithRounds(), LONG] : ['tests/**/*.test.ts'],
          exclude: ['tests/renderer/**', SIXTH_GAME, ...MOCKING, ...(isLong ? [] : [LONG])],
          // Loading all modules anew for each of 150 files would take longer than most of their tests.
          isolate: false,
        },
      },
      {
        extends: true,
        plugins: [assemblyScript(), svelte({ configFile: false })],
        test: { name: 'mocking', include: isLong ? [] : MOCKING },
      },
      {
        extends: true,
        plugins: [withTicTacToe(), assemblyScript(), svelte({ configFile: false })],
        test: { name: 'sixth game', include: isLong ? [] : [SIXTH_GAME] },
      },
      {
        extends: true,
        plugins: [assemblyScript(), svelte({ configFile: false })],
        resolve: { conditions: ['browser'] },
        test: {
          // Each file with modules of its own: the language, a setting or a window left by another would be its too.
          // In a context of its own, not a thread, for which jsdom would be loaded anew.
          name: 'renderer',
          pool: 'vmThreads',
          include: isLong ? [] : ['tests/renderer/**/*.test.ts'],
        },
      },
    ],
    coverage: {
      include: ['src-*/**/*.{ts,svelte}'],
      exclude: ['**/*.as.ts'],
      reportsDirectory: 'coverage',
    },
  },
});
