import type { StorageErrorCode } from '../../../src-shared/ipc/storage.ts';
import type { StorageMessages } from '../messages/storage.ts';
import { plural } from './grammar.ts';

const REASONS: Readonly<Record<StorageErrorCode, string>> = {
  ERR_DISK_FULL: 'ディスクに空きがありません',
  ERR_READ_ONLY: 'ディスクが読み取り専用です',
  ERR_NOT_ALLOWED: 'Quintetにはデータフォルダーへの書き込みが許可されていません',
  ERR_BUSY: 'ほかのプログラムがファイルを使用しています',
  ERR_FOLDER_GONE: 'データフォルダーがなくなっています',
  ERR_FOLDER_TAKEN: '別のQuintetがデータフォルダーを使い始めました',
  ERR_IN_THE_WAY: 'ファイルを置く場所に別のものがあります',
  ERR_STORAGE: 'ディスクがエラーを報告しています',
};

const ADVICE: Readonly<Partial<Record<StorageErrorCode, string>>> = {
  ERR_DISK_FULL: '空きを増やしてください。数秒ごとに再試行しています。',
  ERR_FOLDER_GONE:
    'フォルダーを元に戻すか、ディスクをつなぎ直してください。数秒ごとに再試行しています。',
  ERR_FOLDER_TAKEN: 'もう一方を閉じてください。数秒ごとに再試行しています。',
};

/** What is said of saving. */
export const storage: StorageMessages['storage'] = {
  /** Shown for as long as something on the table is not on the disk. */
  unsaved: (games, error) => {
    const what = games < 2 ? 'この対局' : plural(games, { other: '#局' });
    const advice = ADVICE[error] ?? '数秒ごとに再試行しています。';
    return `${what}が保存されていません：${REASONS[error]}。対局は続けられます。${advice}`;
  },
  saving: '保存',
  savedAgain: 'すべて保存されました。',
  settingNotStored: (error) =>
    `その設定を保存できませんでした：${REASONS[error]}。設定は元のままです。`,
};
