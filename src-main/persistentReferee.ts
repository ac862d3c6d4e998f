import { randomUUID } from 'node:crypto';
import { sharedPlies } from '../src-shared/match/branches.ts';
import { canClaimDraw, canOfferDraw, hasDraws, speakerOf } from '../src-shared/match/draws.ts';
import { currentPosition, type MatchConfig } from '../src-shared/match/match.ts';
import { timeLeftIn } from '../src-shared/match/matchClock.ts';
import { canMakeAgain, canTakeBack } from '../src-shared/match/takeBack.ts';
import type { MatchSnapshot, Thinking } from '../src-shared/ipc/contract.ts';
import type { DemoChoice } from '../src-shared/ipc/show.ts';
import { makeReferee } from '../src-shared/match/referee.ts';
import type { Referee, RefereeServices } from '../src-shared/match/refereeContract.ts';
import type { RefereedMatch } from '../src-shared/match/refereedMatch.ts';
import type { SearchProgress } from '../src-shared/search/engine.ts';
import type { MatchRecord } from '../src-shared/record/matchRecord.ts';
import { SYSTEM_CLOCK } from './time/awakeLimit.ts';
import type { MatchStore } from './storage/matchStore.ts';

export interface PersistentRefereeOptions {
  readonly store: Pick<MatchStore, 'saved' | 'save' | 'close'>;
  readonly makePlayer: RefereeServices['makePlayer'];
  readonly onThinking: RefereeServices['onThinking'];
  readonly pauseMs?: NonNullable<RefereeServices['pauseMs']>;
  /** Told of every change at once. */
  onChange?(refereed: RefereedMatch): void;
  /** Told of every change, in order, once it is saved or known not to be possible to save now. */
  onSaved(snapshot: MatchSnapshot): void;
  onBug(error: unknown): void;
  /** Goes on at once with the match that is saved; it does unless told not to. */
  readonly resumes?: boolean;
}

/** The referee and the files together: what is shown is already on disk, or said not to be. */
export interface PersistentReferee {
  readonly referee: Referee;
  /** The demo that the current match belongs to; such a match is not saved. */
  readonly demo: DemoChoice | undefined;
  /** Takes charge of a new match. @param demo which it belongs to, if to one. */
  start(config: MatchConfig, demo?: DemoChoice): RefereedMatch;
  /** The current match as a window is told of it. */
  snapshot(): MatchSnapshot | undefined;
  /** Goes on with a match that was left, in place of the current one. */
  reopen(record: MatchRecord): RefereedMatch;
  /** Saves what a running clock says; before another match takes the table, which stops it. */
  keepTime(): void;
  /** Resolves when all changes so far are saved, as far as that can be, and told. */
  saved(): Promise<void>;
  /** Ends thoughts and players; the match stays on disk. */
  close(): Promise<void>;
}

/** A clock that runs is saved so often, milliseconds: no more of a turn comes back after a power cut. */
const CLOCK_SAVE_MS = 2_000;

