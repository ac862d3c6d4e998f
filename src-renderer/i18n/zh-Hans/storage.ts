import type { FileFault, StorageErrorCode } from '../../../src-shared/ipc/storage.ts';
import type { StorageMessages } from '../messages/storage.ts';
import { plural } from './grammar.ts';

const REASONS: Readonly<Record<StorageErrorCode, string>> = {
  ERR_DISK_FULL: '磁盘已满',
  ERR_READ_ONLY: '磁盘是只读的',
  ERR_NOT_ALLOWED: 'Quintet 无权写入它的文件夹',
  ERR_BUSY: '文件正由另一个程序占用',
  ERR_FOLDER_GONE: 'Quintet 的文件夹已不存在',
  ERR_FOLDER_TAKEN: '另一个 Quintet 已接管它的文件夹',
  ERR_IN_THE_WAY: '文件该在的位置被别的东西占了',
  ERR_STORAGE: '磁盘出错',
};

const ADVICE: Readonly<Partial<Record<StorageErrorCode, string>>> = {
  ERR_DISK_FULL: '请腾出一些空间；每隔几秒会再试一次。',
  ERR_FOLDER_GONE: '请把它放回去，或重新接上它所在的磁盘；每隔几秒会再试一次。',
  ERR_FOLDER_TAKEN: '请关闭另一个；每隔几秒会再试一次。',
};

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

/** What is said about files. */
export const storage: StorageMessages['storage'] = {
  /** Shown for as long as something on the table is not on the disk. */
  unsaved: (games, error) => {
    const what = games < 2 ? '这局棋' : plural(games, { other: '有 # 局棋' });
    const advice = ADVICE[error] ?? '每隔几秒会再试一次。';
    return `${what}尚未保存：${REASONS[error]}。你可以继续下。${advice}`;
  },
  saving: '保存',
  savedAgain: '全部都已重新存好。',
  settingNotStored: (error) => `无法保存这项设置：${REASONS[error]}。设置保持原样。`,

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
