import type { Position } from '../../src-shared/core/game.ts';
import { engineById } from '../../src-shared/games/engines.ts';
import type { GameId } from '../../src-shared/games/index.ts';
import { KernelHost } from '../../src-shared/kernel/kernelHost.ts';
import type { Sightings } from '../../src-shared/core/sightings.ts';

/** A position to be looked at. */
export interface SightQuestion {
  readonly gameId: GameId;
  readonly position: Position;
}

/** Looks at positions; nothing is told in a game whose engine has nothing to tell. */
export function makeSightAnswers(): (question: SightQuestion) => Sightings {
  const kernelHost = new KernelHost();
  return ({ gameId, position }) => engineById(gameId).sights?.(position, kernelHost) ?? {};
}
