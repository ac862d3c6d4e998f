import type { FileFault } from '../../../src-shared/ipc/storage.ts';
import type { NoticesWords } from './noticesWords.ts';

const FAULTS: Readonly<Record<FileFault, string>> = {
  folder: '它是文件夹',
  special: '它不是普通文件',
  unreadable: '无法读取',
  tooLong: '它太长了',
  notJson: '它不是 JSON',
  content: '内容无法理解',
  newer: '它是由较新版本的 Quintet 写入的',
};

const kept = (name: string | undefined): string =>
  name === undefined ? '它仍留在原处。' : `它已另存为“${name}”。`;

const original = (name: string | undefined): string =>
  name === undefined ? '' : `原来的文件是“${name}”。`;

export const zhHans: NoticesWords = {
  fileUnusable: (file, fault, place, keptAs) => {
    const why = place === undefined ? FAULTS[fault] : `${FAULTS[fault]}（位于 ${place}）`;
    return `无法使用“${file}”：${why}。${kept(keptAs)}`;
  },
  threadReplaced: {
    late: '有一个搜索线程没有及时停下，已由另一个取代。',
    crashed: '有一个搜索线程意外结束，已由另一个取代。',
  },
  backupUsed: (file) => `改用了“${file}”的前一份备份。`,
  gameFile: (file, isOpened) => (isOpened ? `“${file}”未能完整读取。` : `“${file}”里没有棋局。`),
  movedAway: (file, keptAs) => `“${file}”该在的位置被别的东西占了。${kept(keptAs)}`,
  noBackup: (file) => `无法在“${file}”旁边保留前一份备份。`,
  settingsRepaired: (keys, keptAs) =>
    `有些设置无法使用：${keys.join('、')}。其他设置保持原样。${original(keptAs)}`,
  settingsNewer: (keptAs) =>
    `这些设置来自较新版本的 Quintet；这个版本认识的部分已沿用。${original(keptAs)}`,
};
