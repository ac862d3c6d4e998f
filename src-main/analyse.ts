import { runSearchProgram } from './cli/searchProgram.ts';
import { analyse } from './console/analysis.ts';
import { ANALYSIS_HELP, parseAnalysisArguments } from './console/analysisOptions.ts';

/** Lets an engine think about one position and tells what it finds: docs/GTP.md. */

await runSearchProgram({
  help: ANALYSIS_HELP,
  parse: parseAnalysisArguments,
  workerUrl: new URL('./searchWorker.js', import.meta.url),
  async run(options, deps) {
    await analyse(options, deps);
    return 0;
  },
});
