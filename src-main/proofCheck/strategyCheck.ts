import type { PlainGame, PlainRules, Player } from './plainGame.ts';

/** That a player has a way to win, or not to lose, whatever the other does. */
export interface Strategy {
  readonly side: Player;
  readonly goal: 'win' | 'hold';
  /**
   * A character for each position that is met, moves tried in ascending order, each position (however turned) once:
   * where the other is to move `+` for all its moves, and `=` where the rest is plain; where the player itself is, its
   * move in hexadecimal digits, as many for each, or `=`. Where the player wins at once nothing is written.
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
  readonly #game: PlainGame;
  readonly #rules: PlainRules;
  readonly #strategy: Strategy;
  readonly #limits: CheckLimits;
  readonly #onLeaf: (checked: Checked) => void;
  readonly #seen = new Set<string>();
  readonly #path: string[] = [];
  #at = 0;

  /** @param game with the position. */
  constructor(
    game: PlainGame,
    rules: PlainRules,
    strategy: Strategy,
    limits: CheckLimits,
    onLeaf: (checked: Checked) => void = () => undefined,
  ) {
    this.#game = game;
    this.#rules = rules;
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
    const name = `${this.#rules.names[side]} ${goal === 'win' ? 'wins' : 'does not lose'}`;
    const path = this.#path.join(' ');
    const place = path === '' ? 'at the position itself' : `after ${path}`;
    throw new Refused(`“${name}”, character ${this.#at}, ${place}: ${why}`);
  }

  #follow(): void {
    const game = this.#game;
    const isOwn = game.mover === this.#strategy.side;
    if (isOwn && game.moves().some((move) => game.isWonBy(move))) return;
    const key = game.imageKey();
    if (this.#seen.has(key)) return;
    this.#seen.add(key);
    const { moves } = this.#strategy;
    if (moves.charAt(this.#at) === '=') {
      this.#at++;
      this.#searchLeaf();
    } else if (isOwn) this.#followMove();
    else this.#followReplies();
  }

  #followMove(): void {
    const game = this.#game;
    const { codeLength, moveWord } = this.#rules;
    const said = this.#strategy.moves.slice(this.#at, this.#at + codeLength);
    this.#at += codeLength;
    const move = game.moveOf(said);
    if (move === undefined) {
      this.#refuse(said === '' ? 'it ends here' : `“${said}” is neither ${moveWord} nor “=”`);
    }
    const refusal = game.refusal(move);
    if (refusal !== undefined) this.#refuse(refusal);
    this.checked.moves++;
    this.#after(move);
  }

  #followReplies(): void {
    const said = this.#strategy.moves.charAt(this.#at++);
    if (said !== '+') {
      this.#refuse(said === '' ? 'it ends here' : `“${said}” is neither “+” nor “=”`);
    }
    const game = this.#game;
    this.checked.replies++;
    const moves = game.moves();
    if (moves.length === 0 && this.#rules.hasDraws && this.#strategy.goal === 'win') {
      this.#refuse('the board is full, which is a draw');
    }
    for (const move of moves) {
      if (game.isWonBy(move)) this.#refuse(`the other side wins at once by ${game.nameOf(move)}`);
      this.#after(move);
    }
  }

  #after(move: number): void {
    const game = this.#game;
    this.#path.push(game.nameOf(move));
    game.play(move);
    this.#follow();
    game.takeBack(move);
    this.#path.pop();
  }

  #searchLeaf(): void {
    const { checked } = this;
    const { side, goal } = this.#strategy;
    const { leafNodes, part } = this.#limits;
    if (checked.leaves++ % part.of !== part.index) return;
    const game = this.#game;
    const before = game.nodes;
    const attacker = goal === 'win' ? side : ((1 - side) as Player);
    const answer = game.canForce(attacker, leafNodes);
    const nodes = game.nodes - before;
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
