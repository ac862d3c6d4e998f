import type { ErrorMessages } from '../messages/errors.ts';

/** Why something that was asked of the program was not done. */
export const errors: ErrorMessages['errors'] = {
  ERR_NO_MATCH: '没有可以这样做的对局。',
  ERR_STALE: '对局在这期间已有变化，所以什么都没有做。',
  ERR_NOT_YOUR_TURN: '还没轮到你。',
  ERR_MATCH_OVER: '对局已经结束。',
  ERR_ILLEGAL_MOVE: '规则不允许这一步。',
  ERR_NOTHING_TO_UNDO: '没有可悔的棋。',
  ERR_NOTHING_TO_REDO: '没有可以重做的一步。',
  ERR_NO_SUCH_LINE: '那个局面或分支已经不存在。',
  ERR_TOO_MANY_LINES: '这局棋的分支已达上限。请先删除一个。',
  ERR_STRICT: '严格对局不能悔棋。',
  ERR_NO_DRAW: '目前无法和棋。',
  ERR_NO_BRANCH_YET: '严格对局或有棋钟的对局，要等结束后才能有分支。',
  ERR_SETUP: '对局不能这样设置。',
  ERR_UNSAVED: '有一局棋无法保存。',
  ERR_KIOSK: '这里不能这样做：这个 Quintet 是供大家使用的。',
  ERR_ONE_WINDOW: '这里永远只有一个窗口。',
  ERR_NO_FOLDER_WINDOW: '无法从这里打开文件夹。',
  ERR_UNKNOWN_CALL: 'Quintet 无法识别这个窗口的请求。',
  ERR_PAYLOAD: 'Quintet 看不懂这个窗口的请求。',
  ERR_SENDER: '只有本程序的窗口可以这样请求。',
  ERR_INTERNAL: 'Quintet 内部发生错误。对局已保留。',
  ERR_CONNECTION: '未能完成：与程序之间没有连接。对局已保留。',
  ERR_UNREADABLE: '程序传来了这个窗口看不懂的内容。',
};
