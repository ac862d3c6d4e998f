import { SIDES } from '../../src-shared/core/side.ts';
import type { MatchCommand } from '../components/matchCommand.ts';
import type { Hints } from '../hints/hints.svelte.ts';
import { messages } from '../i18n/messages.ts';
import { picturedMatch } from '../pictures/picturedGame.ts';
import { pictureOffers } from '../pictures/pictureOffers.ts';
import type { AppState } from '../state/app.svelte.ts';
import type { CurrentMatch } from '../state/match.svelte.ts';
import type { Offer, Offers } from './commandState.svelte.ts';
import type { Readable } from './readAloud.ts';

interface Table {
  readonly app: AppState;
  readonly current: CurrentMatch;
  readonly hints: Hints;
  /** Does what a button of the match does, after asking where it must. */
  readonly ask: (command: MatchCommand) => void;
  /** Opens the box for a typed move. */
  readonly typeMove: () => void;
  /** Says something of the match. */
  readonly read: (what: Readable) => void;
  /** Turns the board round; missing where it has buttons of its own for that. */
  readonly flip: (() => void) | undefined;
  readonly isFlipped: boolean;
}

/** What can be asked for during a match. */
export function matchOffers(table: Table): Offers {
  const { app, current, ask, typeMove, flip } = table;
  const { match, settings } = app;
  const { snapshot } = current;
  const { errors, whyNot } = messages;
  const isOver = snapshot.termination !== undefined;
  const { players, isStrict } = snapshot.config;
  const hasThoughts = isStrict !== true && players.some(({ kind }) => kind === 'computer');
  return {
    newGame: { run: () => ask('newGame') },
    moveNow: {
      run: () => void match.moveNow(),
      whyNot: snapshot.thinkingSide === undefined ? whyNot.notThinking : undefined,
    },
    restart: {
      run: () => ask('restart'),
      whyNot: snapshot.moves.length === 0 && !isOver ? whyNot.noMove : undefined,
    },
    rematch: { run: () => ask('rematch'), whyNot: isOver ? undefined : whyNot.notOver },
    resign: { run: () => ask('resign'), whyNot: isOver ? errors.ERR_MATCH_OVER : undefined },
    ...(snapshot.draw !== undefined && {
      offerDraw: {
        run: () => void match.ask('offerDraw'),
        whyNot: snapshot.draw.canOffer ? undefined : whyNot.noOffer,
      },
      claimDraw: {
        run: () => void match.ask('claimDraw'),
        whyNot: snapshot.draw.canClaim ? undefined : whyNot.noClaim,
      },
    }),
    ...(!app.demo.isKiosk && {
      analyse: analyseOffer(app, current),
      review: reviewOffer(app, current),
    }),
    home: { run: () => app.router.go('home') },
    ...(!app.demo.isKiosk && savingOffers(table)),
    undo: {
      run: () => ask('undo'),
      whyNot: snapshot.canUndo ? undefined : errors.ERR_NOTHING_TO_UNDO,
    },
    redo: {
      run: () => ask('redo'),
      whyNot: snapshot.canRedo ? undefined : errors.ERR_NOTHING_TO_REDO,
    },
    ...(!app.demo.isKiosk && hintOffers(table.hints)),
    typeMove: { run: typeMove },
    ...lineOffers(app, current),
    ...readingOffers(table),
    ...leafingOffers(app),
    ...(flip !== undefined && { flip: { run: flip } }),
    panel: { run: () => ask('panel') },
    ...(hasThoughts && {
      thoughts: {
        run: () => void settings.change({ showThoughts: !settings.stored.showThoughts }),
      },
    }),
    help: { run: () => ask('help') },
  };
}

/** What is saved and printed of the match: all of it, and the line and position that are looked at. */
function savingOffers({ app, current, isFlipped }: Table): Offers {
  const line = app.match.viewedLine?.line ?? current.line;
  const ply = app.match.viewedPly;
  return {
    saveGame: { run: () => (app.dialog = 'saveGame') },
    ...pictureOffers(app, line.moves.length, () =>
      picturedMatch(current, { line, ply, isFlipped }),
    ),
  };
}

