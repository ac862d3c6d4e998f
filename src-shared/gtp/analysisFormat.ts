import type { Position } from '../core/game.ts';
import type { Move } from '../core/move.ts';
import type { Side } from '../core/side.ts';
import type { AnyGame } from '../games/index.ts';
import type { Score, SearchProgress } from '../search/engine.ts';
import type { WholeDialect } from './dialect.ts';
import { makeLine, makeThoughtText } from './thought.ts';

/** Whose words an analysis is told in: our own, those of Leela Zero, or those of KataGo. */
export type AnalysisStyle = 'own' | 'lz' | 'kata';

export interface AnalysisTeller {
  readonly style: AnalysisStyle;
  readonly game: AnyGame;
  readonly dialect: WholeDialect;
  readonly position: Position;
  /** Candidate moves told at most. */
  readonly maxMoves: number;
}

interface Candidate {
  readonly move: Move;
  readonly score: Score;
  readonly line: readonly Move[];
}

/**
 * One line about a thought. Front ends of Leela Zero and KataGo read
 * `info move V visits N winrate W prior P lcb L order K pv V …` for each candidate, the best first, all in one line.
 */
export function makeAnalysisLine(teller: AnalysisTeller, progress: SearchProgress): string {
  const { style, game, dialect, position, maxMoves } = teller;
  const write = (at: Position, move: Move): string => dialect.makeVertex(at, move);
  if (style === 'own') return makeThoughtText(game, position, progress, write);
  const candidates = candidatesOf(progress);
  const share = Math.floor(progress.nodes / Math.max(1, candidates.length));
  const infos = candidates.slice(0, maxMoves).map(({ move, score, line }, order) => {
    // Searches do not count by candidate; equal parts, with what is left over for the best, have the right sum.
    const rest = order === 0 ? progress.nodes - share * candidates.length : 0;
    const chance = chanceOf(score, position.sideToMove);
    const values = {
      ...{ move: write(position, move), visits: share + rest },
      ...(style === 'lz' ? lzValues : kataValues)(chance, candidates.length),
      order,
    };
    const pairs = Object.entries(values).map(([key, value]) => `${key} ${value}`);
    return `info ${pairs.join(' ')} pv ${makeLine(game, position, line, write).join(' ')}`;
  });
  return infos.join(' ');
}

/** The moves that the progress tells of, the best first. */
function candidatesOf({ principalVariation, score, rootScores }: SearchProgress): Candidate[] {
  const [best] = principalVariation;
  if (best === undefined) return [];
  const others = (rootScores ?? []).filter(({ move }) => move !== best);
  return [
    { move: best, score, line: principalVariation },
    ...others.map((each) => ({ ...each, line: [each.move] })),
  ];
}

/** Whole numbers up to 10,000. There is no policy, so moves have equal priors, and no bound below the chance. */
function lzValues(chance: number, count: number): object {
  const winrate = Math.round(1e4 * chance);
  return { winrate, prior: Math.round(1e4 / count), lcb: winrate };
}

/** As Leela Zero's, between 0 and 1, and the chance once more as a utility from -1 to 1. */
function kataValues(chance: number, count: number): object {
  const [winrate, utility] = [chance.toFixed(6), (2 * chance - 1).toFixed(6)];
  const prior = (1 / count).toFixed(6);
  return { utility, winrate, prior, lcb: winrate, utilityLcb: utility };
}

/** Of the side to move, a draw counting half. */
function chanceOf(score: Score, side: Side): number {
  if (score.kind === 'exact') {
    return score.winner === undefined ? 0.5 : Number(score.winner === side);
  }
  return side === 0 ? score.winProbability : 1 - score.winProbability;
}
