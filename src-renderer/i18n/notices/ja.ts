import type { FileFault } from '../../../src-shared/ipc/storage.ts';
import type { NoticesWords } from './noticesWords.ts';

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

export const ja: NoticesWords = {
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
