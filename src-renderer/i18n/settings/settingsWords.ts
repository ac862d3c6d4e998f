import type { Settings } from '../../../src-shared/ipc/contract.ts';
import type { Reservation } from '../../keyboard/reservedKeys.ts';
import type { SectionId } from '../../settings/sections.ts';

type Names<Key extends keyof Settings> = Readonly<
  Record<Settings[Key] & (string | number), string>
>;

/** What the settings say. */
export interface SettingsWords {
  readonly settings: {
    readonly title: string;
    readonly sectionList: string;
    readonly sections: Readonly<Record<SectionId, string>>;
    readonly resetSection: string;
    readonly isReset: string;
    readonly thoughts: string;
    readonly thoughtsExplained: string;
    readonly quality: string;
    readonly qualities: Names<'boardQuality'>;
    /** What the automatic choice has come to. */
    qualityUsed(quality: string): string;
    /** What a board is made of. */
    readonly material: string;
    materialOf(game: string): string;
    readonly showCoordinates: string;
    readonly coordinates: string;
    readonly coordinateStyles: Names<'coordinates'>;
    readonly coordinatesExplained: string;
    readonly sounds: string;
    readonly volume: string;
    percent(percent: number): string;
    readonly trySound: string;
    readonly soundExplained: string;
    readonly theme: string;
    readonly themes: Names<'theme'>;
    readonly textSize: string;
    readonly textSizes: Names<'textSize'>;
    readonly motion: string;
    readonly motions: Names<'reducedMotion'>;
    readonly motionExplained: string;
    readonly speed: string;
    readonly speeds: Names<'animationSpeed'>;
    readonly language: string;
    /** @param language what the system speaks, by its own name. */
    systemLanguage(language: string): string;
    readonly threads: string;
    readonly threadsExplained: string;
    readonly memory: string;
    readonly memoryExplained: string;
    megabytes(megabytes: number): string;
    readonly makesPuzzles: string;
    readonly makesPuzzlesExplained: string;
  };
  readonly keySettings: {
    readonly explained: string;
    readonly none: string;
    readonly change: string;
    /** The same for who can't see whose it is. */
    changeOf(command: string): string;
    readonly reset: string;
    resetOf(command: string): string;
    readonly remove: string;
    press(command: string): string;
    readonly cancel: string;
    changed(command: string, keys: string): string;
    /** Why keys can't be given to a command. */
    readonly reserved: Readonly<Record<Reservation, string>>;
    taken(keys: string, command: string): string;
    refused(keys: string, why: string): string;
  };
  readonly dataSettings: {
    readonly explained: string;
    readonly where: { readonly windows: string; readonly apple: string; readonly others: string };
    readonly openFolder: string;
    readonly deleteAll: string;
    readonly resetAll: string;
    readonly resetAllText: string;
    readonly resetAllNow: string;
    readonly keep: string;
  };
}
