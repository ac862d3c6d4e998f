import { SIDES } from '../../src-shared/core/side.ts';
import type { Offers } from '../commands/commandState.svelte.ts';
import { analysisWords } from '../i18n/analysis/index.ts';
import { messages } from '../i18n/messages.ts';
import { picturedLine } from '../pictures/picturedGame.ts';
import { pictureOffers } from '../pictures/pictureOffers.ts';
import type { AppState } from '../state/app.svelte.ts';
import type { AnalysedGame } from './analysedGame.ts';
import type { AnalysisBoard } from './analysisBoard.svelte.ts';
import { copyText } from './copyText.ts';
import type { EngineState } from './engineState.svelte.ts';
import { gameAsText } from './gameText.ts';
import { mainLineFrom, ROOT } from './moveTree.ts';
import type { ReviewState } from './reviewState.svelte.ts';
import type { SightsState } from './sightsState.svelte.ts';

interface Desk {
  readonly app: AppState;
  readonly board: AnalysisBoard;
  readonly engine: EngineState;
  readonly review: ReviewState;
  readonly sights: SightsState;
  readonly analysed: AnalysedGame;
  readonly retryMistakes: () => void;
  readonly editBoard: () => void;
  /** Turns the board round; missing where it has buttons of its own for that. */
  readonly flip: (() => void) | undefined;
  readonly isFlipped: boolean;
}

/** What can be asked for at the analysis board. */
export function analysisOffers(desk: Desk): Offers {
  const { app, board, engine, flip } = desk;
  const { errors, whyNot } = messages;
  const words = analysisWords();
  const isOver = board.game.outcome(board.position) !== undefined;
  const whyOver = isOver ? errors.ERR_MATCH_OVER : undefined;
  const copy = (text: () => string) => (): void => {
    void copyText(text()).then((isDone) => app.tell(isDone ? words.copied : words.copyFailed));
  };
  return {
    home: { run: () => app.router.go('home') },
    undo: {
      run: () => board.undo(),
      whyNot: board.canUndo ? undefined : errors.ERR_NOTHING_TO_UNDO,
    },
    redo: {
      run: () => board.redo(),
      whyNot: board.canRedo ? undefined : errors.ERR_NOTHING_TO_REDO,
    },
    editBoard: { run: desk.editBoard },
    engine: { run: () => engine.turn(!engine.isOn) },
    findWin: { run: () => engine.findWin(), whyNot: whyOver },
    promoteLine: {
      run: () => board.promote(),
      whyNot: board.isOnMainLine ? words.isMainLine : undefined,
    },
    removeMove: {
      run: () => board.remove(),
      whyNot: board.at === ROOT ? whyNot.atStart : undefined,
    },
    copyPosition: { run: copy(() => board.game.codec.encode(board.shown.position)) },
    copyMoves: {
      run: copy(() => gameAsText(board.path, app.settings.stored.coordinates)),
      whyNot: board.at === ROOT ? whyNot.noMove : undefined,
    },
    ...pictureOffers(app, board.lastDepth, () =>
      picturedLine(board.gameId, {
        ...{ line: board.lookedLine, ply: board.depth, isFlipped: desk.isFlipped },
      }),
    ),
    ...reviewOffers(desk),
    ...leafingOffers(app, board),
    ...sightOffers(desk.sights),
    ...(flip !== undefined && { flip: { run: flip } }),
  };
}

/** The commands that show what a game has to mark, in their order. */
export const SIGHT_COMMANDS = ['sight1', 'sight2'] as const;

function sightOffers(sights: SightsState): Offers {
  return Object.fromEntries(
    SIGHT_COMMANDS.flatMap((id, index) => {
      const sight = sights.all[index];
      if (sight === undefined) return [];
      return [[id, { name: sight.name(), run: () => sights.turn(sight) }]];
    }),
  );
}

/** What can be asked for of the main line as a game. */
function reviewOffers({ board, review, analysed, retryMistakes }: Desk): Offers {
  const { whyNot } = messages;
  const isStart = mainLineFrom(board.tree, ROOT).length === 0;
  const hasFaults = review.faultsOf(analysed.sides ?? SIDES).length > 0;
  return {
    review: {
      run: () => void review.start(board.mainGame),
      whyNot: isStart ? whyNot.noMove : undefined,
    },
    retryMistakes: {
      run: retryMistakes,
      whyNot: hasFaults ? undefined : analysisWords().noMistakes,
    },
  };
}

/** How one goes through the positions. */
function leafingOffers({ announcer }: AppState, board: AnalysisBoard): Offers {
  const { whyNot, moves } = messages;
  const { first, previous, next, last } = board.steps;
  const leaf = (go: (() => void) | undefined) => (): void => {
    go?.();
    announcer.say(moves.viewing(board.depth, board.lastDepth));
  };
  const atStart = previous === undefined ? whyNot.atStart : undefined;
  const atEnd = next === undefined ? whyNot.atEnd : undefined;
  return {
    firstMove: { run: leaf(first), whyNot: atStart },
    previousMove: { run: leaf(previous), whyNot: atStart },
    nextMove: { run: leaf(next), whyNot: atEnd },
    lastMove: { run: leaf(last), whyNot: atEnd },
  };
}
