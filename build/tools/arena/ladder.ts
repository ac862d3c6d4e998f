/*
 * Each level of a game against the one below: an hour or so with 100 games a step
 */
import { unwrap } from '../../../src-shared/core/result.ts';
import { describeTally } from '../../../src-shared/tournament/tally.ts';
import { type ArenaOptions, OPTIONS_HELP } from './series/options.ts';
import { parsePlayerSpec } from '../../../src-shared/tournament/playerText.ts';
import { runArena } from './series/runArena.ts';
import { playSeries } from './series/series.ts';

const HELP = `npm run strength -- ladder GAME [--from L] [--to L] [options]
${OPTIONS_HELP}`;

async function climb({ series, from, to, positionals }: ArenaOptions): Promise<string | undefined> {
  if (positionals.length > 0) return `${positionals.join(' ')} is too much`;
  const level = (number: number) => unwrap(parsePlayerSpec(`level:${number}`));
  for (let upper = Math.max(2, from); upper <= to; upper++) {
    const result = await playSeries({ ...series, specs: [level(upper), level(upper - 1)] });
    console.log(`level ${upper} – level ${upper - 1}: ${describeTally(result)}`);
  }
  return undefined;
}

await runArena({ help: HELP, defaults: { games: 100, seconds: 0.1 }, run: climb });
