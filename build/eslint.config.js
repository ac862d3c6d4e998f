import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import { defineConfig } from 'eslint/config';
import ts from 'typescript-eslint';

const noDefaultExport = {
  selector: 'ExportDefaultDeclaration',
  message: 'Export by name: a thing then has one name everywhere.',
};
const noUnfinishedTest = {
  selector:
    'MemberExpression[object.name=/^(it|test|describe|bench|suite)$/][property.name=/^(only|skip|todo|fixme|fails|skipIf|runIf)$/]',
  message: 'Every test runs, always.',
};

/** What a page of ours never has, wherever it is written. */
const UNSAFE_WINDOW_OPTIONS = [
  {
    selector:
      'Property[key.name=/^(nodeIntegration|nodeIntegrationInWorker|nodeIntegrationInSubFrames|allowRunningInsecureContent|experimentalFeatures|webviewTag|plugins|disableDialogs|navigateOnDragDrop)$/]:not([value.value=false])',
    message: 'A page of ours has none of this: write false.',
  },
  {
    selector:
      'Property[key.name=/^(contextIsolation|sandbox|webSecurity)$/]:not([value.value=true])',
    message: 'Every page of ours is kept apart: write true.',
  },
  {
    selector: 'Property[key.name=/^(enable|disable)BlinkFeatures$/]',
    message: 'A page of ours uses what is switched on by default.',
  },
  {
    selector:
      'NewExpression[callee.name=/^(BrowserWindow|BrowserView|WebContentsView)$/]:not([arguments.0.callee.name="makeWindowOptions"])',
    message: 'A window is made with makeWindowOptions.',
  },
  {
    selector: 'MemberExpression[property.name=/^(openExternal|executeJavaScript|insertCSS)$/]',
    message: 'Nothing is opened outside, and no code is put into a page.',
  },
];

const OUTSIDE_I18N = 'What a person reads stands in a folder i18n, in every language.';
/** A word with a blank before or after it, and another word. */
const SENTENCE = '/\\p{L}{2,}[,:.]? \\p{L}{2,}/u';
/** What nobody reads: a bug's message, and what the browser takes. */
const UNREAD =
  ':not(NewExpression[callee.name=/(Error|MediaQuery)$/] *, Property[key.name="css"] *, TSTypeReference *, SvelteAttribute[key.name=/^(class|d|font|transform|style|viewBox|preserveAspectRatio|points)$/] *, SvelteStyleDirective *, SvelteStyleElement *, CallExpression[callee.property.name=/^(querySelector(All)?|closest|matches|load)$/] *, TSLiteralType *, SvelteDirective *)';

/** Words of the window that stand elsewhere than in the catalogue. */
const NO_STRAY_WORDS = [
  { selector: 'SvelteText[value=/\\p{L}/u]:not(SvelteStyleElement *)', message: OUTSIDE_I18N },
  {
    selector:
      'SvelteAttribute[key.name=/^(aria-(label|description|roledescription|valuetext|placeholder)|title|alt|placeholder|label|legend)$/] > SvelteLiteral[value=/\\p{L}/u]',
    message: OUTSIDE_I18N,
  },
  { selector: `Literal[value=${SENTENCE}]${UNREAD}`, message: OUTSIDE_I18N },
  { selector: `TemplateElement[value.cooked=${SENTENCE}]${UNREAD}`, message: OUTSIDE_I18N },
];

const GAME_NAME = '/scoreFour|linesOfAction|dotsAndTriangles|\\bhex\\b|domineering/i';
const noGameName = [
  `Literal[value=${GAME_NAME}]`,
  `TemplateElement[value.raw=${GAME_NAME}]`,
  `Identifier[name=${GAME_NAME}]`,
].map((selector) => ({
  selector,
  message:
    'Games are known here by their registry alone: what one needs is said by its own folder.',
}));

/** Whoever switches a rule off says why, behind two dashes. @type {import('eslint').Rule.RuleModule} */
const reasonForDisabling = {
  create: ({ sourceCode, report }) => ({
    Program() {
      for (const { node, justification } of sourceCode.getDisableDirectives().directives) {
        if (justification !== '') continue;
        report({ loc: node.loc, message: 'Say behind `--` why the rule does not hold here.' });
      }
    },
  }),
};

const noBareTimer = {
  name: 'setTimeout',
  message: 'What waits for others counts the time awake: startLimit (src-main/time).',
};

/**
 * The rules that tools like the compiler cannot hold. The layers are dependency-cruiser's; what needs the types of
 * whole programs is Oxlint's (oxlint.json), which is many times faster at it.
 */
export default defineConfig(
  {
    ignores: [
      ...['node_modules/', 'out/', 'dist/', 'coverage/', 'test-results/', '**/*.as.ts'],
      // A build reads its configuration from such a file, for a moment.
      'electron.vite.config.ts.*.mjs',
    ],
  },
  js.configs.recommended,
  ts.configs.strict,
  ts.configs.stylistic,
  svelte.configs.recommended,
  {
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    plugins: { house: { rules: { 'reason-for-disabling': reasonForDisabling } } },
    rules: {
      'house/reason-for-disabling': 'error',
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
    files: ['src-shared/{core,gtp,kernel,match,record,search}/**/*.ts'],
    rules: { 'no-restricted-syntax': ['error', noDefaultExport, ...noGameName] },
  },
  {
    files: ['src-main/**/*.ts', 'tests/**/*.ts', 'build/**', '*.ts'],
    languageOptions: { globals: globals.node },
  },
  {
    files: ['src-main/**/*.ts'],
    rules: {
      'no-restricted-syntax': ['error', noDefaultExport, ...UNSAFE_WINDOW_OPTIONS],
      'no-restricted-properties': [
        'error',
        { object: 'AbortSignal', property: 'timeout', message: noBareTimer.message },
      ],
      'no-restricted-globals': ['error', noBareTimer, { ...noBareTimer, name: 'setInterval' }],
    },
  },
  {
    files: ['src-main/time/**'],
    rules: { 'no-restricted-globals': 'off' },
  },
  {
    files: ['src-renderer/**'],
    languageOptions: { globals: globals.browser },
    rules: { 'no-console': 'error' },
  },
  {
    files: ['src-renderer/**'],
    // What is drawn in 3D has shaders and canvas fonts for text, and no words.
    ignores: ['**/i18n/**', 'src-renderer/stage/**'],
    rules: { 'no-restricted-syntax': ['error', noDefaultExport, ...NO_STRAY_WORDS] },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser } },
    rules: { 'svelte/no-at-html-tags': 'error', 'svelte/button-has-type': 'error' },
  },
  {
    // A longer file needs a disabling comment, which is the place for its reason.
    files: ['src-*/**', 'build/tools/**', 'tests/**'],
    rules: { 'max-lines': ['error', { max: 300 }] },
  },
  {
    // A longer function too.
    files: ['src-*/**'],
    rules: {
      'max-lines-per-function': ['error', { max: 60, skipBlankLines: true, skipComments: true }],
    },
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
