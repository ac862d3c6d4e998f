/** What the two linters hold alike: Oxlint in code (oxlint.config.js), ESLint in components (eslint.config.js). */

const OUTSIDE_I18N = 'What a person reads stands in a folder i18n, in every language.';
/** A word with a blank before or after it, and another word. */
const SENTENCE = '/\\p{L}{2,}[,:.]? \\p{L}{2,}/u';
/** What nobody reads: a bug's message, and what the browser takes. */
const UNREAD =
  ':not(NewExpression[callee.name=/(Error|MediaQuery)$/] *, Property[key.name="css"] *, TSTypeReference *, SvelteAttribute[key.name=/^(class|d|font|transform|style|viewBox|preserveAspectRatio|points)$/] *, SvelteStyleDirective *, SvelteStyleElement *, CallExpression[callee.property.name=/^(querySelector(All)?|closest|matches|load)$/] *, TSLiteralType *, SvelteDirective *)';

/** Words of the window that stand elsewhere than in the catalogue. */
export const NO_STRAY_WORDS = [
  { selector: 'SvelteText[value=/\\p{L}/u]:not(SvelteStyleElement *)', message: OUTSIDE_I18N },
  {
    selector:
      'SvelteAttribute[key.name=/^(aria-(label|description|roledescription|valuetext|placeholder)|title|alt|placeholder|label|legend)$/] > SvelteLiteral[value=/\\p{L}/u]',
    message: OUTSIDE_I18N,
  },
  { selector: `Literal[value=${SENTENCE}]${UNREAD}`, message: OUTSIDE_I18N },
  { selector: `TemplateElement[value.cooked=${SENTENCE}]${UNREAD}`, message: OUTSIDE_I18N },
];

/** A name with an underscore is there for the sake of those behind it. */
export const UNUSED = { argsIgnorePattern: '^_' };

/** Imports of files without their ending. */
export const NO_BARE_IMPORTS = {
  patterns: [
    {
      // Behind the last full stop, if there is one, stands something else than letters or letters and a question.
      regex: '^\\.{1,2}/([^.]*|.*\\.([^a-z.][^.]*|[a-z]+[^a-z?.][^.]*)?)$',
      message: 'Write the file extension.',
    },
  ],
};

/** A longer file or function needs a disabling comment, which is the place for its reason. */
export const LONGEST_FILE = { max: 300 };
export const LONGEST_FUNCTION = { max: 60, skipBlankLines: true, skipComments: true };
