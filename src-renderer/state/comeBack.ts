import { boardAgain } from '../analysis/keptBoard.ts';
import { tutorialAgain } from '../tutorial/keptTutorial.ts';

/** What the screens were about before the page was loaded anew. */
export const whatWasOpen = () => ({ tutorial: tutorialAgain(), analysed: boardAgain() });
