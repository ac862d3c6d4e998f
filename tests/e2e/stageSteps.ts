import { expect, type Locator, type Page } from '@playwright/test';
import { stageDrawing } from './drawnPieces.ts';

export const canvasOf = (page: Page): Locator => page.locator('canvas');

/** Goes on with the saved match, on the 3D board. */
export async function openBoard(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('button', { name: 'Explode' })).toBeVisible();
  return canvasOf(page);
}

/** Where the camera stands, once it does. */
export async function standOf(page: Page): Promise<number[]> {
  const { azimuth, elevation, zoom } = (await stageDrawing(page)).stand;
  return [azimuth, elevation, zoom].map((part) => Math.round(part * 100) / 100);
}
