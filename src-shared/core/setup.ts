import { err, ok, type Result } from './result.ts';

/** Size and variant of a game: whole numbers by the keys of its `SetupField`s (flags are 0 or 1, choices an index). */
export type Setup = Readonly<Record<string, number>>;

/** One thing that can be chosen before a game starts. */
export type SetupField =
  | {
      readonly kind: 'integer';
      readonly key: string;
      readonly name: string;
      readonly min: number;
      readonly max: number;
      readonly initial: number;
    }
  | {
      readonly kind: 'choice';
      readonly key: string;
      readonly name: string;
      readonly choices: readonly string[];
      readonly initial: number;
    }
  | {
      readonly kind: 'flag';
      readonly key: string;
      readonly name: string;
      readonly initial: 0 | 1;
    };

export interface SetupError {
  readonly code: 'ERR_SETUP';
  /** Says which field is wrong and what it may be. */
  readonly message: string;
}

/** The lowest and highest value a field takes. */
export function fieldRange(field: SetupField): { readonly min: number; readonly max: number } {
  switch (field.kind) {
    case 'integer':
      return { min: field.min, max: field.max };
    case 'choice':
      return { min: 0, max: field.choices.length - 1 };
    case 'flag':
      return { min: 0, max: 1 };
  }
}

/** Whether a field can have a value: a whole number in its range. */
export function isPossible(field: SetupField, value: unknown): value is number {
  const { min, max } = fieldRange(field);
  return typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max;
}

/** The setup with every field at its initial value. */
export function defaultSetup(fields: readonly SetupField[]): Setup {
  return Object.fromEntries(fields.map((field) => [field.key, field.initial]));
}

/** Checks a setup from outside: every field present, whole and in range, and no others. */
export function parseSetup(
  fields: readonly SetupField[],
  raw: Readonly<Record<string, unknown>>,
): Result<Setup, SetupError> {
  const fail = (message: string) => err({ code: 'ERR_SETUP', message } as const);
  const stranger = Object.keys(raw).find((key) => !fields.some((field) => field.key === key));
  if (stranger !== undefined) return fail(`there is no setting “${stranger}”`);
  const values: [string, number][] = [];
  for (const field of fields) {
    const value = raw[field.key];
    if (!isPossible(field, value)) {
      const { min, max } = fieldRange(field);
      return fail(`${field.name} must be a whole number from ${min} to ${max}`);
    }
    values.push([field.key, value]);
  }
  return ok(Object.fromEntries(values));
}

/** The nearest to a setup from outside that is right: what fits is taken, the rest is as at first. */
export function repairSetup(
  fields: readonly SetupField[],
  raw: Readonly<Record<string, unknown>>,
): Setup {
  const fits = (field: SetupField): boolean =>
    parseSetup([field], { [field.key]: raw[field.key] }).ok;
  const right = fields.filter(fits).map(({ key }) => [key, raw[key]] as [string, number]);
  return { ...defaultSetup(fields), ...Object.fromEntries(right) };
}

/** A field of a setup that the game itself has made or checked. */
export function setupValue(setup: Setup, key: string): number {
  const value = setup[key];
  if (value === undefined) throw new Error(`the setup lacks “${key}”`);
  return value;
}
