import { parseArgs } from 'node:util';
import { quote } from '../../src-shared/core/quote.ts';
import { err, ok, type Result } from '../../src-shared/core/result.ts';

/** The options of a program by name: those that take a value, those that are there or not, and those that may take one. */
export type OptionKinds = Readonly<Record<string, 'value' | 'flag' | 'optional'>>;

/** What a program was given. */
export interface Arguments {
  /** The value of each option that was given one, as it was typed. */
  readonly values: Readonly<Record<string, string | undefined>>;
  /** The flags that were given, and the options that may take a value. */
  readonly flags: ReadonlySet<string>;
  /** Everything else, in its order. */
  readonly words: readonly string[];
}

/**
 * Reads arguments. A value is the word after its option, whatever it begins with, or stands behind `=`; of an option
 * that may take one, only a word that is no option.
 * @param isLenient options that are not ours are passed over: others read them.
 * @returns a sentence without its full stop that says what is wrong.
 */
export function parseArguments(
  args: readonly string[],
  kinds: OptionKinds,
  { isLenient = false }: { readonly isLenient?: boolean } = {},
): Result<Arguments, string> {
  const options = Object.entries(kinds).map(
    ([name, kind]) => [name, { type: kind === 'value' ? 'string' : 'boolean' }] as const,
  );
  // Told of everything, so that the sentences are ours.
  const { tokens } = parseArgs({
    args: [...args],
    options: Object.fromEntries(options),
    strict: false,
    allowPositionals: true,
    tokens: true,
  });
  const values: Record<string, string> = {};
  const flags = new Set<string>();
  const words: string[] = [];
  /** The option before, if the next word can be its value. */
  let open: string | undefined;
  for (const token of tokens) {
    const taker = open;
    open = undefined;
    if (token.kind === 'positional') {
      if (taker === undefined) words.push(token.value);
      else values[taker] = token.value;
    }
    if (token.kind !== 'option') continue;
    const { name, rawName, value } = token;
    if (!Object.hasOwn(kinds, name)) {
      if (isLenient) continue;
      return err(`there is no option ${quote(rawName)}`);
    }
    if (kinds[name] === 'optional') {
      flags.add(name);
      if (value === undefined) open = name;
      else values[name] = value;
    } else if (kinds[name] === 'flag') {
      if (value !== undefined) return err(`--${name} takes no value`);
      flags.add(name);
    } else if (value === undefined) return err(`--${name} needs a value`);
    else values[name] = value;
  }
  return ok({ values, flags, words });
}

export interface NumberRange {
  readonly min: number;
  readonly max: number;
  /** With digits behind a decimal point; otherwise whole. */
  readonly isDecimal?: boolean;
}

/**
 * The numbers that some options were given. @param ranges what they may be, by the names of the options.
 * @returns a sentence without its full stop that says what is wrong with the first that is none.
 */
export function readNumbers<K extends string>(
  { values }: Arguments,
  ranges: Readonly<Record<K, NumberRange>>,
): Result<Partial<Record<K, number>>, string> {
  const numbers: Partial<Record<K, number>> = {};
  for (const [name, range] of Object.entries<NumberRange>(ranges)) {
    const text = values[name];
    if (text === undefined) continue;
    const number = numberWithin(text, range);
    if (number === undefined) return err(`--${name} is ${describe(range)}, not ${quote(text)}`);
    numbers[name as K] = number;
  }
  return ok(numbers);
}

function numberWithin(text: string, { min, max, isDecimal }: NumberRange): number | undefined {
  const pattern = isDecimal === true ? /^\d{1,6}(\.\d{1,6})?$/ : /^\d{1,15}$/;
  const number = pattern.test(text) ? Number(text) : NaN;
  return number >= min && number <= max ? number : undefined;
}

const describe = ({ min, max, isDecimal }: NumberRange): string =>
  `${isDecimal === true ? 'a number' : 'a whole number'} from ${min} to ${max}`;
