import { type PositionPath, positionsOf } from '../../src-shared/analysis/positionPath.ts';
import type { Position } from '../../src-shared/core/game.ts';
import { asMove, type Move } from '../../src-shared/core/move.ts';
import type { Setup } from '../../src-shared/core/setup.ts';
import { type AnyGame, type GameId, gameById } from '../../src-shared/games/index.ts';
import type { AnalysedGame } from './analysedGame.ts';
import type { GameLine } from './gameLine.ts';
import { treeAgain } from './keptBoard.ts';
import {
  addMove,
  addMoves,
  isOnMainLine,
  mainLineFrom,
  type MoveTree,
  movesTo,
  nextBranch,
  nodeOf,
  pathTo,
  type Place,
  promote,
  remove,
  ROOT,
  treeFrom,
} from './moveTree.ts';

/** A line that is looked at without being kept. */
export interface Preview {
  readonly moves: readonly Move[];
  /** `positions[i]` stands after `i` moves. */
  readonly positions: readonly Position[];
  /** How many of its moves are made on the board. */
  readonly count: number;
}

/** A position on a board, and how it came about. */
export interface Shown {
  readonly position: Position;
  readonly lastMove: { readonly move: Move; readonly before: Position } | undefined;
}

let boards = 0;

/** The analysis board: a tree of moves, and the place in it that is looked at. */
export class AnalysisBoard {
  /** Tells one board from another. */
  readonly boardId = `analysis-${++boards}`;
  readonly gameId: GameId;
  readonly setup: Setup;
  readonly game: AnyGame;
  readonly #start: string | undefined;
  #place: Place = $state.raw({ tree: treeFrom({ sideToMove: 0, ply: 0 }), id: ROOT });
  #past: readonly Place[] = $state.raw([]);
  #future: readonly Place[] = $state.raw([]);
  preview: Preview | undefined = $state.raw();
  /** What is on the board was gone to, and no move was made or taken back. */
  isLeafing = $state(false);

  /** @throws Error when it is opened with what can't be; whoever opens it has looked. */
  constructor({ path, ply, kept }: AnalysedGame) {
    this.gameId = path.gameId;
    this.setup = path.setup;
    this.#start = path.start;
    this.game = gameById(path.gameId);
    const positions = positionsOf(path);
    if (!positions.ok) throw new Error(positions.error.message);
    const { tree } = addMoves(
      treeFrom(positions.value[0]),
      ROOT,
      path.moves.map(asMove),
      this.game.play,
    );
    const id = [ROOT, ...mainLineFrom(tree, ROOT).map((node) => node.id)][ply] ?? ROOT;
    this.#place = (kept && treeAgain(path, kept)) ?? { tree, id };
  }

  /** The tree, and the position in it that is looked at. */
  get place(): Place {
    return this.#place;
  }

  get tree(): MoveTree {
    return this.#place.tree;
  }

  /** The number of the position that is looked at. */
  get at(): number {
    return this.#place.id;
  }

  /** The position that is looked at, whatever line is stepped through. */
  get position(): Position {
    return nodeOf(this.tree, this.at).position;
  }

  /** The way to the position that is looked at. */
  get path(): PositionPath {
    const { gameId, setup } = this;
    const start = this.#start === undefined ? {} : { start: this.#start };
    return { gameId, setup, ...start, moves: [...movesTo(this.tree, this.at)] };
  }

  /** The way to what is on the board. */
  get shownPath(): PositionPath {
    const { path, preview } = this;
    if (preview === undefined) return path;
    return { ...path, moves: [...path.moves, ...preview.moves.slice(0, preview.count)] };
  }

  /** The main line as a game to be judged. */
  get mainGame(): GameLine {
    return this.lineTo(mainLineFrom(this.tree, ROOT).at(-1)?.id ?? ROOT);
  }

  /** The way to a position as a game to be judged. */
  lineTo(id: number): GameLine {
    const { gameId, setup } = this;
    const start = this.#start === undefined ? {} : { start: this.#start };
    const nodes = pathTo(this.tree, id);
    const moves = nodes.flatMap(({ move }) => (move === undefined ? [] : [move]));
    return {
      path: { gameId, setup, ...start, moves },
      moves,
      positions: nodes.map(({ position }) => position),
      ids: nodes.map((node) => node.id),
    };
  }

  /** The whole line that what is on the board stands in: the one that is stepped through, or the tree’s. */
  get lookedLine(): { readonly moves: readonly Move[]; readonly positions: readonly Position[] } {
    const { preview, tree, at } = this;
    if (preview === undefined) return this.lineTo(mainLineFrom(tree, at).at(-1)?.id ?? at);
    const { moves, positions } = this.lineTo(at);
    return {
      moves: [...moves, ...preview.moves],
      positions: [...positions, ...preview.positions.slice(1)],
    };
  }

