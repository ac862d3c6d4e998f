/** The scratch of a thread: every module that changes something reserves its place, the number of nodes first. */
import { reserveBackup } from './backup.as';
import { reserveBoard } from './board.as';
import { reserveBorderConnections } from './borderConnections.as';
import { reserveConnectionEnds } from './connectionEnds.as';
import { reserveConnectionLists } from './connectionLists.as';
import { reserveConnectionOr } from './connectionOr.as';
import { reserveConnectionQueues } from './connectionQueues.as';
import { reserveConnections } from './connections.as';
import { reserveExpansion } from './expansion.as';
import { reserveInferior } from './inferior.as';
import { reserveKeys } from './keys.as';
import { reservePlayouts } from './playouts.as';
import { reservePrincipalVariation } from './principalVariation.as';
import { reservePriors } from './priors.as';
import { reserveProgress } from './progress.as';
import { reserveProofSearch } from './proofSearch.as';
import { reserveRoot } from './root.as';
import { reserveRootProof } from './rootProof.as';
import { reserveSearch } from './search.as';

export function reserveAll(): void {
  reserveProgress();
  reserveBoard();
  reserveSearch();
  reserveInferior();
  reservePlayouts();
  reservePriors();
  reserveKeys();
  reserveBackup();
  reserveExpansion();
  reserveConnectionEnds();
  reserveRoot();
  reserveRootProof();
  reservePrincipalVariation();
  reserveProofSearch();
  reserveConnectionLists();
  reserveConnectionOr();
  reserveConnectionQueues();
  reserveBorderConnections();
  reserveConnections();
}
