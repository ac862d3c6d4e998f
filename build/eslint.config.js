import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import { defineConfig } from 'eslint/config';
import ts from 'typescript-eslint';
import house from './lintPlugin.js';
import {
  LONGEST_FILE,
  LONGEST_FUNCTION,
  NO_BARE_IMPORTS,
  NO_STRAY_WORDS,
  UNUSED,
} from './lintRules.js';

const KERNELS = '**/*.as.ts';

/** What Oxlint (oxlint.config.js) cannot read, or has no rules for; it is many times faster at all other code. */
export default defineConfig(
  { ignores: ['node_modules/', 'out/', 'dist/', 'coverage/', 'test-results/'] },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    extends: [
      js.configs.recommended,
      ts.configs.strict,
      ts.configs.stylistic,
      svelte.configs.recommended,
    ],
    languageOptions: { globals: globals.browser, parserOptions: { parser: ts.parser } },
    plugins: { house },
    rules: {
      'house/reason-for-disabling': 'error',
      'house/no-such-syntax': ['error', ...NO_STRAY_WORDS],
      eqeqeq: 'error',
      'no-console': 'error',
      'no-restricted-imports': ['error', NO_BARE_IMPORTS],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/consistent-type-definitions': 'off',
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/no-unused-vars': ['error', UNUSED],
      'svelte/no-at-html-tags': 'error',
      'svelte/button-has-type': 'error',
      'max-lines': ['error', LONGEST_FILE],
      'max-lines-per-function': ['error', LONGEST_FUNCTION],
    },
  },
  {
    // What is drawn in 3D has shaders and canvas fonts for text, and no words.
    files: ['**/i18n/**', 'src-renderer/stage/**', 'tests/**'],
    rules: { 'house/no-such-syntax': 'off' },
  },
  {
    files: ['tests/**'],
    rules: { 'max-lines-per-function': 'off' },
  },
  {
    // AssemblyScript has decorators where TypeScript has none, and types that are its compiler's alone.
    files: [KERNELS],
    languageOptions: { parser: ts.parser, parserOptions: { allowInvalidAST: true } },
    plugins: { '@typescript-eslint': ts.plugin },
    rules: {
      '@typescript-eslint/no-unused-vars': ['error', UNUSED],
      'max-lines': ['error', LONGEST_FILE],
      'max-lines-per-function': ['error', { max: LONGEST_FUNCTION.max }],
      'max-params': ['error', { max: 10 }],
      'no-const-assign': 'error',
      'no-dupe-else-if': 'error',
      'no-duplicate-imports': 'error',
      'no-self-assign': 'error',
      'no-self-compare': 'error',
      'no-unreachable': 'error',
      'no-var': 'error',
      'prefer-const': 'error',
    },
  },
);