  /** Which of some positions, by their order, is the last on the way to the one that is looked at. */
  lastOf(ids: readonly number[]): number {
    const path = pathTo(this.tree, this.at).map(({ id }) => id);
    return Math.max(
      0,
      ids.findLastIndex((id) => path.includes(id)),
    );
  }

  /** What is on the board. */
  get shown(): Shown {
    if (this.preview !== undefined) {
      const { moves, positions, count } = this.preview;
      const [move, before] = [moves[count - 1], positions[count - 1]];
      const lastMove = move === undefined || before === undefined ? undefined : { move, before };
      return { position: positions[count] ?? this.position, lastMove };
    }
    const { position, parent, move } = nodeOf(this.tree, this.at);
    return {
      position,
      lastMove:
        parent === undefined || move === undefined
          ? undefined
          : { move, before: nodeOf(this.tree, parent).position },
    };
  }

  /** How many moves led to what is on the board, from where the tree begins. */
  get depth(): number {
    return movesTo(this.tree, this.at).length + (this.preview?.count ?? 0);
  }

  /** How many lead to where the line on the board ends. */
  get lastDepth(): number {
    const { preview, tree, at } = this;
    const before = movesTo(tree, at).length;
    return before + (preview?.moves ?? mainLineFrom(tree, at)).length;
  }

  get isOnMainLine(): boolean {
    return isOnMainLine(this.tree, this.at);
  }

  get canUndo(): boolean {
    return this.#past.length > 0;
  }

  get canRedo(): boolean {
    return this.#future.length > 0;
  }

  /** Goes to a position of the tree. */
  go(id: number): void {
    this.isLeafing = true;
    this.preview = undefined;
    if (id !== this.at) this.#place = { tree: this.tree, id };
  }

  /** Where a step leads: in the line that is stepped through, or in the tree; `undefined` where it ends. */
  get steps(): Readonly<Record<'first' | 'previous' | 'next' | 'last', (() => void) | undefined>> {
    const { preview } = this;
    if (preview !== undefined) {
      const to = (count: number) => (): void => this.#show({ ...preview, count });
      const { length } = preview.moves;
      return {
        first: preview.count > 0 ? to(0) : undefined,
        previous: preview.count > 0 ? to(preview.count - 1) : undefined,
        next: preview.count < length ? to(preview.count + 1) : undefined,
        last: preview.count < length ? to(length) : undefined,
      };
    }
    const { parent, children } = nodeOf(this.tree, this.at);
    const to = (id: number | undefined) => (id === undefined ? undefined : () => this.go(id));
    return {
      first: to(parent === undefined ? undefined : ROOT),
      previous: to(parent),
      next: to(children[0]),
      last: to(mainLineFrom(this.tree, this.at).at(-1)?.id),
    };
  }

  /** Goes to the branch before or after this one, where they part. */
  goToBranch(step: 1 | -1): void {
    const next = nextBranch(this.tree, this.at, step);
    if (next !== undefined) this.go(next);
  }

  /** Makes a legal move on the board; a line that is stepped through is kept as far as it is shown. */
  play(move: Move): void {
    this.keep();
    this.#change(addMove(this.tree, this.at, move, this.game.play));
  }

  /** Looks at a line of legal moves from the position that is looked at. */
  look(moves: readonly Move[], count: number): void {
    const positions = [this.position];
    for (const move of moves) positions.push(this.game.play(positions.at(-1)!, move));
    this.#show({ moves, positions, count });
  }

  #show(preview: Preview): void {
    this.isLeafing = true;
    this.preview = preview;
  }

  /** Makes what is shown of the line a branch. */
  keep(): void {
    if (this.preview === undefined) return;
    const { moves, count } = this.preview;
    this.#change(addMoves(this.tree, this.at, moves.slice(0, count), this.game.play));
  }

  promote(): void {
    this.#change({ tree: promote(this.tree, this.at), id: this.at });
  }

  remove(): void {
    this.#change(remove(this.tree, this.at));
  }

  undo(): void {
    const before = this.#past.at(-1);
    if (before === undefined) return;
    this.#future = [this.#place, ...this.#future];
    this.#past = this.#past.slice(0, -1);
    this.#put(before);
  }

  redo(): void {
    const [after, ...rest] = this.#future;
    if (after === undefined) return;
    this.#past = [...this.#past, this.#place];
    this.#future = rest;
    this.#put(after);
  }

  #change(place: Place): void {
    if (place.tree !== this.tree) {
      this.#past = [...this.#past, this.#place];
      this.#future = [];
    }
    this.#put(place);
  }

  #put(place: Place): void {
    this.isLeafing = false;
    this.preview = undefined;
    this.#place = place;
  }
}
