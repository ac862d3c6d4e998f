import { runSearchProgram } from './cli/searchProgram.ts';
import { runProof } from './proof/proofCommand.ts';
import { parseSolvingArguments, solve, SOLVING_HELP } from './console/solving.ts';

/** Finds out who wins a position: `npm run -s solve -- domineering --rows 8 --cols 8 --starter V`. */

await runSearchProgram({
  help: SOLVING_HELP,
  parse: parseSolvingArguments,
  workerUrl: new URL('./searchWorker.js', import.meta.url),
  async run(options, deps) {
    const tell = (line: string): void => void process.stderr.write(`${line}\n`);
    if (options.proof !== undefined) {
      const done = await runProof(options.proof, { ...deps, tell });
      if (!done.ok) tell(done.error);
      return done.ok && done.value ? 0 : 1;
    }
    return (await solve(options, { ...deps, tell })) ? 0 : 1;
  },
});
