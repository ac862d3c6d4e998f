import type { Offers } from '../commands/commandState.svelte.ts';
import { messages } from '../i18n/messages.ts';
import { loadLater } from '../loadLater.ts';
import type { AppState } from '../state/app.svelte.ts';
import type { PicturedGame, PictureKind } from './picturedGame.ts';

/** Opens the dialog that makes pictures of a game. */
export function askForPicture(app: AppState, game: PicturedGame, kind: PictureKind): void {
  app.pictured = { game, kind };
  app.dialog = 'picture';
}

/** Lets the person print a game. */
export async function print(app: AppState, game: PicturedGame): Promise<void> {
  try {
    const { printGame } = await loadLater(() => import('./printGame.ts'));
    await printGame(app, game);
  } catch {
    app.tell(messages.errors.ERR_CONNECTION);
  }
}

/** What can be made of the game that is looked at. @param game as it is when something is asked for */
export function pictureOffers(app: AppState, moves: number, game: () => PicturedGame): Offers {
  return {
    savePicture: { run: () => askForPicture(app, game(), 'png') },
    saveFilm: {
      run: () => askForPicture(app, game(), 'gif'),
      whyNot: moves === 0 ? messages.whyNot.noMove : undefined,
    },
    print: { run: () => void print(app, game()) },
  };
}
