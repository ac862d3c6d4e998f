export type Player = 0 | 1;

/** A position of a game as the checker has it: moves are made and taken back, by rules of its own. */
export interface PlainGame {
  readonly mover: Player;
  /** Positions looked at, by all searches together. */
  readonly nodes: number;
  /** All moves that can be made, in ascending order. */
  moves(): readonly number[];
  /** The move that a code stands for, whether or not it can be made; `undefined` for another text. */
  moveOf(code: string): number | undefined;
  nameOf(move: number): string;
  /** Why a move can't be made; `undefined` when it can. */
  refusal(move: number): string | undefined;
  /** Whether the player to move wins at once by a move that can be made. */
  isWonBy(move: number): boolean;
  play(move: number): void;
  /** The move must be the last one. */
  takeBack(move: number): void;
  /** The same text for all positions that are one but for turning and mirroring. */
  imageKey(): string;
  /** Whether a player can force a win; `undefined` when so many nodes are not enough. */
  canForce(attacker: Player, maxNodes: number): boolean | undefined;
}

/** What is said of a game whose certificates are checked. */
export interface PlainRules {
  readonly names: readonly [string, string];
  /** What a move is called, and the digits of its code. */
  readonly moveWord: string;
  readonly codeLength: number;
  /** Whether it is a draw when there are no more moves; otherwise who is to move has lost. */
  readonly hasDraws: boolean;
  /**
   * Reads the position of a certificate, from what else stands there.
   * @returns what makes the position as often as needed, or what is wrong and where, as a sentence without its full stop.
   */
  read(position: string, setup: unknown): (() => PlainGame) | string;
}
