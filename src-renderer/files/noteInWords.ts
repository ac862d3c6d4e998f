import type { Side } from '../../src-shared/core/side.ts';
import type { OpenNote } from '../../src-shared/formats/openNote.ts';
import { gameWords } from '../boards/faces.ts';
import { filesWords } from '../i18n/files/index.ts';
import type { CurrentMatch } from '../state/match.svelte.ts';

/** What a person should know of a game that was opened. @param current that game. */
export function noteInWords(note: OpenNote, current: CurrentMatch | undefined): string {
  const { notes } = filesWords();
  switch (note.code) {
    case 'NOTE_BROKEN':
      return notes.broken(note.line, note.column, note.offset);
    case 'NOTE_BAD_MOVE':
      return notes.badMove(note.number, note.move.slice(0, 20));
    case 'NOTE_LINES_LEFT_OUT':
      return notes.linesLeftOut(note.count);
    case 'NOTE_COMMENTS_CUT':
      return notes.commentsCut;
    case 'NOTE_SWAP':
      return notes.swap[note.swap];
    case 'NOTE_RESULT': {
      const resultOf = (result: Side | 'draw' | 'open'): string => {
        if (result === 'draw' || result === 'open') return notes.results[result];
        const gameId = current?.snapshot.config.gameId ?? 'hex';
        return notes.results.won(gameWords(gameId).sides[result]);
      };
      return notes.result(resultOf(note.told), resultOf(note.board));
    }
    case 'NOTE_MORE_GAMES':
      return notes.moreGames;
    case 'NOTE_LEFT_OUT':
      return notes.leftOut(note.where);
    case 'NOTE_CHARSET':
      return notes.charset(note.charset);
  }
}
