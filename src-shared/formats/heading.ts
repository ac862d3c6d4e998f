import { err, ok, type Result } from '../core/result.ts';
import { defaultSetup, type Setup } from '../core/setup.ts';
import { makeSetupText, parseSetupText } from '../core/setupText.ts';
import { GAME_IDS, type GameId, gameById } from '../games/index.ts';
import type { OpenError } from './openNote.ts';

/** What the first line of a list or a code says: the game and its settings, e.g. `Hex size=7,swap=1`. */
export interface Heading {
  readonly gameId: GameId;
  readonly setup: Setup;
  /** What stands below it. */
  readonly rest: string;
}

const plain = (text: string): string => text.toLowerCase().replaceAll(/[^a-z]/g, '');

/** `undefined` when the first line names no game. */
export function headingFrom(text: string): Result<Heading, OpenError> | undefined {
  const [, line = '', rest = ''] = /^\s*(?:#+\s*)?([^\n]{1,200})(?:\n([^]*))?$/.exec(text) ?? [];
  const [, name = '', settings = ''] =
    /^([A-Za-z ]+?)\s*:?\s*((?:[a-z]+=\S+\s*)*)$/.exec(line.trim()) ?? [];
  const gameId = GAME_IDS.find((id) => [plain(id), plain(gameById(id).name)].includes(plain(name)));
  if (gameId === undefined) return undefined;
  const setup = parseSetupText(gameById(gameId).setupFields, settings);
  if (!setup.ok) return err({ code: 'ERR_FORMAT_SETUP', message: setup.error });
  return ok({ gameId, setup: setup.value, rest });
}

export const makeHeading = (gameId: GameId, setup: Setup): string =>
  `${gameById(gameId).name} ${makeSetupText(setup)}`.trim();

export const initialSetup = (gameId: GameId): Setup => defaultSetup(gameById(gameId).setupFields);
