import type { WindowMessages } from '../messages/window.ts';

/** What the window says whatever is shown in it. */
export const window: WindowMessages = {
  app: {
    name: 'Quintet',
    title: (game) => `${game} – Quintet`,
    tagline: '五種經典棋戲，一張棋桌',
    loading: '正在擺棋盤……',
    languageFailed: '無法載入這個語言的文字。Quintet 會維持原樣繼續。',
  },
  connection: {
    /** What is the matter, and what to do about it. */
    lost: ['與 Quintet 的連線中斷。正在重試……', '對局已保留。'],
    ended: [
      'Quintet 已結束。',
      '對局已保留：重新啟動 Quintet，就能在屆時開啟的視窗中繼續。你可以關閉這個視窗。',
    ],
    restarted: [
      '這個視窗開啟之後，Quintet 已重新啟動。',
      '對局已保留，並在當時開啟的視窗中繼續。你可以關閉這個視窗。',
    ],
    noEntry: [
      '單靠這個網址無法開啟 Quintet。',
      '請開啟它啟動時印出的完整網址，或在 Quintet 視窗的選單中選擇「開啟另一個視窗」。重新啟動 Quintet 也會開啟視窗。',
    ],
    entryUnknown: [
      'Quintet 不認得這個網址。',
      '這個網址不完整，或是先前某次啟動時印出的。請開啟最後印出的網址；重新啟動 Quintet 也會開啟視窗。',
    ],
    entryUsed: [
      '這個網址已經用過了。',
      '每個網址只能開啟一個視窗。若要再開一個，請在它所開啟的視窗選單中選擇「開啟另一個視窗」，或重新啟動 Quintet。',
    ],
    tooManyWindows: ['Quintet 開啟的視窗已達上限。', '請關閉其中一個，這個視窗就會自動開啟。'],
    hasQuit: 'Quintet 已結束。你可以關閉這個視窗。',
  },
  toasts: { region: '訊息', dismiss: '關閉' },
  about: {
    title: '關於 Quintet',
    version: (version) => `Quintet ${version}`,
    licence: 'Quintet 是採用 MIT 授權的自由軟體。它不需要網路，也不會傳送任何資料。',
    notices: 'Quintet 及其所含軟體的授權條款',
    unreadable: '無法讀取授權條款。每一份建置好的 Quintet 都附有它們，就在 notices.txt 檔案中。',
  },
};