/** Hands the saved match, if there is one, back to its referee. */
// eslint-disable-next-line max-lines-per-function -- an object whose functions share private state; each of them is short
export function openPersistentReferee({
  store,
  onSaved,
  resumes = true,
  ...services
}: PersistentRefereeOptions): PersistentReferee {
  /** By match. */
  const startedAt = new Map<string, string>();
  let demo: DemoChoice | undefined;
  let saving = Promise.resolve();
  let savedMs = 0;

  /** @param told what is done once it is saved or known not to be possible to save. */
  function save(refereed: RefereedMatch, told: () => void): void {
    savedMs = SYSTEM_CLOCK.nowMs();
    const updatedAt = new Date().toISOString();
    const record = {
      ...refereed,
      startedAt: startedAt.get(refereed.matchId) ?? updatedAt,
      updatedAt,
    };
    startedAt.set(refereed.matchId, record.startedAt);
    saving = saving
      .then(() => store.save(record))
      .catch(services.onBug)
      .then(told);
  }

  function onChange(refereed: RefereedMatch): void {
    const snapshot = makeSnapshot(refereed, demo);
    services.onChange?.(refereed);
    const tell = (): void => onSaved(snapshot);
    if (demo === undefined) save(refereed, tell);
    else saving = saving.then(tell);
  }

  /** What a clock says is worth keeping, but no news. */
  function onTimePassed(refereed: RefereedMatch): void {
    const isDue = SYSTEM_CLOCK.nowMs() - savedMs >= CLOCK_SAVE_MS;
    if (isDue && demo === undefined) save(refereed, () => undefined);
  }

  const referee = makeReferee({
    ...services,
    timer: SYSTEM_CLOCK,
    makeMatchId: randomUUID,
    onChange,
    onTimePassed,
    // Not before the windows know the position that is thought about.
    onThinking: (refereed, progress) =>
      void saving.then(() => {
        services.onThinking(refereed, progress);
      }),
  });

  function keepTime(): void {
    const { current } = referee;
    if (current?.runningSide !== undefined && demo === undefined) save(current, () => undefined);
  }

  function reopen({ matchId, match, startedAt: time }: MatchRecord): RefereedMatch {
    keepTime();
    demo = undefined;
    startedAt.set(matchId, time);
    return referee.resume(matchId, match);
  }

  if (resumes && store.saved !== undefined) reopen(store.saved);
  return {
    referee,
    get demo() {
      return demo;
    },
    start(config, forDemo) {
      keepTime();
      demo = forDemo;
      return referee.start(config);
    },
    snapshot: () => referee.current && makeSnapshot(referee.current, demo),
    reopen,
    keepTime,
    saved: () => saving,
    async close() {
      keepTime();
      await referee.dispose();
      await saving;
      await store.close();
    },
  };
}

/** All a window needs to know. @param demo that the match belongs to. */
export function makeSnapshot(refereed: RefereedMatch, demo?: DemoChoice): MatchSnapshot {
  const { matchId, match, thinkingSide } = refereed;
  const { config, moves, undone, lineId, deletedLine, revision, termination, hints } = match;
  const otherLines = match.otherLines.map((line) => {
    const shared = sharedPlies(match, line);
    const own = line.moves.slice(shared);
    return { lineId: line.lineId, shared, moves: own, termination: line.termination };
  });
  return {
    matchId,
    config,
    moves,
    undone,
    lineId,
    otherLines,
    deletedLineId: deletedLine?.lineId,
    revision,
    termination,
    thinkingSide,
    canUndo: canTakeBack(match),
    canRedo: canMakeAgain(match),
    clock: clockOf(refereed),
    draw: drawOf(refereed),
    remarks: match.remarks,
    ...(hints.some((count) => count > 0) ? { hints } : {}),
    ...(demo === undefined ? {} : { demo }),
  };
}

function clockOf({ match, runningSide, isClockWaiting }: RefereedMatch): MatchSnapshot['clock'] {
  const leftMs = timeLeftIn(match);
  return leftMs && { leftMs, runningSide, isWaiting: isClockWaiting === true };
}

function drawOf({ match, drawOffer }: RefereedMatch): MatchSnapshot['draw'] {
  if (!hasDraws(match.config)) return undefined;
  const { players } = match.config;
  const { sideToMove } = currentPosition(match);
  const by = speakerOf(match);
  return {
    canOffer: by !== undefined && canOfferDraw(match, by, drawOffer),
    canClaim: players[sideToMove].kind === 'person' && canClaimDraw(match),
    offer: drawOffer && { by: drawOffer.by, isOpen: drawOffer.isOpen },
  };
}

/** What a window is told of a match, whether or not it is the one on the table. */
export const snapshotOf = (
  { matchId, match }: MatchRecord,
  current: RefereedMatch | undefined,
): MatchSnapshot =>
  makeSnapshot(
    current?.matchId === matchId ? current : { matchId, match, thinkingSide: undefined },
  );

/** What a window is told of a thought. */
export const thinkingOf = (
  { matchId, match: { revision } }: RefereedMatch,
  { depth, nodes, score, principalVariation }: SearchProgress,
): Thinking => ({
  ...{ matchId, revision, depth, nodes, score },
  principalVariation: [...principalVariation],
});
