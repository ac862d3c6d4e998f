import type { ErrorMessages } from '../messages/errors.ts';

/** Why something that was asked of the program was not done. */
export const errors: ErrorMessages['errors'] = {
  ERR_NO_MATCH: '対象となる対局がありません。',
  ERR_STALE: 'その間に対局が進んだため、何も行いませんでした。',
  ERR_NOT_YOUR_TURN: 'あなたの番ではありません。',
  ERR_MATCH_OVER: '対局は終わっています。',
  ERR_ILLEGAL_MOVE: 'その手はルール上できません。',
  ERR_NOTHING_TO_UNDO: '取り消せる手がありません。',
  ERR_NOTHING_TO_REDO: 'やり直せる手がありません。',
  ERR_NO_SUCH_LINE: 'その局面または分岐は、もうありません。',
  ERR_TOO_MANY_LINES: 'この対局の分岐は上限に達しています。先にどれかを削除してください。',
  ERR_ON_TABLE: 'この対局は盤上にあるため削除できません。先に別の対局に移ってください。',
  ERR_STRICT: '真剣勝負では待ったはできません。',
  ERR_NO_DRAW: '今は引き分けにできません。',
  ERR_NO_BRANCH_YET: '真剣勝負や持ち時間のある対局では、終局後に分岐を作れます。',
  ERR_SETUP: 'その設定では対局を始められません。',
  ERR_POSITION: 'そのような局面はありえません。',
  ERR_STRICT_GAME: 'このゲームで真剣勝負をしている間は、検討できません。',
  ERR_GAME_FILE: 'この対局は開けませんでした。',
  ERR_NO_PUZZLE: 'そのような問題はありません。',
  ERR_UNSAVED: '保存できなかった対局があります。',
  ERR_KIOSK: 'ここではできません。このQuintetは、みんなで使うものです。',
  ERR_ONE_WINDOW: 'ここで開けるウィンドウは1つだけです。',
  ERR_NO_PROGRAM: 'そのプログラムがないか、このゲームに対応していません。',
  ERR_NO_PICKER: 'ここではプログラムを手作業で追加します。設定の説明をご覧ください。',
  ERR_PROGRAM_FILE: 'これはプログラムとして起動できません。',
  ERR_BATCH_FILE:
    'バッチファイルはシェルでしか実行できないため起動しません。それが起動するプログラムを選んでください。',
  ERR_NO_FOLDER_WINDOW: 'ここからはフォルダーを開けません。',
  ERR_UNKNOWN_CALL: 'このウィンドウからの要求は、Quintetの知らないものです。',
  ERR_PAYLOAD: 'このウィンドウからの要求を、Quintetは理解できません。',
  ERR_SENDER: 'その要求ができるのはアプリのウィンドウだけです。',
  ERR_INTERNAL: 'Quintetの内部で問題が起きました。対局は保持されています。',
  ERR_CONNECTION:
    'プログラムとの接続がなかったため、実行できませんでした。対局は保持されています。',
  ERR_UNREADABLE: 'プログラムからの応答を、このウィンドウは理解できません。',
};
