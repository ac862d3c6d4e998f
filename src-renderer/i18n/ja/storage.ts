import type { FileFault, StorageErrorCode } from '../../../src-shared/ipc/storage.ts';
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

const FAULTS: Readonly<Record<FileFault, string>> = {
  folder: 'フォルダーです',
  special: '通常のファイルではありません',
  unreadable: '読み取れません',
  tooLong: '長すぎます',
  notJson: 'JSONではありません',
  content: '内容が意味をなしません',
  newer: 'Quintetの新しいバージョンで書かれています',
};

const kept = (name: string | undefined): string =>
  name === undefined ? '元の場所に残してあります。' : `「${name}」として残してあります。`;

const original = (name: string | undefined): string =>
  name === undefined ? '' : `元のファイルは「${name}」です。`;

/** What is said about files. */
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

  fileUnusable: (file, fault, place, keptAs) => {
    const why = place === undefined ? FAULTS[fault] : `${FAULTS[fault]}（${place}）`;
    return `「${file}」は使えません：${why}。${kept(keptAs)}`;
  },
  threadReplaced: {
    late: '探索スレッドが時間内に止まらなかったため、別のスレッドに切り替えました。',
    crashed: '探索スレッドが予期せず終了したため、別のスレッドに切り替えました。',
  },
  backupUsed: (file) => `「${file}」の代わりに、1つ前の控えを使いました。`,
  gameFile: (file, isOpened) =>
    isOpened ? `「${file}」は一部しか読めませんでした。` : `「${file}」に対局はありませんでした。`,
  movedAway: (file, keptAs) => `「${file}」を置く場所に別のものがありました。${kept(keptAs)}`,
  noBackup: (file) => `前回の「${file}」の控えを、同じ場所に残せません。`,
  settingsRepaired: (keys, keptAs) =>
    `使えない設定がありました：${keys.join('、')}。ほかの設定は元のままです。${original(keptAs)}`,
  settingsNewer: (keptAs) =>
    `設定はQuintetの新しいバージョンのものです。このバージョンで使えるものだけを引き継ぎました。${original(keptAs)}`,
};
