import type { CodecError } from '../../../src-shared/core/codec.ts';

/** What the analysis board says. Loaded with it. */
export interface AnalysisWords {
  readonly title: string;
  /** Leads to the match that is on the table. */
  readonly toMatch: string;
  readonly engine: string;
  readonly engineExplained: string;
  /** How many of the best moves are told. */
  readonly lines: string;
  readonly allMoves: string;
  readonly bestMoves: string;
  /** The engine has begun and has nothing to tell yet. */
  readonly beginning: string;
  readonly waiting: string;
  readonly proved: string;
  readonly findingWin: string;
  readonly stopFinding: string;
  readonly noWin: string;
  /** What an engine may use. */
  resources(threads: number, megabytes: number): string;
  /** What the numbers on the board mean; `counts` where games are won by a count. */
  legend(counts: boolean): string;
  chance(percent: number): string;
  readonly won: ResultWords;
  readonly lost: ResultWords;
  readonly drawn: string;
  /** A line is stepped through, at this of its moves. */
  looking(count: number, all: number): string;
  readonly keep: string;
  readonly leave: string;
  branch(ply: number): string;
  readonly isMainLine: string;
  readonly openings: {
    readonly title: string;
    /** Before what the opening book says of a move. */
    readonly book: string;
    /** Moves that are the same but for symmetry, as a list. */
    alike(moves: string): string;
    /** Shows the games in which a move was made. */
    gamesWith(move: string): string;
    readonly allGames: string;
  };
  readonly editor: {
    readonly put: string;
    readonly erase: string;
    readonly toMove: string;
    readonly possible: string;
    readonly use: string;
    /** Why a position can't come about. */
    readonly reasons: Readonly<Record<NonNullable<CodecError['reason']>, string>>;
  };
  readonly marks: string;
  readonly noMistakes: string;
  readonly copied: string;
  readonly copyFailed: string;
  readonly newBoard: {
    readonly paste: string;
    readonly pasteExplained: string;
    readonly open: string;
    refusedMove(number: number, reason: string): string;
    codeExample(code: string): string;
  };
}

interface ResultWords {
  /** @param moves the winner’s own */
  inMoves(moves: number): string;
  by(margin: number): string;
}
