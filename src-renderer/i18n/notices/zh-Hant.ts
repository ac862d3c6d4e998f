import type { FileFault } from '../../../src-shared/ipc/storage.ts';
import type { NoticesWords } from './noticesWords.ts';

const FAULTS: Readonly<Record<FileFault, string>> = {
  folder: '它是資料夾',
  special: '它不是一般檔案',
  unreadable: '無法讀取',
  tooLong: '它太長了',
  notJson: '它不是 JSON',
  content: '內容無法理解',
  newer: '它是由較新版本的 Quintet 寫入的',
};

const kept = (name: string | undefined): string =>
  name === undefined ? '它仍留在原處。' : `它已另存為「${name}」。`;

const original = (name: string | undefined): string =>
  name === undefined ? '' : `原來的檔案是「${name}」。`;

export const zhHant: NoticesWords = {
  fileUnusable: (file, fault, place, keptAs) => {
    const why = place === undefined ? FAULTS[fault] : `${FAULTS[fault]}（位於 ${place}）`;
    return `無法使用「${file}」：${why}。${kept(keptAs)}`;
  },
  threadReplaced: {
    late: '有一個搜尋執行緒沒有及時停下，已由另一個取代。',
    crashed: '有一個搜尋執行緒意外結束，已由另一個取代。',
  },
  backupUsed: (file) => `改用了「${file}」的前一份備份。`,
  gameFile: (file, isOpened) =>
    isOpened ? `「${file}」未能完整讀取。` : `「${file}」裡沒有棋局。`,
  movedAway: (file, keptAs) => `「${file}」該在的位置被別的東西佔住了。${kept(keptAs)}`,
  noBackup: (file) => `無法在「${file}」旁邊保留前一份備份。`,
  settingsRepaired: (keys, keptAs) =>
    `有些設定無法使用：${keys.join('、')}。其他設定維持原樣。${original(keptAs)}`,
  settingsNewer: (keptAs) =>
    `這些設定來自較新版本的 Quintet；這個版本認得的部分已沿用。${original(keptAs)}`,
};
