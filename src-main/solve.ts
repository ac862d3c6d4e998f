import { runProgram } from './cli/runProgram.ts';
import { parseSolvingArguments, solve, SOLVING_HELP } from './console/solving.ts';
import { createSearchPool } from './search/searchPool.ts';

/** Finds out who wins a position: `npm run -s solve -- domineering --rows 8 --cols 8 --starter V`. */

await runProgram({
  help: SOLVING_HELP,
  parse: parseSolvingArguments,
  async run(options, output) {
    const workerUrl = new URL('./searchWorker.js', import.meta.url);
    const pool = createSearchPool({ workerUrl, size: 1 });
    try {
      const isSolved = await solve(options, {
        write: (line) => output.write(`${line}\n`),
        tell: (line) => void process.stderr.write(`${line}\n`),
        nowMs: () => performance.now(),
        search: (request, onProgress) => pool.search(request, { onProgress }),
      });
      return isSolved ? 0 : 1;
    } finally {
      await pool.dispose();
    }
  },
});
