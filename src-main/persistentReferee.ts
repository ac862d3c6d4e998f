import { randomUUID } from 'node:crypto';
import { sharedPlies } from '../src-shared/match/branches.ts';
import { canMakeAgain, canTakeBack } from '../src-shared/match/takeBack.ts';
import type { MatchSnapshot } from '../src-shared/ipc/contract.ts';
import { makeReferee, type Referee, type RefereeServices } from '../src-shared/match/referee.ts';
import type { RefereedMatch } from '../src-shared/match/refereedMatch.ts';
import type { MatchRecord } from '../src-shared/record/matchRecord.ts';
import type { MatchStore } from './storage/matchStore.ts';

export interface PersistentRefereeOptions {
  readonly store: MatchStore;
  readonly makePlayer: RefereeServices['makePlayer'];
  readonly onThinking: RefereeServices['onThinking'];
  /** Told of every change, in order, once it is saved or known not to be possible to save now. */
  onSaved(snapshot: MatchSnapshot): void;
  onBug(error: unknown): void;
}

/** The referee and the files together: what is shown is already on disk, or said not to be. */
export interface PersistentReferee {
  readonly referee: Referee;
  /** Goes on with a match that was left, in place of the current one. */
  reopen(record: MatchRecord): RefereedMatch;
  /** Resolves when all changes so far are saved, as far as that can be, and told. */
  saved(): Promise<void>;
  /** Ends thoughts and players; the match stays on disk. */
  close(): Promise<void>;
}

/** Hands the saved match, if there is one, back to its referee. */
export function openPersistentReferee({
  store,
  onSaved,
  ...services
}: PersistentRefereeOptions): PersistentReferee {
  /** By match. */
  const startedAt = new Map<string, string>();
  let saving = Promise.resolve();

  function onChange(refereed: RefereedMatch): void {
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
      .then(() => onSaved(makeSnapshot(refereed)));
  }

  const referee = makeReferee({
    ...services,
    makeMatchId: randomUUID,
    onChange,
    // Not before the windows know the position that is thought about.
    onThinking: (refereed, progress) =>
      void saving.then(() => {
        services.onThinking(refereed, progress);
      }),
  });

  function reopen({ matchId, match, startedAt: time }: MatchRecord): RefereedMatch {
    startedAt.set(matchId, time);
    return referee.resume(matchId, match);
  }

  if (store.saved !== undefined) reopen(store.saved);
  return {
    referee,
    reopen,
    saved: () => saving,
    async close() {
      await referee.dispose();
      await saving;
      await store.close();
    },
  };
}

/** All a window needs to know. */
export function makeSnapshot({ matchId, match, thinkingSide }: RefereedMatch): MatchSnapshot {
  const { config, moves, undone, lineId, deletedLine, revision, termination } = match;
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
  };
}
