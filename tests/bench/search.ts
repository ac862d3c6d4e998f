import { GAME_IDS, gameById } from '../../src-shared/games/index.ts';
import { engineById } from '../../src-shared/games/engines.ts';
import { plainMinimax } from '../../src-shared/search/plainMinimax.ts';
import { RulesState } from '../../src-shared/search/rulesState.ts';

/*
 * How fast search is: positions a second in each game from its start, and how many times the positions a second of
 * plain minimax on the immutable rules, with the same estimates, that is. Processor time of this process, so that a busy machine matters less.
 */

const SEARCH_NODES = 200_000;
const PLAIN_NODES = 10_000;

/** Nodes a millisecond of processor time. */
function speedOf(work: () => number): number {
  const before = process.cpuUsage();
  const nodes = work();
  return (1_000 * nodes) / process.cpuUsage(before).user;
}

for (const id of GAME_IDS) {
  const game = gameById(id);
  const setup = game.setups[id === 'domineering' ? 4 : 0] ?? {};
  const start = game.initial(setup);
  const hooks = { nowMs: () => 0, shouldStop: () => false, onProgress: () => undefined };
  const limits = { level: 8, timeMs: 1, maxNodes: SEARCH_NODES, seed: 1 };
  const engine = engineById(id);
  const search = () => engine.search(start, limits, hooks).nodes;
  const plain = (): number => {
    let nodes = 0;
    for (let depth = 1; nodes < PLAIN_NODES && depth < 8; depth++) {
      const state = new RulesState(game, start, (each) => engine.makeState(each).evaluate());
      plainMinimax(state, game.moveSpace(setup), depth, () => nodes++);
    }
    return nodes;
  };
  search();
  const [fast, slow] = [speedOf(search), speedOf(plain)];
  const ratio = (fast / slow).toFixed(1);
  console.log(`${game.name}: ${fast.toFixed(0)} k nodes/s, ${ratio} times plain minimax`);
}
