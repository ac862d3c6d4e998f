import type { Side } from '../../src-shared/core/side.ts';
import type { Position } from '../../src-shared/core/game.ts';
import { type Prover, winsFor } from '../../src-shared/search/prover.ts';
import type { ResultLog, Unit } from './proofFolder.ts';
import type { ProofNode, ProofTree } from './proofTree.ts';

/** More positions looked at than that for a unit, and there is nothing left to give out. */
const MOST_STEPS = 200;

export interface UnitPlan {
  readonly count: number;
  /** A unit is expected to take at most so many nodes. */
  readonly unitNodes: number;
}

/**
 * The positions to work on next, each one that would matter most if those before it were not decided for a long time.
 * Positions too large are split up on the way, which is noted, so that the next call goes on from there.
 * @param former units that were given out before: they are not given out again.
 */
export function makeUnits(
  tree: ProofTree,
  former: readonly Unit[],
  { count, unitNodes }: UnitPlan,
  prover: Prover<Position>,
  log: ResultLog,
): readonly Unit[] {
  const attacker = questionOf(tree);
  if (attacker === undefined) return [];
  tree.ask(attacker);
  const givenOut = new Set(
    former.filter((each) => each.attacker === attacker).map(({ key }) => key),
  );
  const units: Unit[] = [];
  let number = Math.max(0, ...former.map((each) => each.number));
  for (let steps = 0; units.length < count && steps < MOST_STEPS * count; steps++) {
    const node = tree.next();
    if (node === undefined) break;
    if (givenOut.has(node.key)) {
      tree.postpone(node);
      continue;
    }
    if (tree.expectedNodes(node) > unitNodes) {
      split(node, attacker);
      continue;
    }
    givenOut.add(node.key);
    units.push({ number: ++number, key: node.key, attacker });
    tree.postpone(node);
  }
  return units;

  function split(node: ProofNode, side: Side): void {
    const { glances, nodes } = prover.attempt(tree.subject.proofs.positionOf(node.key)!, side, 0);
    const chances = [...glances].sort((a, b) => a.move - b.move).map(({ chance }) => chance);
    log.add(node.key, { chances }, nodes);
    tree.put(node, { chances });
  }
}

/** Of which side it is to be found out whether it wins; undefined when the value is known. */
export function questionOf({ root }: ProofTree): Side | undefined {
  const likely: Side = root.chance >= 0.5 ? 0 : 1;
  const other: Side = likely === 0 ? 1 : 0;
  if (winsFor(root.bounds, likely) === undefined) return likely;
  return winsFor(root.bounds, other) === undefined ? other : undefined;
}
