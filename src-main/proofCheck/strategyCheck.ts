import { imageKey, PEGS, type PlainBoard, pegName, type Player } from './plainBoard.ts';
import { PlainSearch } from './plainSearch.ts';

/** That a player has a way to win, or not to lose, whatever the other does. */
export interface Strategy {
  readonly side: Player;
  readonly goal: 'win' | 'hold';
  /**
   * A character for each position that is met, moves tried in the order of the pegs, each position (however turned)
   * once: where the player is to move its peg as a hexadecimal digit, where the other is `+` for all its moves, and in
   * either case `=` where the rest is plain. Where the player completes a line at once nothing is written.
   */
  readonly moves: string;
}

export interface CheckLimits {
  /** Nodes for what is claimed to be plain. */
  readonly leafNodes: number;
  /** Of what is claimed to be plain, only each so many-th is searched, from which on. */
  readonly part: { readonly index: number; readonly of: number };
}

export interface Checked {
  /** Positions in which the strategy names a move. */
  moves: number;
  /** Positions in which every move of the other side was followed. */
  replies: number;
  /** Positions whose rest was claimed to be plain, and those of them that were searched here. */
  leaves: number;
  searched: number;
  nodes: number;
  /** Of the leaf that took most. */
  mostNodes: number;
}

/** Why a strategy is refused, with the moves that lead there from the position that it is for. */
class Refused extends Error {}

/** Follows a strategy from a position; everything that it says is tried by the rules alone. */
export class StrategyCheck {
  readonly checked: Checked = {
    ...{ moves: 0, replies: 0, leaves: 0, searched: 0, nodes: 0, mostNodes: 0 },
  };
  readonly #board: PlainBoard;
  readonly #search: PlainSearch;
  readonly #strategy: Strategy;
  readonly #limits: CheckLimits;
  readonly #onLeaf: (checked: Checked) => void;
  readonly #seen = new Set<string>();
  readonly #path: number[] = [];
  #at = 0;

  /** @param board with the position. */
  constructor(
    board: PlainBoard,
    strategy: Strategy,
    limits: CheckLimits,
    onLeaf: (checked: Checked) => void = () => undefined,
  ) {
    this.#board = board;
    this.#search = new PlainSearch(board);
    this.#strategy = strategy;
    this.#limits = limits;
    this.#onLeaf = onLeaf;
  }

  /** @returns what is wrong and where, as a sentence without its full stop; `undefined` when the strategy holds. */
  run(): string | undefined {
    try {
      this.#follow();
      const { moves } = this.#strategy;
      if (this.#at < moves.length)
        this.#refuse(`${moves.length - this.#at} characters are left over`);
      return undefined;
    } catch (error) {
      if (error instanceof Refused) return error.message;
      throw error;
    }
  }

  #refuse(why: string): never {
    const { side, goal } = this.#strategy;
    const name = `${side === 0 ? 'White' : 'Black'} ${goal === 'win' ? 'wins' : 'does not lose'}`;
    const path = this.#path.map(pegName).join(' ');
    const place = path === '' ? 'at the position itself' : `after ${path}`;
    throw new Refused(`“${name}”, character ${this.#at}, ${place}: ${why}`);
  }

  #follow(): void {
    const board = this.#board;
    const { side } = this.#strategy;
    const isOwn = board.mover === side;
    if (isOwn && this.#open().some((peg) => board.completes(side, peg))) return;
    const key = imageKey(board);
    if (this.#seen.has(key)) return;
    this.#seen.add(key);
    const said = this.#strategy.moves.charAt(this.#at++);
    if (said === '=') this.#searchLeaf();
    else if (isOwn) this.#followMove(said);
    else this.#followReplies(said);
  }

  #open(): readonly number[] {
    return Array.from({ length: PEGS }, (_, peg) => peg).filter((peg) => this.#board.hasRoom(peg));
  }

  #followMove(said: string): void {
    if (!/^[0-9a-f]$/.test(said)) {
      this.#refuse(said === '' ? 'it ends here' : `“${said}” is neither a peg nor “=”`);
    }
    const peg = parseInt(said, 16);
    if (!this.#board.hasRoom(peg)) this.#refuse(`peg ${pegName(peg)} is full`);
    this.checked.moves++;
    this.#after(peg);
  }

  #followReplies(said: string): void {
    if (said !== '+') {
      this.#refuse(said === '' ? 'it ends here' : `“${said}” is neither “+” nor “=”`);
    }
    const { side, goal } = this.#strategy;
    const board = this.#board;
    this.checked.replies++;
    const open = this.#open();
    if (open.length === 0 && goal === 'win') this.#refuse('the board is full, which is a draw');
    for (const peg of open) {
      if (board.completes((1 - side) as Player, peg)) {
        this.#refuse(`the other side completes a line on ${pegName(peg)}`);
      }
      this.#after(peg);
    }
  }

  #after(peg: number): void {
    this.#board.drop(peg);
    this.#path.push(peg);
    this.#follow();
    this.#path.pop();
    this.#board.lift(peg);
  }

  #searchLeaf(): void {
    const { checked } = this;
    const { side, goal } = this.#strategy;
    const { leafNodes, part } = this.#limits;
    if (checked.leaves++ % part.of !== part.index) return;
    const before = this.#search.nodes;
    const attacker = goal === 'win' ? side : ((1 - side) as Player);
    const answer = this.#search.canForce(attacker, leafNodes);
    const nodes = this.#search.nodes - before;
    checked.searched++;
    checked.nodes += nodes;
    checked.mostNodes = Math.max(checked.mostNodes, nodes);
    if (answer === undefined) this.#refuse(`not proved within ${leafNodes} nodes`);
    if (answer !== (goal === 'win')) {
      this.#refuse(goal === 'win' ? 'the other side escapes' : 'the other side wins');
    }
    this.#onLeaf(checked);
  }
}
