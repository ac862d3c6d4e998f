import type { Position } from '../../src-shared/core/game.ts';
import { otherSide, type Side } from '../../src-shared/core/side.ts';
import { type Prover, type Value, winsFor } from '../../src-shared/search/prover.ts';
import type { ResultLog } from './proofFolder.ts';
import type { ProofNode, ProofTree } from './proofTree.ts';

export interface ProofLimits {
  /** Nodes for one attempt at a position; when they are not enough it is split up into its moves. */
  readonly leafNodes: number;
  /** Nodes of all attempts. */
  readonly maxNodes: number;
  readonly endMs: number;
}

export interface ProofState {
  readonly positions: number;
  readonly nodes: number;
  /** Nodes that the question is expected to take, if its answer is yes and if it is no. */
  readonly left: readonly [ifYes: number, ifNo: number];
  readonly attacker: Side;
}

export interface ProofDeps {
  readonly prover: Prover<Position>;
  readonly log: ResultLog;
  nowMs(): number;
  onProgress(state: ProofState): void;
}

/** An attempt is given up after so long, however few nodes that were: what a crash loses is less than a minute. */
const MOST_ATTEMPT_MS = 20_000;
/** Where so many times the nodes of an attempt are expected, a position is split up at once. */
const HOPELESS = 200;
/** Others get their turn after so long, such as what was written to be shown. */
const BREATH_MS = 200;

/** Works on a proof, position by position, and notes each result before it goes on. */
export class ProofRun {
  nodes = 0;
  /** Nodes that were expected of what was decided, and what it took. */
  #expected = 0;
  #taken = 0;
  readonly #tree: ProofTree;
  readonly #limits: ProofLimits;
  readonly #deps: ProofDeps;
  #breathMs: number;

  constructor(tree: ProofTree, limits: ProofLimits, deps: ProofDeps) {
    this.#tree = tree;
    this.#limits = limits;
    this.#deps = deps;
    this.#breathMs = deps.nowMs();
  }

  /** @returns what the position is worth to side 0; undefined when the limits are not enough. */
  async value(): Promise<Value | undefined> {
    const { root } = this.#tree;
    const likely: Side = root.chance >= 0.5 ? 0 : 1;
    for (const attacker of [likely, otherSide(likely)]) {
      const wins = await this.wins(attacker);
      if (wins === undefined) return undefined;
      if (wins) return attacker === 0 ? 1 : -1;
    }
    return 0;
  }

  /** @returns whether a side wins; undefined when the limits are not enough. */
  async wins(attacker: Side): Promise<boolean | undefined> {
    const { endMs, maxNodes } = this.#limits;
    const { nowMs, onProgress } = this.#deps;
    this.#tree.ask(attacker);
    for (let node = this.#tree.next(); node !== undefined; node = this.#tree.next()) {
      if (nowMs() >= endMs || this.nodes >= maxNodes) return undefined;
      this.#work(node, attacker);
      onProgress(this.#state(attacker));
      if (nowMs() - this.#breathMs < BREATH_MS) continue;
      await new Promise((resolve) => setImmediate(resolve));
      this.#breathMs = nowMs();
    }
    return winsFor(this.#tree.root.bounds, attacker);
  }

  /** Tries to decide a position, and splits it up where that fails. */
  #work(node: ProofNode, attacker: Side): void {
    const { leafNodes, endMs } = this.#limits;
    const { prover, log, nowMs } = this.#deps;
    const expected = this.#tree.expectedNodes(node);
    const maxNodes = expected > HOPELESS * leafNodes ? 0 : leafNodes;
    const lastMs = Math.min(endMs, nowMs() + MOST_ATTEMPT_MS);
    const position = this.#tree.subject.proofs.positionOf(node.key)!;
    const attempt = prover.attempt(position, attacker, maxNodes, () => nowMs() >= lastMs);
    const { bounds, nodes, glances } = attempt;
    this.nodes += nodes;
    this.#taken += nodes;
    if (winsFor(bounds, attacker) !== undefined) {
      this.#expected += expected;
      log.add(node.key, { bounds }, nodes);
      this.#tree.put(node, { bounds });
      return;
    }
    const chances = [...glances].sort((a, b) => a.move - b.move).map(({ chance }) => chance);
    log.add(node.key, { chances }, nodes);
    this.#tree.put(node, { chances });
  }

  #state(attacker: Side): ProofState {
    const { root, size } = this.#tree;
    // As much more or less than expected as so far.
    const factor = this.#expected === 0 ? 1 : this.#taken / this.#expected;
    const left = [factor * root.proof, factor * root.disproof] as const;
    return { positions: size, nodes: this.nodes, left, attacker };
  }
}
