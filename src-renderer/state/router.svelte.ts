export type Screen = 'home' | 'match';

const parseScreen = (hash: string): Screen => (hash === '#match' ? 'match' : 'home');

/** Which screen is shown. It lives in the address, so that reloading and going back do what they should. */
export class Router {
  screen = $state<Screen>(parseScreen(location.hash));

  constructor() {
    window.addEventListener('hashchange', () => {
      this.screen = parseScreen(location.hash);
    });
  }

  go(screen: Screen): void {
    this.screen = screen;
    location.hash = screen;
  }
}
