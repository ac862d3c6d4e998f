import type { WindowMessages } from '../messages/window.ts';

/** What the window says whatever is shown in it. */
export const window: WindowMessages = {
  app: {
    name: 'Quintet',
    title: (game) => `${game} – Quintet`,
    tagline: '5つの名作ゲームを、1つのテーブルで',
    loading: '準備しています…',
    languageFailed: 'この言語を読み込めませんでした。Quintetは元の言語のまま続けます。',
  },
  connection: {
    /** What is the matter, and what to do about it. */
    lost: ['Quintetとの接続が切れました。再接続しています…', '対局は保持されています。'],
    ended: [
      'Quintetは終了しました。',
      '対局は保持されています。Quintetをもう一度起動すると、新しく開くウィンドウで続けられます。このウィンドウは閉じてかまいません。',
    ],
    restarted: [
      'このウィンドウを開いたあとで、Quintetが再起動されました。',
      '対局は保持されており、そのとき開いたウィンドウで続いています。このウィンドウは閉じてかまいません。',
    ],
    noEntry: [
      'このアドレスだけではQuintetを開けません。',
      'Quintetが起動時に表示したアドレス全体を開くか、Quintetのウィンドウのメニューから「別のウィンドウを開く」を選んでください。Quintetをもう一度起動してもウィンドウが開きます。',
    ],
    entryUnknown: [
      'Quintetはこのアドレスを知りません。',
      'アドレスが不完全か、以前の起動時に表示されたものです。最後に表示されたアドレスを開いてください。Quintetをもう一度起動してもウィンドウが開きます。',
    ],
    entryUsed: [
      'このアドレスは使用済みです。',
      '1つのアドレスで開けるウィンドウは1つです。もう1つ開くには、開いたウィンドウのメニューから「別のウィンドウを開く」を選ぶか、Quintetをもう一度起動してください。',
    ],
    tooManyWindows: [
      'Quintetのウィンドウ数が上限に達しています。',
      'どれかを閉じると、このウィンドウが自動的に開きます。',
    ],
    hasQuit: 'Quintetは終了しました。このウィンドウは閉じてかまいません。',
  },
  toasts: { region: 'お知らせ', dismiss: '閉じる' },
  about: {
    title: 'Quintetについて',
    version: (version) => `Quintet ${version}`,
    licence:
      'QuintetはMITライセンスのフリーソフトウェアです。ネットワークを必要とせず、何も送信しません。',
    notices: 'Quintetと、含まれるソフトウェアのライセンス',
    unreadable:
      '読み取れませんでした。ビルド済みのQuintetには必ず、notices.txtとして含まれています。',
  },
};
