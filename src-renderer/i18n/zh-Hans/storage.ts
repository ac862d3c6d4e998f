import type { StorageErrorCode } from '../../../src-shared/ipc/storage.ts';
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

/** What is said of saving. */
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
};
