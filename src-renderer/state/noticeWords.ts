import type { Notice } from '../../src-shared/ipc/storage.ts';
import { noticesWords } from '../i18n/notices/index.ts';

/** What a notice says. */
export function noticeInWords(notice: Notice): string {
  const words = noticesWords();
  switch (notice.kind) {
    case 'threadReplaced':
      return words.threadReplaced[notice.fault];
    case 'fileUnusable':
      return words.fileUnusable(notice.file, notice.fault, notice.place, notice.keptAs);
    case 'backupUsed':
      return words.backupUsed(notice.file);
    case 'gameFile':
      return words.gameFile(notice.file, notice.isOpened);
    case 'movedAway':
      return words.movedAway(notice.file, notice.keptAs);
    case 'noBackup':
      return words.noBackup(notice.file);
    case 'settingsRepaired':
      return words.settingsRepaired(notice.keys, notice.keptAs);
    case 'settingsNewer':
      return words.settingsNewer(notice.keptAs);
  }
}
