import type { ForfeitFault } from '../../../src-shared/core/forfeitFault.ts';
import type { MatchMessages } from '../messages/match.ts';
import { be, plural, subject, win } from './grammar.ts';

const FAULTS: Readonly<Record<ForfeitFault, string>> = {
  ERR_OPPONENT_GONE: 'its program has ended',
  ERR_OPPONENT_SILENT: 'it did not answer in time',
  ERR_OPPONENT_FLOOD: 'it said more than it may',
  ERR_OPPONENT_MALFORMED: 'its answer makes no sense',
  ERR_OPPONENT_ILLEGAL: 'its answer is not a legal move',
  ERR_PLAYER_FAILED: 'it failed',
};

/** What is said of a match, whichever game it is. */
export const match: MatchMessages = {
  match: {
    back: 'Back to all games',
    board: (game) => `${game} board`,
    rules: 'Rules and keys',
    flip: 'Turn the board round',
    menu: 'Menu',
    panel: 'Game',
    hidePanel: 'Fold the panel away',
    showPanel: 'Show the panel',
    withKey: (what, key) => `${what} (${key})`,
    commands: 'Commands',
    players: 'Players',
  },
  players: {
    you: 'You',
    level: (level) => `Level ${level}`,
    two: 'two players',
    against: (opponent, side) => `against ${opponent}\u00a0· you are ${side}`,
    toMove: 'to move',
    thinking: 'thinking',
    thinkingDeep: (depth) => `thinking · depth ${depth}`,
    moveNow: 'Move now',
  },
  turn: (who) => (who.isYou ? 'Your move.' : `${who.name} to move.`),
  result: {
    region: 'Result',
    draw: 'Draw',
    wins: (who) => `${subject(who)} ${win(who)}`,
    rematchAs: (side) => `Rematch – you are ${side}`,
    rematchOfTwo: 'Rematch – change sides',
  },
  ends: {
    resigned: (who) => `${subject(who)} resigned.`,
    forfeits: (who, fault) =>
      `${who.isYou ? 'You forfeit' : `${who.name} forfeits`}: ${FAULTS[fault]}.`,
    outOfTime: (who) => `${subject(who)} ran out of time.`,
    agreed: 'Both sides agreed to a draw.',
    claimed: 'A draw was claimed: the same position stood for the third time.',
    repetition: 'The same position stands for the third time.',
    tooLong: (moves) => plural(moves, { other: 'The game has lasted # moves.' }),
  },
  news: {
    newGame: (game) => `New game of ${game}.`,
    tookBack: (count) => `${plural(count, { one: '# move', other: '# moves' })} taken back.`,
    goesOn: 'The game goes on.',
  },
  moves: {
    title: 'Moves',
    none: 'No move yet',
    first: 'First position',
    previous: 'Previous move',
    next: 'Next move',
    last: 'Latest move',
    start: 'Start',
    looking: (ply, last) => (ply === 0 ? 'The start' : `Move ${ply} of ${last}`),
    now: 'Back to now',
    viewing: (ply, last) =>
      ply === 0 ? 'Looking at the start.' : `Looking at move ${ply} of ${last}.`,
  },
  evaluation: {
    title: (name) => `What ${name} thinks`,
    even: 'The game is even.',
    better: (who) => `${subject(who)} ${be(who)} a little better.`,
    muchBetter: (who) => `${subject(who)} ${be(who)} much better.`,
    winning: (who) => `${subject(who)} ${be(who)} winning.`,
    winsBy: (who, margin) => `${subject(who)} ${win(who)} by ${margin}.`,
    /** @param moves the winner’s own */
    wins: (who, moves) =>
      `${subject(who)} ${win(who)}${moves <= 1 ? '' : ` in ${moves} moves or fewer`}.`,
    drawn: 'With best play it is a draw.',
    chance: (who, percent) => `${percent}\u00A0% for ${who.isYou ? 'you' : who.name}`,
    depth: (plies) => `${plural(plies, { one: '# ply', other: '# plies' })} deep`,
    /** @param short the same number, as it is written */
    nodes: (count, short) => plural(count, { one: '# position', other: '# positions' }, short),
    bestLine: 'Best line',
    show: 'Show what the computer thinks',
    explained: 'Who it thinks is ahead, how far it looks, and the moves it expects.',
  },
  confirm: {
    keepPlaying: 'Keep playing',
    resignTitle: 'Resign this game?',
    resignText: (winner) => `${winner} will have won. It can still be taken back with Undo.`,
    resignTextStrict: (winner) =>
      `${winner} will have won. It can’t be taken back in a strict game.`,
    restartTitle: 'Start this game again?',
    restartText: 'The game as it stands is put away, and kept.',
    quitUnsavedTitle: 'Quit without saving?',
    quitUnsavedText: (games) =>
      games < 2
        ? 'What was played since the last save will be lost.'
        : `${plural(games, { one: '# game', other: '# games' })} could not be saved and will be lost.`,
    isVoid: 'The game you were asked about has changed or is gone, so nothing was done.',
  },
  help: {
    title: (game) => `How to play ${game}`,
    close: 'Close',
    goal: 'The goal',
    rules: 'The rules',
    hands: 'Mouse and touch',
    boardKeys: 'Keys on the board',
    everywhere: 'Keys everywhere',
  },
  board: {
    notNow: 'No move can be made now.',
    over: 'The game is over.',
    notYourTurn: 'It is not your turn.',
    earlier: 'This is an earlier move. Choose “Play on from here”, or go back to now.',
  },
  boards: {
    hands: [
      'Two fingers, or the wheel with Ctrl held, bring the board closer; then a drag moves it.',
    ],
    keys: [
      ['Arrow keys', 'go from place to place'],
      ['Home, End', 'go to the first or last place of the row'],
      ['Page Up, Page Down', 'go to the top or bottom of the column'],
      ['Enter, Space', 'choose the place'],
    ],
    materials: { walnut: 'Walnut', slate: 'Slate', maple: 'Maple' },
    zoom: 'Zoom',
  },
  refusals: {
    ERR_NO_SUCH_MOVE: 'There is no such move.',
    ERR_GAME_OVER: 'The game is over.',
  },
};
