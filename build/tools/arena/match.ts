/*
 * Two players against each other (levels, rivals, other programs): minutes to hours
 */
import { describeTally } from '../../../src-shared/tournament/tally.ts';
import { type ArenaOptions, OPTIONS_HELP } from './series/options.ts';
import { parsePlayerSpec } from '../../../src-shared/tournament/playerText.ts';
import { runArena } from './series/runArena.ts';
import { playSeries } from './series/series.ts';

const HELP = `npm run strength -- match GAME A B [options]

  A and B are players: level:8, nodes:50000 (level 8 with so many nodes), foundation (plain alpha-beta), random, simple
  (takes wins, leaves none), gtp:COMMAND, opponent:8 (the built Score Four program by its protocol), or a rival of the
  game; a budget of its own may follow, as in level:8@0.5s or foundation@20000n.
${OPTIONS_HELP}`;

async function meet({ series, positionals }: ArenaOptions): Promise<string | undefined> {
  const [first, second, ...rest] = positionals.map(parsePlayerSpec);
  if (first === undefined || second === undefined || rest.length > 0)
    return 'two players are needed';
  if (!first.ok) return first.error;
  if (!second.ok) return second.error;
  const specs = [first.value, second.value] as const;
  const result = await playSeries({ ...series, specs });
  const [slowest, otherSlowest] = result.slowestMs.map((ms) => ms.toFixed(0));
  console.log(`${specs[0].text} – ${specs[1].text}: ${describeTally(result)}`);
  console.log(`slowest moves ${slowest} ms and ${otherSlowest} ms; games in ${result.folder}`);
  return undefined;
}

await runArena({ help: HELP, defaults: { games: 100, seconds: 0.2 }, run: meet });
