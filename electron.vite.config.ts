import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'electron-vite';
import { resolve } from 'node:path';
import { progress } from './build/project.mjs';
import { assemblyScript } from './build/vitePluginAsc.mjs';
import { fileList } from './build/vitePluginFileList.mjs';
import { notices } from './build/vitePluginNotices.mjs';

const at = (path: string): string => resolve(import.meta.dirname, path);

/** The bundles are built one after the other, the page last. */
const { collect, write } = notices(import.meta.dirname);

/** Everything is bundled (`externalizeDeps: false`), so the packaged app needs no node_modules. */
export default defineConfig({
  main: {
    plugins: [assemblyScript({ onCompile: () => progress('Compiling the searches …') }), collect()],
    build: {
      outDir: at('out/main'),
      externalizeDeps: false,
      target: 'node20',
      rolldownOptions: {
        input: {
          electron: at('src-main/electron.ts'),
          web: at('src-main/web.ts'),
          console: at('src-main/console.ts'),
          scoreFour: at('src-main/scoreFour.ts'),
          gtp: at('src-main/gtp.ts'),
          analyse: at('src-main/analyse.ts'),
          solve: at('src-main/solve.ts'),
          verify: at('src-main/verify.ts'),
          tournament: at('src-main/tournament.ts'),
          searchWorker: at('src-main/search/searchWorker.ts'),
        },
        output: {
          format: 'es',
          entryFileNames: '[name].js',
          chunkFileNames: 'chunks/[name]-[hash].js',
        },
        checks: { bundlerTimings: false },
      },
    },
  },
  preload: {
    plugins: [collect()],
    build: {
      outDir: at('out/preload'),
      externalizeDeps: false,
      rolldownOptions: {
        input: { preload: at('src-main/preload.ts') },
        output: { format: 'cjs', entryFileNames: '[name].cjs' },
        checks: { bundlerTimings: false },
      },
    },
  },
  renderer: {
    root: at('src-renderer'),
    build: {
      outDir: at('out/renderer'),
      // The browser host opens whatever browser there is, not just Electron's.
      target: 'es2023',
      // The content security policy allows files, not data inside other files.
      assetsInlineLimit: 0,
      minify: true,
      // Every browser of that age loads modules ahead by itself.
      modulePreload: { polyfill: false },
      // The 3D library is a file of its own, loaded with the one board that uses it.
      chunkSizeWarningLimit: 800,
      rolldownOptions: {
        input: at('src-renderer/index.html'),
        // What the first screen needs is one file: in many small ones less of it would be packed together.
        output: { codeSplitting: { groups: [{ name: 'start', tags: ['$initial'] }] } },
        checks: { bundlerTimings: false },
      },
    },
    plugins: [svelte({ configFile: false }), collect(), write(), fileList()],
  },
});
