import type { AnalysisOptions } from './console/analysisOptions.ts';
import { parseSolvingArguments, solve, SOLVING_HELP } from './console/solving.ts';
import { createSearchPool } from './search/searchPool.ts';

/** Finds out who wins a position: `npm run -s solve -- domineering --rows 8 --cols 8 --starter V`. */

async function run(options: AnalysisOptions): Promise<boolean> {
  const workerUrl = new URL('./searchWorker.js', import.meta.url);
  const pool = createSearchPool({ workerUrl, size: 1 });
  try {
    return await solve(options, {
      write: (line) => void process.stdout.write(`${line}\n`),
      tell: (line) => void process.stderr.write(`${line}\n`),
      nowMs: () => performance.now(),
      search: (request, onProgress) => pool.search(request, { onProgress }),
    });
  } finally {
    await pool.dispose();
  }
}

// Nobody reads any more: there is nothing left to do.
process.stdout.on('error', () => process.exit(0));
const options = parseSolvingArguments(process.argv.slice(2));
if (!options.ok) {
  process.stderr.write(`${options.error}\n`);
  process.exitCode = 2;
} else if (options.value === 'help') process.stdout.write(SOLVING_HELP);
else process.exitCode = (await run(options.value)) ? 0 : 1;
