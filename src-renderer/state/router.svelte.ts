export type Screen =
  | 'home'
  | 'match'
  | 'demo'
  | 'analysis'
  | 'learn'
  | 'puzzles'
  | 'library'
  | 'tutorial'
  | 'tournament';

const SCREENS: readonly string[] = [
  ...(['match', 'demo', 'analysis'] satisfies readonly Screen[]),
  ...(['learn', 'puzzles', 'library', 'tutorial', 'tournament'] satisfies readonly Screen[]),
];

const screenOf = (hash: string): Screen =>
  SCREENS.includes(hash.slice(1)) ? (hash.slice(1) as Screen) : 'home';

/** Which screen is shown. It lives in the address, so that reloading and going back do what they should. */
export class Router {
  screen = $state<Screen>(screenOf(location.hash));

  /** False at a fresh start, when no address has named a screen yet. */
  get isPlaced(): boolean {
    return location.hash !== '';
  }

  /** @param onChange told of every change of the screen. */
  constructor(onChange: (screen: Screen) => void) {
    window.addEventListener('hashchange', () => {
      this.screen = screenOf(location.hash);
      onChange(this.screen);
    });
  }

  go(screen: Screen): void {
    this.screen = screen;
    location.hash = screen;
  }
}
