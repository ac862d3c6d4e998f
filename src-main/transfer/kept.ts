import type { Labels } from '../library/labels.ts';
import type { MatchStore } from '../storage/matchStore.ts';
import type { PuzzleFile } from '../storage/puzzleStore.ts';
import type { SettingsFile } from '../storage/settingsFile.ts';
import type { TournamentStore } from '../tournament/tournamentStore.ts';

/** Everything of a person that goes into one file, and back. */
export interface Kept {
  readonly store: Pick<MatchStore, 'list' | 'read' | 'recent' | 'add'>;
  readonly labels: Labels;
  settingsJson(): unknown;
  puzzlesJson(): PuzzleFile;
  readonly tournaments: KeptTournaments;
  takePuzzles(file: PuzzleFile): Promise<void>;
  /** @param isWhole whether all settings are taken, or what was learned and how well the person plays alone. */
  takeSettings(file: SettingsFile, isWhole: boolean): Promise<void>;
}

/** The tournaments of a person, with their tables. */
export interface KeptTournaments extends Pick<TournamentStore, 'list' | 'read' | 'write'> {
  /** The one that goes on, which nothing from outside may replace. */
  readonly runningId: string | undefined;
}
