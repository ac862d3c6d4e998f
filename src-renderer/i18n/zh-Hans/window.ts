import type { WindowMessages } from '../messages/window.ts';

/** What the window says whatever is shown in it. */
export const window: WindowMessages = {
  app: {
    name: 'Quintet',
    title: (game) => `${game} – Quintet`,
    tagline: '五种经典棋类，一张棋桌',
    loading: '正在摆棋盘……',
    languageFailed: '无法加载这个语言的文本。Quintet 会保持原样继续。',
  },
  connection: {
    /** What is the matter, and what to do about it. */
    lost: ['与 Quintet 的连接中断。正在重试……', '对局已保留。'],
    ended: [
      'Quintet 已结束。',
      '对局已保留：重新启动 Quintet，就能在届时打开的窗口中继续。你可以关闭这个窗口。',
    ],
    restarted: [
      '这个窗口打开之后，Quintet 已重新启动。',
      '对局已保留，并在当时打开的窗口中继续。你可以关闭这个窗口。',
    ],
    noEntry: [
      '仅凭这个网址无法打开 Quintet。',
      '请打开它启动时输出的完整网址，或在 Quintet 窗口的菜单中选择“打开另一个窗口”。重新启动 Quintet 也会打开窗口。',
    ],
    entryUnknown: [
      'Quintet 不认识这个网址。',
      '这个网址不完整，或是先前某次启动时输出的。请打开最后输出的网址；重新启动 Quintet 也会打开窗口。',
    ],
    entryUsed: [
      '这个网址已经用过了。',
      '每个网址只能打开一个窗口。如需再开一个，请在它所打开的窗口菜单中选择“打开另一个窗口”，或重新启动 Quintet。',
    ],
    tooManyWindows: ['Quintet 打开的窗口已达上限。', '请关闭其中一个，这个窗口就会自动打开。'],
    hasQuit: 'Quintet 已结束。你可以关闭这个窗口。',
  },
  toasts: { region: '消息', dismiss: '关闭' },
  about: {
    title: '关于 Quintet',
    version: (version) => `Quintet ${version}`,
    licence: 'Quintet 是采用 MIT 许可证的自由软件。它不需要网络，也不会发送任何数据。',
    notices: 'Quintet 及其所含软件的许可证',
    unreadable: '无法读取许可证。每一份构建好的 Quintet 都附有它们，就在 notices.txt 文件中。',
  },
};
