import { join } from 'node:path';
import * as v from 'valibot';
import { parseJsonFile } from './jsonFile.ts';
import { makeSafeFile, type SafeFile } from './safeFile.ts';

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

/** @param folder exists. */
export const windowPlaceFile = (folder: string): SafeFile<WindowPlace> =>
  makeSafeFile(join(folder, 'window.json'), (text) => parseJsonFile(placeSchema, text));

export const makeWindowPlaceText = (place: WindowPlace): string => `${JSON.stringify(place)}\n`;
