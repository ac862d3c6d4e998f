/*
 * How long it takes to find out the margin of positions of Dots and Triangles: seconds with up to 30 open lines
 */
import { makeRandom, type Random } from '../../../src-shared/core/random.ts';
import { boardFor } from '../../../src-shared/games/dotsAndTriangles/geometry.ts';
import { dotsAndTrianglesEngine as engine } from '../../../src-shared/games/dotsAndTriangles/engine.ts';
import {
  boardAt,
  completedBy,
  type DotsPosition,
  drawLine,
  emptyPosition,
  openLines,
} from '../../../src-shared/games/dotsAndTriangles/position.ts';
import { KernelHost } from '../../../src-shared/kernel/kernelHost.ts';
import { UNTIMED } from '../search/untimed.ts';
import { count, readToolArguments } from '../toolOptions.ts';

const { size, from, to, positions, lines, megabytes } = readToolArguments({
  usage: 'npm run bench -- dotsSolving',
  numbers: {
    size: { ...count(2, 'the side of the hexagon'), min: 1, max: 5 },
    from: count(26, 'open lines of the first positions'),
    to: count(30, 'open lines of the last positions'),
    positions: count(5, 'positions for each number of open lines'),
    lines: count(1, 'so many of the best moves get margins and lines'),
    megabytes: { ...count(128, 'memory for what is known of positions'), min: 1, max: 1_024 },
  },
}).numbers;

/** Of random lines those that complete triangles come first and those that give some away last. */
function careful(position: DotsPosition, line: number): number {
  const completed = completedBy(position, line).length;
  const given = boardAt(position).trianglesOfLine[line]!.filter((triangle) => {
    const sides = boardAt(position).triangles[triangle]!.lines;
    return sides.filter((each) => !position.drawn[each]).length === 2;
  });
  return 2 * completed - given.length;
}

function positionWith(open: number, random: Random): DotsPosition {
  let position = emptyPosition(boardFor('hexagon', size));
  while (openLines(position).length > open) {
    const ranked = openLines(position)
      .map((line) => ({ line, rank: careful(position, line) + random.unit() }))
      .sort((a, b) => b.rank - a.rank);
    position = drawLine(position, ranked[0]!.line);
  }
  return position;
}

for (let open = from; open <= to; open++) {
  for (let seed = 1; seed <= positions; seed++) {
    const position = positionWith(open, makeRandom(seed));
    const before = process.cpuUsage();
    const { score, nodes, principalVariation } = engine.search(
      position,
      {
        ...{ level: 8, purpose: 'analysis', seed: 1, lines },
        ...{ timeMs: 1e9, tableMegabytes: megabytes },
      },
      // Nothing is known from the positions before.
      { ...UNTIMED, kernelHost: new KernelHost() },
    );
    const { user, system } = process.cpuUsage(before);
    const margin = score.kind === 'exact' ? (score.margin ?? 0) : '?';
    const told = `margin ${margin}, ${nodes} nodes, line of ${principalVariation.length}`;
    console.log(`${open} open lines  ${((user + system) / 1e6).toFixed(3)} s  ${told}`);
  }
}
