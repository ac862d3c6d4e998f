import { analyse } from './console/analysis.ts';
import {
  ANALYSIS_HELP,
  type AnalysisOptions,
  parseAnalysisArguments,
} from './console/analysisOptions.ts';
import { createSearchPool } from './search/searchPool.ts';

/** Lets an engine think about one position and tells what it finds: docs/GTP.md. */

async function run(options: AnalysisOptions): Promise<void> {
  const workerUrl = new URL('./searchWorker.js', import.meta.url);
  const pool = createSearchPool({ workerUrl, size: 1 });
  try {
    await analyse(options, {
      write: (line) => void process.stdout.write(`${line}\n`),
      nowMs: () => performance.now(),
      search: (request, onProgress) => pool.search(request, { onProgress }),
    });
  } finally {
    await pool.dispose();
  }
}

// Nobody reads any more: there is nothing left to do.
process.stdout.on('error', () => process.exit(0));
const options = parseAnalysisArguments(process.argv.slice(2));
if (!options.ok) {
  process.stderr.write(`${options.error}\n`);
  process.exitCode = 2;
} else if (options.value === 'help') process.stdout.write(ANALYSIS_HELP);
else await run(options.value);
