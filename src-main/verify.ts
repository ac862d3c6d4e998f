import { runProgram } from './cli/runProgram.ts';
import { parseVerifyingArguments, verify, VERIFYING_HELP } from './proofCheck/verifying.ts';

/** Checks what `solve --resume FOLDER` has proved: `npm run -s verify -- FOLDER`. */

await runProgram({
  help: VERIFYING_HELP,
  parse: parseVerifyingArguments,
  run(options, output) {
    const isGood = verify(options, {
      write: (line) => output.write(`${line}\n`),
      tell: (line) => void process.stderr.write(`${line}\n`),
      nowMs: () => performance.now(),
    });
    return Promise.resolve(isGood ? 0 : 1);
  },
});
