import type { ErrorMessages } from '../messages/errors.ts';

/** Why something that was asked of the program was not done. */
export const errors: ErrorMessages['errors'] = {
  ERR_NO_MATCH: '沒有可以這樣做的對局。',
  ERR_STALE: '對局在這期間已有變化，所以什麼都沒有做。',
  ERR_NOT_YOUR_TURN: '還沒輪到你。',
  ERR_MATCH_OVER: '對局已經結束。',
  ERR_ILLEGAL_MOVE: '規則不允許這一手。',
  ERR_NOTHING_TO_UNDO: '沒有可以悔的棋。',
  ERR_NOTHING_TO_REDO: '沒有可以重做的一手。',
  ERR_NO_SUCH_LINE: '那個局面或分支已經不存在。',
  ERR_TOO_MANY_LINES: '這局棋的分支已達上限。請先刪除一個。',
  ERR_STRICT: '嚴格對局不能悔棋。',
  ERR_NO_DRAW: '目前無法和棋。',
  ERR_NO_BRANCH_YET: '嚴格對局或有棋鐘的對局，要等結束後才能有分支。',
  ERR_SETUP: '對局不能這樣設定。',
  ERR_UNSAVED: '有一局棋無法儲存。',
  ERR_KIOSK: '這裡不能這樣做：這個 Quintet 是供大家使用的。',
  ERR_ONE_WINDOW: '這裡永遠只有一個視窗。',
  ERR_NO_FOLDER_WINDOW: '無法從這裡開啟資料夾。',
  ERR_UNKNOWN_CALL: 'Quintet 不認得這個視窗的要求。',
  ERR_PAYLOAD: 'Quintet 看不懂這個視窗的要求。',
  ERR_SENDER: '只有本程式的視窗可以這樣要求。',
  ERR_INTERNAL: 'Quintet 內部發生錯誤。對局已保留。',
  ERR_CONNECTION: '未能完成：與程式之間沒有連線。對局已保留。',
  ERR_UNREADABLE: '程式傳來了這個視窗看不懂的內容。',
};
