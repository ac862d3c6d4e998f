import type { FileFault, StorageErrorCode } from '../../../src-shared/ipc/storage.ts';
import type { StorageMessages } from '../messages/storage.ts';
import { plural } from './grammar.ts';

const REASONS: Readonly<Record<StorageErrorCode, string>> = {
  ERR_DISK_FULL: '磁碟已滿',
  ERR_READ_ONLY: '磁碟是唯讀的',
  ERR_NOT_ALLOWED: 'Quintet 無權寫入它的資料夾',
  ERR_BUSY: '檔案正由另一個程式佔用',
  ERR_FOLDER_GONE: 'Quintet 的資料夾已不存在',
  ERR_FOLDER_TAKEN: '另一個 Quintet 已接管它的資料夾',
  ERR_IN_THE_WAY: '檔案該在的位置被別的東西佔住了',
  ERR_STORAGE: '磁碟回報錯誤',
};

const ADVICE: Readonly<Partial<Record<StorageErrorCode, string>>> = {
  ERR_DISK_FULL: '請騰出一些空間；每隔幾秒會再試一次。',
  ERR_FOLDER_GONE: '請把它放回去，或重新接上它所在的磁碟；每隔幾秒會再試一次。',
  ERR_FOLDER_TAKEN: '請關閉另一個；每隔幾秒會再試一次。',
};

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

/** What is said about files. */
export const storage: StorageMessages['storage'] = {
  /** Shown for as long as something on the table is not on the disk. */
  unsaved: (games, error) => {
    const what = games < 2 ? '這局棋' : plural(games, { other: '有 # 局棋' });
    const advice = ADVICE[error] ?? '每隔幾秒會再試一次。';
    return `${what}尚未儲存：${REASONS[error]}。你可以繼續下。${advice}`;
  },
  saving: '儲存',
  savedAgain: '全部都已重新存好。',
  settingNotStored: (error) => `無法儲存這項設定：${REASONS[error]}。設定維持原樣。`,

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
