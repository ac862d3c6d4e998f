import { runProgram } from './cli/runProgram.ts';
import { analyse } from './console/analysis.ts';
import { ANALYSIS_HELP, parseAnalysisArguments } from './console/analysisOptions.ts';
import { createSearchPool } from './search/searchPool.ts';

/** Lets an engine think about one position and tells what it finds: docs/GTP.md. */

await runProgram({
  help: ANALYSIS_HELP,
  parse: parseAnalysisArguments,
  async run(options, output) {
    const workerUrl = new URL('./searchWorker.js', import.meta.url);
    const pool = createSearchPool({ workerUrl, size: 1 });
    try {
      await analyse(options, {
        write: (line) => output.write(`${line}\n`),
        nowMs: () => performance.now(),
        search: (request, onProgress) => pool.search(request, { onProgress }),
      });
      return 0;
    } finally {
      await pool.dispose();
    }
  },
});
