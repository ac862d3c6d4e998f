import { defineConfig } from 'eslint/config';
import ts from 'typescript-eslint';

/** Rules for AssemblyScript, which has decorators where TypeScript has none, and types that are its compiler's alone. */
export default defineConfig({
  files: ['**/*.as.ts'],
  languageOptions: { parser: ts.parser, parserOptions: { allowInvalidAST: true } },
  linterOptions: { reportUnusedDisableDirectives: 'error' },
  plugins: { '@typescript-eslint': ts.plugin },
  rules: {
    '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
    'max-lines': ['error', { max: 300 }],
    // A longer function needs a disabling comment, which is the place for its reason.
    'max-lines-per-function': ['error', { max: 60 }],
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
});
