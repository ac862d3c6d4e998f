import { mount, unmount } from 'svelte';
import { picturesWords } from '../i18n/pictures/index.ts';
import type { AppState } from '../state/app.svelte.ts';
import { lookOf } from '../state/boardLook.ts';
import { openPainter } from './painter.ts';
import type { PicturedGame } from './picturedGame.ts';
import PrintSheet from './PrintSheet.svelte';
import { toPng } from './raster.ts';

/** Of a board that is more than a drawing, in pixels. */
const PHOTO_SIZE = 1_200;

/** Takes away the sheet that stands, if any. */
let clear: () => void = () => undefined;

/** Prints a game: its board, its moves, who played and how it ended. The sheet is there as long as that takes. */
export async function printGame(app: AppState, game: PicturedGame): Promise<void> {
  const picture = await pictureToPrint(app, game);
  if (picture === undefined) return app.tell(picturesWords().tooLarge);
  clear();
  const address = URL.createObjectURL(picture);
  const style = app.settings.stored.coordinates;
  const props = { game, style, picture: address };
  const sheet = mount(PrintSheet, { target: document.body, props });
  clear = () => {
    clear = () => undefined;
    window.removeEventListener('afterprint', clear);
    URL.revokeObjectURL(address);
    void unmount(sheet);
  };
  // What can't be shown is left blank.
  await document
    .querySelector<HTMLImageElement>('body > .sheet img')
    ?.decode()
    .catch(() => null);
  window.addEventListener('afterprint', () => clear(), { once: true });
  window.print();
}

async function pictureToPrint(app: AppState, game: PicturedGame): Promise<Blob | undefined> {
  const look = { ...lookOf(app.settings, game.gameId), isFlipped: game.isFlipped };
  const painter = await openPainter(game, { ...look, theme: 'light' }, 'transparent');
  try {
    if (painter.drawn !== undefined) {
      return new Blob([painter.drawn(game.ply)], { type: 'image/svg+xml' });
    }
    const canvas = await painter.paint(game.ply, painter.sizeOf(PHOTO_SIZE));
    return canvas && (await toPng(canvas));
  } finally {
    painter.dispose();
  }
}
