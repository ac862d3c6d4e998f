/** What the Hex kernel is asked from outside; kernel.ts has its types. */
import { openScratch, reservedBytes } from '../../../kernel/scratch.as';
import { initInferior } from './inferior.as';
import { initKeys } from './keys.as';
import { reserveAll } from './memory.as';
import { initPlayouts } from './playouts.as';
import { clearProgress } from './progress.as';
import { dropProofs, giveToTree, initTableShares } from './tableShares.as';
import { clearTree } from './tree.as';

export { followProof, followTree, lineLength, lineMove } from './principalVariation.as';
export { setNetworkFloat, setNetworkWeight } from './networkWeights.as';
export { setPriorWeight } from './priors.as';
export { nodesVisited as nodes, resume } from './progress.as';
export { proofNodes, prove, startProof } from './proofSearch.as';
export {
  beginTree,
  joinTree,
  putStone,
  rootCount,
  rootMove,
  rootProof,
  rootValue,
  rootVisits,
  setSize,
  winningMove,
} from './root.as';
export { isThreatened, rootPlies } from './rootProof.as';
export { run } from './search.as';
export {
  connect,
  connectingCell,
  filledAs,
  fillIn,
  isInConnection,
  isNeeded,
  judgeBoard,
  lookAtBoard,
  policyAt,
  seenByNetwork,
} from './sights.as';
export { rootResult } from './tree.as';

export function scratchBytes(): i32 {
  openScratch(0, <usize>i32.MAX_VALUE);
  reserveAll();
  return <i32>reservedBytes();
}

export function setUp(scratch: usize, tableAt: usize, tableLog2: i32): void {
  const bytes = <usize>scratchBytes();
  openScratch(scratch, bytes);
  reserveAll();
  initTableShares(tableAt, tableLog2);
  giveToTree(0);
  initKeys();
  initInferior();
  initPlayouts();
}

/** The tree takes all memory there is, however much a search would need. */
export function newSearch(_tableLog2: i32, clearsTable: i32, pollInterval: i32): void {
  clearProgress(pollInterval);
  if (clearsTable == 0) return;
  clearTree();
  dropProofs();
}
