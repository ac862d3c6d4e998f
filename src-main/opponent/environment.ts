/** What a program needs of our environment to run at all; the rest is none of its business. */
const PASSED_VARIABLES = ['PATH', 'Path', 'SystemRoot', 'TEMP', 'TMP', 'TMPDIR', 'LANG'];

/** The environment of the programs we start. */
export const minimalEnvironment = (): Record<string, string> =>
  Object.fromEntries(
    PASSED_VARIABLES.flatMap((name) => {
      const value = process.env[name];
      return value === undefined ? [] : [[name, value]];
    }),
  );
