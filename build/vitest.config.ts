import { svelte } from '@sveltejs/vite-plugin-svelte';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { withTicTacToe } from '../tests/contract/ticTacToe/registered.mjs';
import { assemblyScript } from './vitePluginAsc.mjs';

const SIXTH_GAME = 'tests/contract/sixthGame.test.ts';

/**
 * Projects of their own, because the test of a sixth game needs it in the registries, and because component tests need Svelte's and other packages' browser builds while
 * everything else must get what plain Node gets (`ws`, for one, is a stub in its browser build).
 * Tests run in Node unless their first line says `// @vitest-environment jsdom`.
 */
export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  test: {
    // Threads start faster than processes.
    pool: 'threads',
    maxWorkers: 2,
    testTimeout: 30_000,
    restoreMocks: true,
    unstubGlobals: true,
    unstubEnvs: true,
    projects: [
      {
        extends: true,
        plugins: [assemblyScript(), svelte({ configFile: false })],
        test: {
          name: 'node',
          include: ['tests/**/*.test.ts'],
          exclude: ['tests/renderer/**', SIXTH_GAME],
        },
      },
      {
        extends: true,
        plugins: [withTicTacToe(), assemblyScript(), svelte({ configFile: false })],
        test: { name: 'sixth game', include: [SIXTH_GAME] },
      },
      {
        extends: true,
        plugins: [assemblyScript(), svelte({ configFile: false })],
        resolve: { conditions: ['browser'] },
        test: { name: 'renderer', include: ['tests/renderer/**/*.test.ts'] },
      },
    ],
    coverage: {
      include: ['src-*/**/*.{ts,svelte}'],
      exclude: ['**/*.as.ts'],
      reportsDirectory: 'coverage',
    },
  },
});
