import { unwrap } from '../../../src-shared/core/result.ts';
import { OPTIONS_HELP, parseArenaOptions } from './series/options.ts';
import { servesAsPlayer } from './series/playerProcess.ts';
import { parsePlayerSpec } from './series/playerSpec.ts';
import { playSeries } from './series/series.ts';
import { describeTally } from './series/tally.ts';

/* Each level of a game against the one below: `npm run strength -- ladder GAME`. */

const HELP = `npm run strength -- ladder GAME [--from L] [--to L] [options]
${OPTIONS_HELP}`;

async function run(args: readonly string[]): Promise<void> {
  const options = parseArenaOptions(args, { games: '100', seconds: '0.1' });
  if (!options.ok) throw new Error(`${options.error}.\n\n${HELP}`);
  const { series, from, to, positionals } = options.value;
  if (positionals.length > 0) throw new Error(HELP);
  const level = (number: number) => unwrap(parsePlayerSpec(`level:${number}`));
  for (let upper = Math.max(2, from); upper <= Math.min(8, to); upper++) {
    const result = await playSeries({ ...series, specs: [level(upper), level(upper - 1)] });
    console.log(`level ${upper} – level ${upper - 1}: ${describeTally(result)}`);
  }
}

if (!servesAsPlayer()) {
  await run(process.argv.slice(2)).catch((error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 2;
  });
}
