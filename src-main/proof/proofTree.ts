import type { Position } from '../../src-shared/core/game.ts';
import type { Side } from '../../src-shared/core/side.ts';
import {
  type Bounds,
  boundsOfValue,
  UNKNOWN,
  type Value,
  winsFor,
} from '../../src-shared/search/prover.ts';
import type { ProofSubject } from './proofSubject.ts';

/** A position of a proof, the same for all that are one but for symmetry. */
export interface ProofNode {
  readonly key: string;
  readonly side: Side;
  /** Fewer after each move. */
  readonly cellsLeft: number;
  bounds: Bounds;
  /** Side 0's chance to win, as a search of its own or of the position before has it. */
  chance: number;
  /** Those after its moves, each once. */
  children: readonly ProofNode[] | undefined;
  readonly parents: Set<ProofNode>;
  /** As much more than expected, while somebody else works on it. */
  weight: number;
  /** Nodes that it is expected to take to prove that the attacker wins, and that it does not. */
  proof: number;
  disproof: number;
}

/** What is known of a position from a search: bounds, or side 0's chances after its moves where it was split up. */
export type Found = { readonly bounds: Bounds } | { readonly chances: readonly number[] };

/** What somebody else works on counts so much more. */
const POSTPONED = 20;

/**
 * The positions that a proof has come to, with what is known of them, and which of them is to be looked at next: proof
 * numbers (V. Allis, M. van der Meulen, J. van den Herik, “Proof-number search”, 1994) in nodes of searches.
 */
export class ProofTree {
  readonly subject: ProofSubject;
  readonly root: ProofNode;
  readonly #nodes = new Map<string, ProofNode>();
  #attacker: Side = 0;

