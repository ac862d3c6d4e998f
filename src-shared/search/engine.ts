import type { Position } from '../core/game.ts';
import type { Move } from '../core/move.ts';
import type { Setup } from '../core/setup.ts';
import type { Side } from '../core/side.ts';
import type { Sightings } from '../core/sightings.ts';
import type { Kernel, KernelMemory } from '../kernel/kernel.ts';
import type { KernelHost } from '../kernel/kernelHost.ts';

/** What a position is worth. Never call an estimate proved. */
export type Score =
  | {
      readonly kind: 'exact';
      /** `undefined` is a draw. */
      readonly winner: Side | undefined;
      /** Plies within which the winner can end the game, or until it ends in a draw. */
      readonly plies: number;
      /** Units by which the winner wins, in a game with margins whose search proves them. */
      readonly margin?: number;
    }
  | {
      readonly kind: 'estimate';
      /** Chance that side 0 wins, 0–1, a draw counting half. */
      readonly winProbability: number;
    };

export interface SearchProgress {
  /** Plies searched to the end of the last finished iteration. */
  readonly depth: number;
  readonly nodes: number;
  readonly score: Score;
  /** Best line found, from the root on. */
  readonly principalVariation: readonly Move[];
  /** What each root move, or each of the best, is worth, the best first, when the limits ask for it. */
  readonly rootScores?: readonly RootScore[];
}

export interface RootScore {
  readonly move: Move;
  readonly score: Score;
  /** The line expected after the move, as far as it is known. */
  readonly line?: readonly Move[];
}

export interface SearchResult extends SearchProgress {
  readonly move: Move;
}

/**
 * A move to *play* may come from a book, be one of several good ones, as the level has it, and be given before the time
 * is over when nothing would change it. An *analysis* goes on until its limits or an exact value, and answers with the
 * best move and its whole line.
 */
export type SearchPurpose = 'play' | 'analysis';

/** What a search may remember when its limits do not say. */
export const DEFAULT_MEGABYTES = 32;

/** How much an engine may think, and how well it should play. */
export interface SearchLimits {
  /** 1–8; weaker levels search less and choose softly among good moves. */
  readonly level: number;
  /** What the answer is for; `play` unless told. */
  readonly purpose?: SearchPurpose;
  /** Milliseconds for this move. */
  readonly timeMs: number;
  /** Nodes for this move; makes a search reproducible with one seed. */
  readonly maxNodes?: number;
  readonly seed: number;
  /** Threads that search together, this one included; 1 unless told. With more than one no search is reproducible. */
  readonly threads?: number;
  /** Memory for what is known of positions met before, in MB; `DEFAULT_MEGABYTES` unless told. */
  readonly tableMegabytes?: number;
  /** A move may come from the opening book, without a thought; the strongest levels of a game that has one use it. */
  readonly usesBook?: boolean;
  /** Every root move gets a score of its own, which takes longer. */
  readonly scoresAll?: boolean;
  /** So many of the best moves get scores and lines of their own; 1 unless told. */
  readonly lines?: number;
}

/** How many root moves the limits ask about. */
export const scoredMoves = ({ scoresAll, lines = 1 }: SearchLimits): number =>
  scoresAll === true ? Infinity : lines;

/** What an engine needs from outside; the core has no clock of its own. */
export interface SearchHooks {
  /** Monotonic milliseconds. */
  nowMs(): number;
  /** Polled every thousand nodes or so; true means: answer with the best move so far. */
  shouldStop(): boolean;
  onProgress(progress: SearchProgress): void;
  /** The memory that this thread searches with. */
  readonly kernelHost: KernelHost;
  /** Other threads that help; they exist when the limits ask for more than one. */
  readonly helpers?: HelperThreads;
  /** This search helps another one, over its memory and as its thread of this number, until it is stopped. */
  readonly joins?: { readonly memory: KernelMemory; readonly thread: number };
}

/** Threads that search the same position over the same memory. */
export interface HelperThreads {
  readonly size: number;
  start(memory: KernelMemory): void;
  /** Returns when the memory is no longer used by them, or when one of them does not stop in time and is given up. */
  stop(): void;
}

/** A move that an opening book, or what takes its place, holds for good. */
export interface OpeningMove {
  readonly move: Move;
  /** Chance that side 0 wins after it, 0–1. */
  readonly winProbability: number;
  /** Plies that were searched to find it, where that is known. */
  readonly depth?: number;
}

/** A part of the board that is a game of its own. */
export interface RegionValue {
  /** As the notation writes moves there. */
  readonly cells: readonly string[];
  /** Its combinatorial value as text, for side 0 as Left. */
  readonly value: string;
}

/** Chooses moves for one game. It never fails on a position that is not over. */
export interface Engine<P extends Position> {
  /** What it searches with, unless it knows nothing but the rules. */
  readonly kernel?: Kernel<never>;
  /** @throws Error when the position is over. */
  search(position: P, limits: SearchLimits, hooks: SearchHooks): SearchResult;
  /** What is known of a position without a thought; a game without a book has nothing of the kind. */
  openingMoves?(position: P): readonly OpeningMove[];
  /** First moves that leave both sides about even, the fairest first; empty where none are known. */
  fairFirstMoves?(setup: Setup): readonly Move[];
  /** What is proved of cells without a search, in a game where that takes a kernel. */
  sights?(position: P, kernelHost: KernelHost): Sightings;
  /** In a game that falls apart into regions: those that are small enough to be valued. */
  regionValues?(position: P): readonly RegionValue[];
}
