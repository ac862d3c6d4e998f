import { setupValue } from '../../../../src-shared/core/setup.ts';
import { oneOf, plural, subject } from '../../../i18n/zh-Hant/grammar.ts';
import type { HexWords } from './hexWords.ts';

const sides = ['O', 'X'] as const;

export const zhHant: HexWords = {
  name: '六貫棋',
  sides,
  blurb: '連通棋盤上屬於你的兩邊。總會有一方連成。',
  sideNotes: ['由左到右', '由上到下'],
  aim: 'O 用一串相連的棋子連通左右兩邊獲勝，X 則是連通上下兩邊。兩者之中總有一個會出現。',
  goalPicture: 'O 已獲勝：它的連線連通了左右兩邊。',
  hands: ['點按空格，就在那裡放一枚棋子。'],
  rules: (setup) => [
    'O 先手，之後 X 與 O 輪流在任一空格放一枚棋子。棋子不會移動，也不會被吃掉。',
    ...(setupValue(setup, 'swap') === 1
      ? [
          '唯一的例外是交換規則：X 可以不應第一枚棋子，而改為接收它。它會變成 X，並以長對角線為軸移到對稱的位置，接著輪到 O。',
        ]
      : []),
  ],
  levels: [
    '剛入門：只試幾個想法，會看漏一些格子。很適合當第一個對手。',
    '謹慎的初學者：只差一枚棋子時會連通自己的兩邊，也會阻止你連通你的兩邊。',
    '棋社新人：每一手之前在腦中下完幾十局。',
    '穩健：在腦中下完一百多局，並會從遠處攔截。',
    '強：想得更久，不會把棋子浪費在無關緊要的格子上。',
    '很強：看得出哪些棋子不論你怎麼下都等於已經連上。',
    '專家：學過好棋往往下在哪裡，會預先算上數千局。',
    '大師：用完全部思考時間來算，能證明必勝時就證明。',
  ],
  setup: {
    size: { name: '大小' },
    swap: {
      name: '交換規則',
      explanation: '後手可以不應第一枚棋子，而改為接收它，所以先手會下得公平。建議高手採用。',
    },
  },
  refusals: {
    ERR_CELL_TAKEN: ({ cell, owner }, name) => `${name(cell)} 格已有 ${sides[owner]}。`,
    ERR_NO_SWAP_RULE: () => '這局棋不採用交換規則。',
    ERR_NO_TIME_TO_SWAP: () => '只有後手能交換，而且只能代替第一次回應。',
  },
  joined: [(who) => `${subject(who)}連通了左右兩邊。`, (who) => `${subject(who)}連通了上下兩邊。`],
  board: (size) => `六貫棋棋盤，${size} × ${size}`,
  empty: (cell) => `${cell}，空格`,
  stone: (cell, side) => `${cell}，${sides[side]}`,
  inChain: '，在獲勝的連線中',
  offerSwap: '以一枚棋子回應，或接收第一枚：',
  swap: '交換',
  card: '邊',
  joins: ['連通左右', '連通上下'],
  swapRule:
    '交換規則：後手可以不應第一枚棋子，而改為接收它。它從此算作後手的棋子，並以長對角線為軸移到對稱的位置。',
  captions: {
    swaps: (side) => `${side} 接收第一枚棋子。`,
    links: (side, groups) => `${side} 把 ${groups} 群棋子連在一起。`,
    detour: (side, before, now) =>
      `這一手擋住去路：${side} 現在至少還需要 ${now} 枚棋子，而不是 ${before} 枚。`,
    needs: (side, stones) => plural(stones, { other: `${side} 至少還需要 # 枚棋子。` }),
    threatens: (side, cells) => `${side} 威脅在 ${oneOf(cells)} 連通兩邊。`,
    threatensMany: (side, cells) => plural(cells, { other: `${side} 威脅在 # 處連通兩邊。` }),
    unstoppable: (side) => `現在已無法阻擋 ${side}。`,
  },
};
