/** How the stage is lit and what stands out on it. */
export type StageTheme = 'light' | 'dark';
/** `low` is for software rendering: no shadows, antialiasing, reflections or physical materials. */
export type StageQuality = 'high' | 'low';

export const IVORY = '#f6e7c6';
export const EBONY = '#2a1c18';
export const BRASS = '#c9a45c';
export const BOXWOOD = '#e2bd84';
export const WALNUT = '#6b3f22';
export const WALNUT_VEIN = '#1e0e05';

/** What differs between the light and the dark room. */
export interface Mood {
  readonly exposure: number;
  readonly environmentIntensity: number;
  readonly keyIntensity: number;
  readonly fillIntensity: number;
  readonly rimIntensity: number;
  readonly shadowOpacity: number;
  /** Brass that marks the last move and a winning line. */
  readonly mark: string;
  /** Light along the outline of ebony beads. */
  readonly rim: string;
}

export const MOODS: Readonly<Record<StageTheme, Mood>> = {
  light: {
    exposure: 1.05,
    environmentIntensity: 0.6,
    keyIntensity: 2.3,
    fillIntensity: 0.26,
    rimIntensity: 0.7,
    shadowOpacity: 0.42,
    mark: '#f5c04a',
    rim: '#56665c',
  },
  dark: {
    exposure: 0.95,
    environmentIntensity: 0.45,
    keyIntensity: 1.8,
    fillIntensity: 0.22,
    rimIntensity: 1.1,
    shadowOpacity: 0.55,
    mark: '#f5c451',
    rim: '#7d9486',
  },
};
