import type { Page } from '@playwright/test';

/** The time between two frames. */
const FRAME_MS = 80;
/** Frames for each move, and for the win to be looked at. */
const MOVE_FRAMES = 7;
const END_FRAMES = 22;

interface Film {
  /** PNG. */
  readonly frames: readonly Buffer[];
  readonly frameMs: number;
}

/**
 * Plays moves on the 3D board while a hand turns it once round. The clock of the page stands still between the frames, so
 * that they are evenly spaced however long a machine draws at one.
 */
export async function turnBoard(page: Page, moves: readonly string[]): Promise<Film> {
  await page.addStyleTag({ content: '.pill, .news { display: none !important }' });
  await page.clock.pauseAt(Date.now() + 60_000);
  const canvas = page.locator('[data-board] canvas');
  const box = await canvas.boundingBox();
  if (box === null) throw new Error('there is no 3D board');

  const count = moves.length * MOVE_FRAMES + END_FRAMES;
  const left = box.x + 4;
  const y = box.y + box.height - 20;
  await page.mouse.move(left, y);
  await page.mouse.down();
  const frames: Buffer[] = [];
  for (let frame = 0; frame < count; frame++) {
    const move = frame % MOVE_FRAMES === 0 ? moves[frame / MOVE_FRAMES] : undefined;
    if (move !== undefined) await play(page, move);
    // A drag as long as the board is high turns it once round.
    await page.mouse.move(left + (box.height * (frame + 1)) / count, y);
    await page.clock.fastForward(FRAME_MS);
    frames.push(await page.screenshot({ clip: box }));
  }
  await page.mouse.up();
  return { frames, frameMs: FRAME_MS };
}

/** By the layers beside the board, because the mouse holds the board. */
async function play(page: Page, peg: string): Promise<void> {
  const played = await page.locator('[data-ply]').count();
  await page
    .getByRole('gridcell', { name: new RegExp(`^${peg}, .*playable`) })
    .first()
    .dispatchEvent('click');
  await page.locator(`[data-ply="${played + 1}"]`).waitFor({ state: 'attached' });
}
