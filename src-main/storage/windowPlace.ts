import * as v from 'valibot';
import { parseJsonFile } from './jsonFile.ts';
import { makeSafeFile, type SafeFile } from './safeFile.ts';
import type { StorageFolder } from './storageFolder.ts';

const coordinate = v.pipe(v.number(), v.integer(), v.minValue(-100_000), v.maxValue(100_000));
const length = v.pipe(v.number(), v.integer(), v.minValue(100), v.maxValue(100_000));

const placeSchema = v.strictObject({
  x: coordinate,
  y: coordinate,
  width: length,
  height: length,
  isMaximized: v.boolean(),
});

/** Where the window was when it was closed, in screen pixels; whether that is still on a screen has to be checked. */
export type WindowPlace = v.InferOutput<typeof placeSchema>;

/** Where the window was is not worth a notice. */
export const windowPlaceFile = (folder: StorageFolder): SafeFile<WindowPlace> =>
  makeSafeFile(
    folder,
    'window.json',
    (text) => parseJsonFile(placeSchema, text),
    () => undefined,
  );

export const makeWindowPlaceText = (place: WindowPlace): string => `${JSON.stringify(place)}\n`;
