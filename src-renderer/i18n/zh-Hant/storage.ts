import type { StorageErrorCode } from '../../../src-shared/ipc/storage.ts';
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

/** What is said of saving. */
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
};
