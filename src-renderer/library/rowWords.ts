import type { LibraryRow } from '../../src-shared/ipc/library.ts';
import { resultOf } from '../../src-shared/record/librarySearch.ts';
import { gameWords } from '../boards/faces.ts';
import { libraryWords } from '../i18n/library/index.ts';
import { i18n } from '../i18n/i18n.svelte.ts';
import { messages } from '../i18n/messages.ts';
import { pairing } from '../state/matchWords.ts';
import { whoPlays } from '../state/who.ts';

/** What a match is called: its title, or its game. */
export const nameOf = ({ entry, label }: LibraryRow): string =>
  label.title === '' ? gameWords(entry.config.gameId).name : label.title;

/** Who played whom, how it ended and how long it was, e.g. `against Level 3 · You win · 31 moves`. */
export function summaryOf({ entry, label }: LibraryRow): string {
  const { config, end, plies } = entry;
  return [
    ...(label.title === '' ? [] : [gameWords(config.gameId).name]),
    pairing(config),
    resultWords(),
    messages.home.movesMade(plies),
  ].join(' · ');

  function resultWords(): string {
    if (end === undefined) return libraryWords().results[resultOf(entry)];
    if (end.winner === undefined) return messages.result.draw;
    return messages.result.wins(whoPlays(config, end.winner));
  }
}

/** When it was played last, as is usual in the language of the window. */
export const dateOf = ({ entry }: LibraryRow): string =>
  new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium', timeStyle: 'short' }).format(
    new Date(entry.updatedAt),
  );
