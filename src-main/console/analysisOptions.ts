import { ok } from '../../src-shared/core/result.ts';
import { ENGINE_HELP } from '../cli/engineOptions.ts';
import {
  parsePositionArguments,
  POSITION_HELP,
  type PositionOptions,
} from '../cli/positionOptions.ts';
import { mapRequest, type Request } from '../cli/request.ts';

export const ANALYSIS_HELP = `Thinks about a position and tells what it finds.

  analyse GAME [options]

${ENGINE_HELP}
${POSITION_HELP}  --all             what each move is worth, not just the best
  --json            a line of JSON for each step and one for the result, instead of a table
`;

export interface AnalysisOptions extends PositionOptions {
  readonly isJson: boolean;
}

/** Reads the arguments of the analysis; `help` or `version` when that was asked for. The error is a sentence. */
export const parseAnalysisArguments = (args: readonly string[]): Request<AnalysisOptions> =>
  mapRequest(parsePositionArguments(args, { all: 'flag', json: 'flag' }), ({ options, given }) => {
    const limits = { ...options.limits, scoresAll: given.flags.has('all') };
    return ok({ ...options, limits, isJson: given.flags.has('json') });
  });
