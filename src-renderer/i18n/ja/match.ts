import type { ForfeitFault } from '../../../src-shared/core/forfeitFault.ts';
import type { MatchMessages } from '../messages/match.ts';
import { plural } from './grammar.ts';

const FAULTS: Readonly<Record<ForfeitFault, string>> = {
  ERR_OPPONENT_GONE: 'プログラムが終了しました',
  ERR_OPPONENT_SILENT: '時間内に応答しませんでした',
  ERR_OPPONENT_FLOOD: '許された量を超えて出力しました',
  ERR_OPPONENT_MALFORMED: '応答が意味をなしません',
  ERR_OPPONENT_ILLEGAL: '応答がルールに反する手でした',
  ERR_PLAYER_FAILED: '動作に失敗しました',
};

/** What is said of a match, whichever game it is. */
export const match: MatchMessages = {
  match: {
    back: 'ゲーム一覧に戻る',
    board: (game) => `${game}の盤`,
    rules: 'ルールとキー操作',
    flip: '盤を反転',
    menu: 'メニュー',
    panel: '対局',
    hidePanel: 'パネルをたたむ',
    showPanel: 'パネルを表示',
    withKey: (what, key) => `${what}（${key}）`,
    commands: 'コマンド',
    players: '対局者',
  },
  players: {
    you: 'あなた',
    level: (level) => `レベル${level}`,
    two: '2人で対局',
    against: (opponent, side) => `対${opponent}・あなたは${side}`,
    toMove: '手番',
    thinking: '思考中',
    thinkingDeep: (depth) => `思考中・深さ${depth}`,
    moveNow: 'すぐに着手',
  },
  turn: (who) => `${who.name}の番です。`,
  result: {
    region: '結果',
    draw: '引き分け',
    wins: (who) => `${who.name}の勝ち`,
    rematchAs: (side) => `再戦（あなたは${side}）`,
    rematchOfTwo: '再戦（側を交代）',
  },
  ends: {
    resigned: (who) => `${who.name}が投了しました。`,
    forfeits: (who, fault) => `${who.name}の反則負けです：${FAULTS[fault]}。`,
    outOfTime: (who) => `${who.name}の持ち時間が切れました。`,
    agreed: '双方の合意により引き分けになりました。',
    claimed: '同じ局面が3回現れ、請求により引き分けになりました。',
    repetition: '同じ局面が3回現れました。',
    tooLong: (moves) => plural(moves, { other: '対局が#手に達しました。' }),
  },
  news: {
    newGame: (game) => `${game}の新しい対局です。`,
    tookBack: (count) => plural(count, { other: '#手戻しました。' }),
    goesOn: '対局が続きます。',
  },
  moves: {
    title: '棋譜',
    none: 'まだ手はありません',
    first: '最初の局面',
    previous: '前の手',
    next: '次の手',
    last: '最新の手',
    start: '開始局面',
    looking: (ply, last) => (ply === 0 ? '開始局面' : `${ply}手目（全${last}手）`),
    now: '現局面に戻る',
    viewing: (ply, last) =>
      ply === 0 ? '開始局面を表示しています。' : `全${last}手のうち${ply}手目を表示しています。`,
  },
  evaluation: {
    title: (name) => `${name}の読み`,
    even: '形勢は互角です。',
    better: (who) => `${who.name}がやや優勢です。`,
    muchBetter: (who) => `${who.name}がはっきり優勢です。`,
    winning: (who) => `${who.name}が勝勢です。`,
    winsBy: (who, margin) => `${who.name}が${margin}差で勝ちます。`,
    /** @param moves the winner’s own */
    wins: (who, moves) =>
      moves <= 1 ? `${who.name}が勝ちます。` : `${who.name}があと${moves}手以内に勝ちます。`,
    drawn: '双方が最善を尽くせば引き分けです。',
    chance: (who, percent) => `${who.name}の勝率${percent}%`,
    depth: (plies) => plural(plies, { other: '深さ#手' }),
    /** @param short the same number, as it is written */
    nodes: (count, short) => plural(count, { other: '#局面' }, short),
    show: 'コンピューターの読みを表示',
    explained: 'どちらが優勢と見ているか、どこまで読んでいるか、予想する手順を示します。',
    bestLine: '読み筋',
  },
  confirm: {
    keepPlaying: '対局を続ける',
    resignTitle: '投了しますか？',
    resignText: (winner) => `${winner}の勝ちになります。あとから「待った」で取り消せます。`,
    resignTextStrict: (winner) =>
      `${winner}の勝ちになります。真剣勝負なので、取り消すことはできません。`,
    restartTitle: '最初からやり直しますか？',
    restartText: '今の対局は、そのままの状態でしまわれ、保存されます。',
    quitUnsavedTitle: '保存せずに終了しますか？',
    quitUnsavedText: (games) =>
      games < 2
        ? '最後に保存したあとの手は失われます。'
        : plural(games, { other: '#局が保存できておらず、失われます。' }),
    isVoid: '確認中に対局が変わったか、なくなったため、何も行いませんでした。',
  },
  help: {
    title: (game) => `${game}の遊び方`,
    close: '閉じる',
    goal: '目的',
    rules: 'ルール',
    hands: 'マウスとタッチ',
    boardKeys: '盤の上のキー',
    everywhere: 'どこでも使えるキー',
  },
  board: {
    notNow: '今は手を進められません。',
    over: '対局は終わっています。',
    notYourTurn: 'あなたの番ではありません。',
    earlier: 'これは前の局面です。「ここから続ける」を選ぶか、現局面に戻ってください。',
  },
  boards: {
    keys: [
      ['矢印キー', '隣の場所へ移動'],
      ['Home、End', '行の最初または最後の場所へ移動'],
      ['Page Up、Page Down', '列の一番上または一番下へ移動'],
      ['Enter、スペース', 'その場所を選択'],
    ],
    hands: [
      '2本の指、またはCtrlを押しながらのホイール操作で盤を拡大できます。拡大中はドラッグで盤を動かせます。',
    ],
    materials: { walnut: 'ウォールナット', slate: 'スレート', maple: 'メープル' },
    zoom: '拡大・縮小',
  },
  refusals: {
    ERR_NO_SUCH_MOVE: 'そのような手はありません。',
    ERR_GAME_OVER: '対局は終わっています。',
  },
};