  /** @param found what was found before. */
  constructor(
    subject: ProofSubject,
    root: Position,
    found: ReadonlyMap<string, readonly Found[]> = new Map(),
  ) {
    this.subject = subject;
    this.root = this.#nodeOf(root);
    const waiting = [this.root];
    const seen = new Set(waiting);
    for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
      for (const each of found.get(node.key) ?? []) this.#note(node, each);
      for (const child of node.children ?? []) {
        if (!seen.has(child)) waiting.push(child);
        seen.add(child);
      }
    }
    this.ask(0);
  }

  find(key: string): ProofNode | undefined {
    return this.#nodes.get(key);
  }

  get size(): number {
    return this.#nodes.size;
  }

  get decided(): number {
    let decided = 0;
    for (const { bounds } of this.#nodes.values()) decided += Number(bounds.least === bounds.most);
    return decided;
  }

  /** From here on the question is whether this side wins. */
  ask(attacker: Side): void {
    this.#attacker = attacker;
    const deepestFirst = [...this.#nodes.values()].sort((a, b) => a.cellsLeft - b.cellsLeft);
    for (const node of deepestFirst) this.#update(node);
  }

  /** Notes what was found of a position, and what follows from it. */
  put(node: ProofNode, found: Found): void {
    this.#note(node, found);
    // What follows a move may follow others too, and may just have been decided.
    const changed = (node.children ?? []).filter((child) => this.#update(child));
    this.#raise([node, ...changed.flatMap(({ parents }) => [...parents])]);
  }

  /** Works out anew what follows from positions that have changed. */
  #raise(nodes: readonly ProofNode[]): void {
    let level = new Set(nodes);
    while (level.size > 0) {
      const above = new Set<ProofNode>();
      for (const each of level) {
        if (this.#update(each)) for (const parent of each.parents) above.add(parent);
      }
      level = above;
    }
  }

  /** The position that matters most, by what is known of all: one that was not split up, or undefined when all is proved. */
  next(): ProofNode | undefined {
    let node = this.root;
    if (winsFor(node.bounds, this.#attacker) !== undefined) return undefined;
    while (node.children !== undefined) {
      const isAttacking = node.side === this.#attacker;
      const cost = ({ proof, disproof }: ProofNode): number => (isAttacking ? proof : disproof);
      const open = node.children.filter(
        ({ bounds }) => winsFor(bounds, this.#attacker) === undefined,
      );
      if (open.length === 0) return undefined;
      node = open.reduce((least, child) => (cost(child) < cost(least) ? child : least));
    }
    return node;
  }

  /** Somebody else works on a position: others come before it until that is done. */
  postpone(node: ProofNode): void {
    node.weight *= POSTPONED;
    this.#raise([node]);
  }

  #nodeOf(position: Position): ProofNode {
    const { proofs } = this.subject;
    const key = proofs.keyOf(position);
    const known = this.#nodes.get(key);
    if (known !== undefined) return known;
    const node: ProofNode = {
      ...{ key, side: position.sideToMove, cellsLeft: proofs.cellsLeft(position) },
      ...{ bounds: UNKNOWN, chance: 0.5, children: undefined },
      weight: 1,
      ...{ parents: new Set<ProofNode>(), proof: 1, disproof: 1 },
    };
    this.#nodes.set(key, node);
    return node;
  }

  #note(node: ProofNode, found: Found): void {
    if ('bounds' in found) node.bounds = narrowed(node.key, node.bounds, found.bounds);
    else node.children ??= this.#split(node, found.chances);
  }

  #split(node: ProofNode, chances: readonly number[]): readonly ProofNode[] {
    const { game, proofs } = this.subject;
    const position = proofs.positionOf(node.key)!;
    const children = game.legalMoves(position).map((move, index) => {
      const next = game.play(position, move);
      const child = this.#nodeOf(next);
      child.parents.add(node);
      const chance = chances[index]!;
      const end = game.outcome(next);
      if (end !== undefined) {
        const value = end.winner === undefined ? 0 : end.winner === 0 ? 1 : -1;
        child.bounds = boundsOfValue(value);
      } else if (chance === 0 || chance === 1) {
        child.bounds = narrowed(child.key, child.bounds, boundsOfValue(chance === 1 ? 1 : -1));
      }
      if (child.children === undefined) child.chance = chance;
      return child;
    });
    return [...new Set(children)];
  }

  /** Nodes that it is expected to take to find out who wins. */
  expectedNodes({ cellsLeft, chance }: ProofNode): number {
    return this.subject.proofs.expectedNodes(cellsLeft, chance);
  }

  /** @returns whether anything changed. */
  #update(node: ProofNode): boolean {
    const { bounds, proof, disproof, children } = node;
    if (children !== undefined)
      node.bounds = narrowed(node.key, bounds, boundsBy(children, node.side));
    const answer = winsFor(node.bounds, this.#attacker);
    if (answer !== undefined) [node.proof, node.disproof] = answer ? [0, Infinity] : [Infinity, 0];
    else if (children === undefined) this.#expect(node);
    else this.#combine(node, children);
    return node.bounds !== bounds || node.proof !== proof || node.disproof !== disproof;
  }

  #expect(node: ProofNode): void {
    const nodes = this.expectedNodes(node) * node.weight;
    const chance = this.#attacker === 0 ? node.chance : 1 - node.chance;
    node.proof = nodes / Math.max(0.02, chance);
    node.disproof = nodes / Math.max(0.02, 1 - chance);
  }

  #combine(node: ProofNode, children: readonly ProofNode[]): void {
    const proofs = children.map(({ proof }) => proof);
    const disproofs = children.map(({ disproof }) => disproof);
    const isAttacking = node.side === this.#attacker;
    const { siblingShare } = this.subject.proofs;
    node.proof = isAttacking ? Math.min(...proofs) : together(proofs, siblingShare);
    node.disproof = isAttacking ? together(disproofs, siblingShare) : Math.min(...disproofs);
  }
}

/** What all of them take. @param share that each takes besides the largest. */
function together(numbers: readonly number[], share: number): number {
  const most = Math.max(...numbers);
  if (most === Infinity) return Infinity;
  return numbers.reduce((all, each) => all + share * each, (1 - share) * most);
}

/** Says who contradicts whom; a search that does is wrong. */
export class Contradiction extends Error {}

/** The same object when there is nothing new. */
function narrowed(key: string, known: Bounds, more: Bounds): Bounds {
  const least = Math.max(known.least, more.least) as Value;
  const most = Math.min(known.most, more.most) as Value;
  if (least > most) throw new Contradiction(`results contradict each other at ${key}`);
  return least === known.least && most === known.most ? known : { least, most };
}

function boundsBy(children: readonly ProofNode[], mover: Side): Bounds {
  const best = mover === 0 ? Math.max : Math.min;
  return {
    least: best(...children.map(({ bounds }) => bounds.least)) as Value,
    most: best(...children.map(({ bounds }) => bounds.most)) as Value,
  };
}

/** What a side gets at least. */
export const goalOf = ({ least, most }: Bounds, side: Side): Value =>
  side === 0 ? least : ((-most || 0) as Value);
