import { quote } from './quote.ts';
import { err, type Result } from './result.ts';
import { defaultSetup, fieldRange, parseSetup, type Setup, type SetupField } from './setup.ts';

/** A setup as text, e.g. `rows=8,columns=8,starter=0`; the empty text where a game has no settings. */
export const makeSetupText = (setup: Setup): string =>
  Object.entries(setup)
    .map(([key, value]) => `${key}=${value}`)
    .join(',');

/**
 * Reads a setup written as `key=value` pairs with commas or spaces between them. Fields left out have their initial
 * value; a choice may be named by a word it begins with, and a flag is 0, 1, `off` or `on`.
 * @returns a sentence without its full stop that says what is wrong.
 */
export function parseSetupText(fields: readonly SetupField[], text: string): Result<Setup, string> {
  const values: Record<string, number> = { ...defaultSetup(fields) };
  for (const pair of text.split(/[,\s]+/).filter((each) => each !== '')) {
    const [key = '', value = '', ...rest] = pair.split('=');
    const field = fields.find((each) => each.key === key);
    if (field === undefined || rest.length > 0) {
      return err(
        fields.length === 0
          ? `${quote(pair)} is not a setting: this game has none`
          : `${quote(pair)} is not a setting: ${fields.map(describeField).join(', ')}`,
      );
    }
    const number = valueFrom(field, value);
    if (number === undefined) return err(`${key} is ${describeValues(field)}, not ${quote(value)}`);
    values[key] = number;
  }
  const setup = parseSetup(fields, values);
  return setup.ok ? setup : err(setup.error.message);
}

/** `undefined` for what can't be a value of the field, however large. */
function valueFrom(field: SetupField, text: string): number | undefined {
  if (/^\d{1,3}$/.test(text)) return Number(text);
  const words = wordsOf(field);
  const index = words.findIndex((word) => word.toLowerCase().startsWith(text.toLowerCase()));
  return text === '' || index < 0 ? undefined : index;
}

/** The words for the values of a field from 0 up, where it has any. */
function wordsOf(field: SetupField): readonly string[] {
  if (field.kind === 'integer') return [];
  return field.kind === 'choice' ? field.choices : ['off', 'on'];
}

/** E.g. `size=3…19`. */
function describeField(field: SetupField): string {
  const { min, max } = fieldRange(field);
  return `${field.key}=${min}…${max}`;
}

/** E.g. `a whole number from 3 to 19`, or `Vertical or Horizontal`. */
function describeValues(field: SetupField): string {
  const { min, max } = fieldRange(field);
  const words = wordsOf(field);
  return words.length === 0 ? `a whole number from ${min} to ${max}` : words.join(' or ');
}
