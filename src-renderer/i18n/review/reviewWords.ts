import type { Effort } from '../../../src-shared/analysis/judgement.ts';
import type { MoveTag } from '../../../src-shared/analysis/review.ts';

/** What is said of a game that was judged. Loaded with the analysis board. */
export interface ReviewWords {
  readonly title: string;
  /** How thoroughly it is judged. */
  readonly effort: string;
  readonly efforts: Readonly<Record<Effort, string>>;
  readonly graph: string;
  readonly judging: string;
  readonly notJudged: string;
  readonly stop: string;
  readonly goOn: string;
  /** The engine gave up; what it judged before stays. */
  readonly failed: string;
  accuracy(percent: number): string;
  /** A side made no move of its own. */
  readonly noAccuracy: string;
  readonly tags: Readonly<Record<MoveTag, string>>;
  better(move: string): string;
  readonly turningPoints: string;
  turningPoint(point: TurningPoint): string;
  readonly noFaults: string;
  readonly retry: {
    title(number: number, all: number): string;
    task(side: string, move: string, tag: string): string;
    readonly judging: string;
    readonly same: string;
    readonly best: string;
    good(percent: number): string;
    worse(percent: number): string;
    readonly failed: string;
    readonly next: string;
    readonly done: string;
    readonly show: string;
    readonly end: string;
  };
}

/** A move that cost much, with the chances of its side before and after it in percent. */
export interface TurningPoint {
  readonly number: number;
  readonly side: string;
  readonly move: string;
  readonly tag: MoveTag;
  readonly before: number;
  readonly after: number;
}
