/** A handout's grid code: a decimal number with one digit per place, leading zeros not written. */
export type GridCode = bigint | string;

/** The grid code of a digit per place, e.g. `000120` is `120`, and nothing but zeros is `0`. */
export const makeGridCode = (digits: string): string => digits.replace(/^0+(?=.)/, '');

/** One digit per place, with the zeros that the code leaves out; `undefined` when it is no number of so few digits. */
export function gridDigits(code: GridCode, length: number): string | undefined {
  const [, digits] = /^\s*0*(\d+)\s*$/.exec(String(code)) ?? [];
  return digits === undefined || digits.length > length ? undefined : digits.padStart(length, '0');
}
