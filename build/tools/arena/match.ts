import { OPTIONS_HELP, parseArenaOptions } from './series/options.ts';
import { servesAsPlayer } from './series/playerProcess.ts';
import { parsePlayerSpec } from './series/playerSpec.ts';
import { playSeries } from './series/series.ts';
import { describeTally } from './series/tally.ts';

/* Two players of one game against each other: `npm run strength -- match GAME A B`. */

const HELP = `npm run strength -- match GAME A B [options]

  A and B are players: level:8, nodes:50000 (level 8 with so many nodes), foundation, random, simple,
  gtp:COMMAND, or a rival of the game; a budget of its own may follow, as in level:8@0.5s or foundation@20000n.
${OPTIONS_HELP}`;

async function run(args: readonly string[]): Promise<void> {
  const options = parseArenaOptions(args, { games: '100', seconds: '0.2' });
  if (!options.ok) throw new Error(`${options.error}.\n\n${HELP}`);
  const [first, second, ...rest] = options.value.positionals.map(parsePlayerSpec);
  if (first === undefined || second === undefined || rest.length > 0) throw new Error(HELP);
  if (!first.ok) throw new Error(first.error);
  if (!second.ok) throw new Error(second.error);
  const specs = [first.value, second.value] as const;
  const result = await playSeries({ ...options.value.series, specs });
  const [slowest, otherSlowest] = result.slowestMs.map((ms) => ms.toFixed(0));
  console.log(`${specs[0].text} – ${specs[1].text}: ${describeTally(result)}`);
  console.log(`slowest moves ${slowest} ms and ${otherSlowest} ms; games in ${result.folder}`);
}

if (!servesAsPlayer()) {
  await run(process.argv.slice(2)).catch((error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 2;
  });
}
