import { runProgram } from './cli/runProgram.ts';
import { runTournamentCommand } from './tournament/command.ts';
import { HELP, parseTournamentOptions } from './tournament/options.ts';

/** Lets levels and programs play a tournament: docs/TOURNAMENTS.md. */

const workerUrl = new URL('./searchWorker.js', import.meta.url);

await runProgram({
  help: HELP,
  parse: parseTournamentOptions,
  run: (options, output) => runTournamentCommand(options, output, workerUrl),
});
