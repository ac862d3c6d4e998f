import { engineById } from '../../src-shared/games/engines.ts';
import type { Move } from '../../src-shared/core/move.ts';
import { otherSide } from '../../src-shared/core/side.ts';
import { gameById } from '../../src-shared/games/index.ts';
import { makeLine, makeScoreText } from '../../src-shared/gtp/thought.ts';
import type { RegionValue, Score, SearchProgress } from '../../src-shared/search/engine.ts';
import type { SearchDeps } from '../cli/searchProgram.ts';
import type { AnalysisOptions } from './analysisOptions.ts';

/** Told between iterations at most so often. */
const PROGRESS_INTERVAL_MS = 400;

/** Thinks about a position; tells each finished iteration, how long ones go on, and the result. */
export async function analyse(
  options: AnalysisOptions,
  { write, nowMs, search }: SearchDeps,
): Promise<void> {
  const { gameId, position, limits, isJson } = options;
  const startMs = nowMs();
  let [depth, lastMs, told] = [-1, startMs, ''];
  if (!isJson) write(TABLE_HEAD);
  const tell = (kind: Kind, progress: SearchProgress): void => {
    const { nodes, score, principalVariation } = progress;
    const news = JSON.stringify([progress.depth, nodes, score, principalVariation]);
    const isNew = news !== told;
    if (!isNew && kind !== 'result') return;
    [depth, lastMs, told] = [progress.depth, nowMs(), news];
    const seconds = (lastMs - startMs) / 1_000;
    if (isJson) write(JSON.stringify(makeJson(options, progress, seconds, kind)));
    else if (isNew) write(makeRow(options, progress, seconds));
    if (!isJson && kind === 'result')
      for (const line of makeConclusion(options, progress)) write(line);
  };
  const result = await search({ gameId, position, limits }, (progress) => {
    if (progress.depth > depth) tell('iteration', progress);
    else if (nowMs() - lastMs >= PROGRESS_INTERVAL_MS) tell('progress', progress);
  });
  tell('result', result);
}

type Kind = 'iteration' | 'progress' | 'result';

/** Moves of a line, in the notation of the game. */
function movesOf({ gameId, position }: AnalysisOptions, line: readonly Move[]): readonly string[] {
  const game = gameById(gameId);
  return makeLine(game, position, line, (at, move) => game.notation.make(at, move));
}

const regionsOf = ({ gameId, position }: AnalysisOptions): readonly RegionValue[] =>
  engineById(gameId).regionValues?.(position) ?? [];

function makeJson(
  options: AnalysisOptions,
  progress: SearchProgress,
  seconds: number,
  kind: Kind,
): object {
  const { depth, nodes, score, principalVariation, rootScores } = progress;
  const moves = movesOf(options, principalVariation);
  const regions = kind === 'result' ? regionsOf(options) : [];
  return {
    kind,
    bestMove: moves[0],
    ...scoreJson(options, score),
    ...{ depth, nodes, seconds: Number(seconds.toFixed(3)) },
    principalVariation: moves,
    ...(rootScores === undefined
      ? {}
      : {
          moves: rootScores.map((each) => ({
            move: movesOf(options, [each.move])[0],
            ...scoreJson(options, each.score),
          })),
        }),
    ...(regions.length === 0 ? {} : { regions }),
  };
}

/** `exact` is true only for what is proved. `score` is the chance of the side to move to win, a draw counting half. */
function scoreJson({ gameId, position }: AnalysisOptions, score: Score): object {
  const { sideToMove } = position;
  if (score.kind === 'estimate') {
    const { winProbability } = score;
    const chance = sideToMove === 0 ? winProbability : 1 - winProbability;
    return { exact: false, score: Number(chance.toFixed(4)) };
  }
  const { winner, plies, margin } = score;
  const names = gameById(gameId).sideNames;
  const end = { plies, ...(margin === undefined ? {} : { margin }) };
  return winner === undefined
    ? { exact: true, score: 0.5, winner: null, ...end }
    : { exact: true, score: winner === sideToMove ? 1 : 0, winner: names[winner], ...end };
}

const TABLE_HEAD = 'depth        nodes  seconds  score         line';

function makeRow(options: AnalysisOptions, progress: SearchProgress, seconds: number): string {
  const { depth, nodes, score, principalVariation } = progress;
  const columns = [
    String(depth).padStart(5),
    nodes.toLocaleString('en').padStart(12),
    seconds.toFixed(2).padStart(8),
    ` ${makeScoreText(score, options.position.sideToMove).padEnd(13)}`,
  ];
  const moves = movesOf(options, principalVariation);
  return `${columns.join(' ')} ${moves.join(' ')}`.trimEnd();
}

/** What the table ends with: every move where that was asked for, and the best one. */
function makeConclusion(options: AnalysisOptions, progress: SearchProgress): readonly string[] {
  const { score, principalVariation, rootScores } = progress;
  const { sideToMove } = options.position;
  const moves = movesOf(options, principalVariation);
  const names = gameById(options.gameId).sideNames;
  const all = rootScores?.map(
    (each) =>
      `  ${movesOf(options, [each.move])[0]!.padEnd(8)} ${makeScoreText(each.score, sideToMove)}`,
  );
  const conclusion = describeScore(score, names, sideToMove);
  const regions = regionsOf(options).map(
    ({ cells, value }) => `region ${cells.join(' ')}: ${value}`,
  );
  return ['', ...(all ?? []), ...regions, `best move ${moves[0]}: ${conclusion}`];
}

/** E.g. `Black wins in 7 plies, proved`. */
function describeScore(score: Score, names: readonly [string, string], sideToMove: 0 | 1): string {
  if (score.kind === 'exact') {
    const { winner, plies, margin } = score;
    const by = margin === undefined ? '' : ` by ${margin}`;
    return winner === undefined
      ? `a draw in ${plies} plies, proved`
      : `${names[winner]} wins${by} in ${plies} plies, proved`;
  }
  const chance = sideToMove === 0 ? score.winProbability : 1 - score.winProbability;
  const [own, other] = [names[sideToMove], names[otherSide(sideToMove)]];
  return `${own} has ${(100 * chance).toFixed(0)} % against ${other}, an estimate`;
}
