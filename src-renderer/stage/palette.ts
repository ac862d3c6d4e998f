/** How the stage is lit and what stands out on it. */
export type StageTheme = 'light' | 'dark';
/** `low` is for software rendering: no shadows, antialiasing, reflections or physical materials. */
export type StageQuality = 'high' | 'low';

/** The felt of the page, as theme/tokens.css has it. */
export const FELT: Readonly<
  Record<StageTheme, { readonly centre: string; readonly edge: string }>
> = {
  light: { centre: 'oklch(0.53 0.07 163)', edge: 'oklch(0.33 0.05 166)' },
  dark: { centre: 'oklch(0.36 0.045 165)', edge: 'oklch(0.17 0.022 168)' },
};

/** What marks White's threats and lines; Black's differ by shape as well, see {@link Mood}. */
export const IVORY_MARK = '#ffe9b8';
/** What marks a line that both sides can still complete. */
export const OPEN_MARK = '#b9c9c0';
/** What is pointed out as good, as theme/tokens.css has it. */
export const TOLD_GOOD = '#4fdfef';
export const DANGER = '#ff9480';

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
  /** What marks Black's threats and lines: ebony, or on dark felt its outline. */
  readonly ebonyMark: string;
  /** Light along the outline of ebony beads. */
  readonly rim: string;
  /** The same where there is no room that ebony reflects. */
  readonly plainRim: string;
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
    ebonyMark: '#1a100d',
    rim: '#39443e',
    plainRim: '#dbe6df',
  },
  dark: {
    exposure: 0.95,
    environmentIntensity: 0.45,
    keyIntensity: 1.8,
    fillIntensity: 0.22,
    rimIntensity: 1.1,
    shadowOpacity: 0.55,
    mark: '#f5c451',
    ebonyMark: '#bdd3c7',
    rim: '#b4c6bb',
    plainRim: '#cddad2',
  },
};
