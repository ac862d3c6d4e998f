import {
  LONGEST_FILE,
  LONGEST_FUNCTION,
  NO_BARE_IMPORTS,
  NO_STRAY_WORDS,
  UNUSED,
} from './lintRules.js';

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

const GAME_NAME = '/scoreFour|linesOfAction|dotsAndTriangles|\\bhex\\b|domineering/i';
const NO_GAME_NAME = [
  `Literal[value=${GAME_NAME}]`,
  `TemplateElement[value.raw=${GAME_NAME}]`,
  `Identifier[name=${GAME_NAME}]`,
].map((selector) => ({
  selector,
  message:
    'Games are known here by their registry alone: what one needs is said by its own folder.',
}));

const noBareTimer = {
  name: 'setTimeout',
  message: 'What waits for others counts the time awake: startLimit (src-main/time).',
};

/** @param {string} prefix @param {string} names */
const on = (prefix, names) =>
  Object.fromEntries(names.split(/\s+/).map((name) => [`${prefix}${name}`, 'error']));

/** What ESLint recommends for any code; `no-octal` needs no rule, as modules cannot be parsed with such numbers. */
const RECOMMENDED = on(
  '',
  `for-direction no-async-promise-executor no-case-declarations no-compare-neg-zero no-cond-assign
  no-constant-binary-expression no-constant-condition no-control-regex no-debugger no-delete-var no-dupe-else-if
  no-duplicate-case no-empty no-empty-character-class no-empty-pattern no-empty-static-block no-ex-assign
  no-extra-boolean-cast no-fallthrough no-global-assign no-invalid-regexp no-irregular-whitespace no-loss-of-precision
  no-misleading-character-class no-nonoctal-decimal-escape no-prototype-builtins no-regex-spaces no-self-assign
  no-shadow-restricted-names no-sparse-arrays no-unassigned-vars no-unexpected-multiline no-unsafe-finally
  no-unsafe-optional-chaining no-unused-labels no-unused-private-class-members no-useless-assignment
  no-useless-backreference no-useless-catch no-useless-escape preserve-caught-error require-yield use-isnan
  valid-typeof`,
);

/** What ESLint recommends, and TypeScript's compiler says by itself. */
const UNTYPED = on(
  '',
  `constructor-super getter-return no-class-assign no-const-assign no-dupe-class-members no-dupe-keys no-func-assign
  no-import-assign no-new-native-nonconstructor no-obj-calls no-redeclare no-setter-return no-this-before-super
  no-undef no-unreachable no-unsafe-negation no-with`,
);

/** The strict and stylistic rules of typescript-eslint. */
const TYPED = {
  ...on('', 'no-var prefer-const prefer-rest-params prefer-spread'),
  ...on('', 'no-array-constructor no-unused-expressions no-useless-constructor no-empty-function'),
  ...on(
    'typescript/',
    `ban-ts-comment no-duplicate-enum-values no-dynamic-delete no-empty-object-type no-explicit-any
    no-extra-non-null-assertion no-extraneous-class no-invalid-void-type no-misused-new no-namespace
    no-non-null-asserted-nullish-coalescing no-non-null-asserted-optional-chain no-require-imports no-this-alias
    no-unnecessary-type-constraint no-unsafe-declaration-merging no-unsafe-function-type no-wrapper-object-types
    prefer-as-const prefer-literal-enum-member prefer-namespace-keyword triple-slash-reference unified-signatures
    adjacent-overload-signatures array-type ban-tslint-comment class-literal-property-style
    consistent-generic-constructors consistent-indexed-object-style consistent-type-assertions
    no-confusing-non-null-assertion no-inferrable-types prefer-for-of prefer-function-type`,
  ),
};

/** What needs the types of whole programs. */
const WITH_TYPES = {
  ...on('typescript/', 'await-thenable no-floating-promises no-misused-promises only-throw-error'),
  'typescript/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
};

/**
 * The rules that tools like the compiler cannot hold. The layers are dependency-cruiser's; components and kernels, which
 * Oxlint cannot read, are ESLint's (eslint.config.js).
 * Disabling comments are written as for ESLint.
 */
export default {
  plugins: ['typescript', 'import'],
  jsPlugins: ['./lintPlugin.js'],
  categories: { correctness: 'off' },
  env: { builtin: true, es2024: true },
  options: { reportUnusedDisableDirectives: 'error', typeAware: true, denyWarnings: true },
  rules: {
    ...RECOMMENDED,
    ...TYPED,
    ...WITH_TYPES,
    'house/reason-for-disabling': 'error',
    eqeqeq: 'error',
    // A thing has one name everywhere.
    'import/no-default-export': 'error',
    'typescript/consistent-type-imports': 'error',
    'no-unused-vars': ['error', UNUSED],
    'no-restricted-imports': ['error', NO_BARE_IMPORTS],
  },
  overrides: [
    { files: ['**/*.{js,mjs}'], env: { node: true }, rules: UNTYPED },
    {
      files: ['**/src-shared/**/*.ts'],
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
      files: ['**/src-shared/{core,gtp,kernel,match,record,search}/**/*.ts'],
      rules: { 'house/no-such-syntax': ['error', ...NO_GAME_NAME] },
    },
    {
      files: ['**/src-main/**/*.ts'],
      rules: {
        'house/no-such-syntax': ['error', ...UNSAFE_WINDOW_OPTIONS],
        'no-restricted-properties': [
          'error',
          { object: 'AbortSignal', property: 'timeout', message: noBareTimer.message },
        ],
        'no-restricted-globals': ['error', noBareTimer, { ...noBareTimer, name: 'setInterval' }],
      },
    },
    {
      files: ['**/src-main/time/**'],
      rules: { 'no-restricted-globals': 'off' },
    },
    {
      files: ['**/src-renderer/**'],
      rules: { 'no-console': 'error' },
    },
    {
      files: ['**/src-renderer/**'],
      // What is drawn in 3D has shaders and canvas fonts for text, and no words.
      excludeFiles: ['**/i18n/**', '**/src-renderer/stage/**'],
      rules: { 'house/no-such-syntax': ['error', ...NO_STRAY_WORDS] },
    },
    {
      files: ['**/src-*/**', '**/build/tools/**', '**/tests/**'],
      rules: { 'max-lines': ['error', LONGEST_FILE] },
    },
    {
      files: ['**/src-*/**'],
      rules: { 'max-lines-per-function': ['error', LONGEST_FUNCTION] },
    },
    {
      files: ['**/tests/**/*.ts'],
      rules: { 'house/no-such-syntax': ['error', noUnfinishedTest] },
    },
    {
      files: ['**/*.config.{ts,js,mjs}'],
      rules: { 'house/no-such-syntax': 'off', 'import/no-default-export': 'off' },
    },
  ],
};
