import type { Settings } from '../../src-shared/ipc/contract.ts';
import { DEFAULT_SETTINGS } from '../../src-shared/ipc/settings.ts';

/** The sections of the settings in their order, with the settings that each of them changes and resets. */
export const SECTIONS = {
  play: ['pace', 'showThoughts'],
  board: ['boardQuality', 'materials', 'showCoordinates', 'coordinates'],
  sound: ['isSoundOn', 'soundVolume'],
  appearance: ['theme', 'textSize', 'reducedMotion', 'animationSpeed'],
  language: ['language'],
  engine: ['searchThreads', 'tableMegabytes', 'makesPuzzles'],
  programs: [],
  keys: ['shortcuts'],
  data: [],
} as const satisfies Readonly<Record<string, readonly (keyof Settings)[]>>;

export type SectionId = keyof typeof SECTIONS;

export const SECTION_IDS = Object.keys(SECTIONS) as readonly SectionId[];

/** What a section's settings are where nothing was chosen. */
export const usualIn = (section: SectionId): Partial<Settings> =>
  Object.fromEntries(SECTIONS[section].map((key: keyof Settings) => [key, DEFAULT_SETTINGS[key]]));

/** The same for all that can be chosen here. */
export const usualEverywhere = (): Partial<Settings> =>
  Object.assign({}, ...SECTION_IDS.map(usualIn)) as Partial<Settings>;

/** Whether nothing was chosen in a section, or all of it was put back. */
export const isUsual = (section: SectionId, settings: Settings): boolean =>
  SECTIONS[section].every(
    (key: keyof Settings) =>
      JSON.stringify(settings[key]) === JSON.stringify(DEFAULT_SETTINGS[key]),
  );
