import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import { defineConfig } from 'eslint/config';
import { fileURLToPath } from 'node:url';
import ts from 'typescript-eslint';

const root = fileURLToPath(new URL('..', import.meta.url));

const noDefaultExport = {
  selector: 'ExportDefaultDeclaration',
  message: 'Export by name: a thing then has one name everywhere.',
};
const noUnfinishedTest = {
  selector:
    'MemberExpression[object.name=/^(it|test|describe|bench|suite)$/][property.name=/^(only|skip|todo|fixme|fails|skipIf|runIf)$/]',
  message: 'Every test runs, always.',
};

/** The rules that tools like the compiler cannot hold; the layers are dependency-cruiser's. */
export default defineConfig(
  { ignores: ['node_modules/', 'out/', 'dist/', 'coverage/', 'test-results/', '**/*.as.ts'] },
  js.configs.recommended,
  ts.configs.strict,
  ts.configs.stylistic,
  svelte.configs.recommended,
  {
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      eqeqeq: 'error',
      'no-console': 'off',
      'no-restricted-syntax': ['error', noDefaultExport],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/consistent-type-definitions': 'off',
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              regex: '^\\.{1,2}/.*(?<!\\.[a-z]+(\\?\\w+)?)$',
              message: 'Write the file extension.',
            },
          ],
        },
      ],
    },
  },
  {
    files: ['src-*/**/*.ts', 'tests/**/*.ts'],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: root } },
    rules: {
      '@typescript-eslint/await-thenable': 'error',
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': 'error',
      '@typescript-eslint/only-throw-error': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
    },
  },
  {
    files: ['src-shared/**/*.ts'],
    rules: {
      'no-console': 'error',
      'no-restricted-properties': [
        'error',
        {
          object: 'Math',
          property: 'random',
          message: 'Take a seeded generator (core/random.ts).',
        },
        { object: 'Date', property: 'now', message: 'Take the time as an argument.' },
      ],
    },
  },
  {
    files: ['src-main/**/*.ts', 'tests/**/*.ts', 'build/**', '*.ts'],
    languageOptions: { globals: globals.node },
  },
  {
    files: ['src-renderer/**'],
    languageOptions: { globals: globals.browser },
    rules: { 'no-console': 'error' },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser } },
    rules: { 'svelte/no-at-html-tags': 'error', 'svelte/button-has-type': 'error' },
  },
  {
    // A longer file needs a disabling comment, which is the place for its reason.
    files: ['src-*/**', 'tests/**'],
    rules: { 'max-lines': ['error', { max: 300 }] },
  },
  {
    files: ['tests/**/*.ts'],
    rules: { 'no-restricted-syntax': ['error', noDefaultExport, noUnfinishedTest] },
  },
  {
    files: ['**/*.config.{ts,js,mjs}'],
    rules: { 'no-restricted-syntax': 'off' },
  },
);
