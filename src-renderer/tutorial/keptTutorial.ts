import type { GameId } from '../../src-shared/games/index.ts';
import { gameIdSchema } from '../../src-shared/match/configSchema.ts';
import { recall, remember } from '../state/windowMemory.ts';

const NAME = 'tutorial';

/** Keeps which game is taught for as long as this window is there; the step is in the settings. */
export const keepTutorial = (gameId: GameId): void => remember(NAME, gameId);

/** The game that was taught in this window before its page was loaded anew. */
export const tutorialAgain = (): GameId | undefined => recall(NAME, gameIdSchema);
