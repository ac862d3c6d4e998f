/*
 * The names alone, for the preload script: it lets nothing else through and should not carry the schemas.
 * The contract must have exactly these, or it does not compile.
 */

export const CALL_NAMES = [
  'appInfo',
  'quit',
  'openWindow',
  'openDataFolder',
  'showMenu',
  'settings',
  'changeSettings',
  'currentMatch',
  'latestMatches',
  'openMatch',
  'library',
  'statistics',
  'labelMatch',
  'duplicateMatch',
  'deleteMatch',
  'restoreMatch',
  'startDemo',
  'takeOver',
  'giveBack',
  'endDemo',
  'startMatch',
  'playMove',
  'takeHint',
  'undo',
  'redo',
  'playOnFrom',
  'goToLine',
  'deleteLine',
  'restoreLine',
  'restart',
  'rematch',
  'resign',
  'moveNow',
  'offerDraw',
  'answerDraw',
  'claimDraw',
  'startClock',
  'stopClock',
  'dismissNotice',
  'startAnalysis',
  'stopAnalysis',
  'startReview',
  'stopReview',
  'puzzleStandings',
  'givePuzzle',
  'tryPuzzle',
  'puzzleSolution',
] as const;

export const EVENT_NAMES = [
  'matchChanged',
  'thinkingProgressed',
  'settingsChanged',
  'noticed',
  'savingChanged',
  'menuCommand',
  'analysisProgressed',
  'reviewProgressed',
  'libraryChanged',
] as const;

export type CallName = (typeof CALL_NAMES)[number];
export type EventName = (typeof EVENT_NAMES)[number];