/** What a person is told of good moves. */
const hintOffers = (hints: Hints): Offers => ({
  hint: { run: () => void hints.ask(), whyNot: hints.whyNot },
  why: {
    run: () => hints.explain(),
    whyNot: hints.reasons.length === 0 ? messages.whyNot.noReason : undefined,
  },
});

/** Takes the line on the board to the analysis board, at the position that is looked at. */
function analyseOffer(app: AppState, { snapshot, line }: CurrentMatch): Offer {
  const { match } = app;
  const { gameId, setup, isStrict } = snapshot.config;
  const moves = [...(match.viewedLine?.line ?? line).moves];
  return {
    run: () => app.analyse({ path: { gameId, setup, moves }, ply: match.viewedPly }),
    whyNot:
      isStrict === true && snapshot.termination === undefined ? messages.whyNot.strict : undefined,
  };
}

/** Has the match judged, whose faults are those of the people in it. */
function reviewOffer(app: AppState, { snapshot, line }: CurrentMatch): Offer {
  const { gameId, setup, players } = snapshot.config;
  const moves = [...line.moves];
  const people = SIDES.filter((side) => players[side].kind === 'person');
  const game = { path: { gameId, setup, moves }, ply: moves.length, isReview: true };
  const whyNot = snapshot.termination === undefined ? messages.whyNot.notOver : undefined;
  return {
    run: () => app.analyse(people.length === 0 ? game : { ...game, sides: people }),
    whyNot: moves.length === 0 ? messages.whyNot.noMove : whyNot,
  };
}

/** What can be asked for with the lines of the match. */
function lineOffers({ match }: AppState, { snapshot }: CurrentMatch): Offers {
  const { errors, whyNot } = messages;
  return {
    playFromHere: {
      run: () => void match.playOnFrom(),
      whyNot: !match.isViewingEarlier
        ? whyNot.notEarlier
        : match.mayBranch
          ? undefined
          : errors.ERR_NO_BRANCH_YET,
    },
    restoreBranch: {
      run: () => void match.ask('restoreLine'),
      whyNot: snapshot.deletedLineId === undefined ? whyNot.noneDeleted : undefined,
    },
  };
}

/** How one goes through the positions of the match. */
function leafingOffers({ match, announcer }: AppState): Offers {
  const { whyNot } = messages;
  const leaf = (ply: number) => (): void => {
    match.view(ply);
    announcer.say(messages.moves.viewing(match.viewedPly, match.lastPly));
  };
  const atStart = match.viewedPly === 0 ? whyNot.atStart : undefined;
  const atEnd = match.isViewingEarlier ? undefined : whyNot.atEnd;
  return {
    firstMove: { run: leaf(0), whyNot: atStart },
    previousMove: { run: leaf(match.viewedPly - 1), whyNot: atStart },
    nextMove: { run: leaf(match.viewedPly + 1), whyNot: atEnd },
    lastMove: { run: leaf(match.lastPly), whyNot: atEnd },
  };
}

/** What can be read out. */
function readingOffers({ app, current: { snapshot }, read }: Table): Offers {
  const { errors, whyNot } = messages;
  const isOver = app.match.viewedLine?.termination !== undefined && !app.match.isViewingEarlier;
  const whyOver = isOver ? errors.ERR_MATCH_OVER : undefined;
  const isStrict = snapshot.config.isStrict === true && snapshot.termination === undefined;
  return {
    readBoard: { run: () => read('board') },
    readLastMove: { run: () => read('lastMove') },
    readClocks: { run: () => read('clocks') },
    readThreats: { run: () => read('threats'), whyNot: isStrict ? whyNot.strict : whyOver },
    readMoves: { run: () => read('moves'), whyNot: whyOver },
  };
}
