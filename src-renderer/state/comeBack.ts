import { boardAgain } from '../analysis/keptBoard.ts';
import { tutorialAgain } from '../tutorial/keptTutorial.ts';
import type { AppState } from './app.svelte.ts';

/** Opens again what the screens were about before the page was loaded anew. */
export function comeBack(app: AppState): void {
  app.tutorial ??= tutorialAgain();
  app.analysed ??= boardAgain();
}
