import type { Move } from '../../core/move.ts';
import { makeRandom, pick } from '../../core/random.ts';
import type { Side } from '../../core/side.ts';
import { gameById } from '../../games/index.ts';
import { boardSizeCommand } from '../../gtp/boardSize.ts';
import { makeGtpClient } from '../../gtp/client.ts';
import { gtpDialect, makeColour } from '../../gtp/dialect.ts';
import { readReply } from '../../gtp/reply.ts';
import type { GtpRule } from './checkReport.ts';
import type { Checked, RuleCheck } from './ruleCheck.ts';
import { CHECKED_PLIES, someOf } from './checkedGame.ts';
import type { Expected, Trial } from './trial.ts';

/** Thinking time that a program is given for a move, milliseconds. */
const MOVE_MS = 1_000;
/** What the referee can't do without. */
const NEEDED_COMMANDS = ['clear_board', 'play', 'genmove', 'quit'];

const success = (text = '= …', isMet: (value: string) => boolean = () => true): Expected => ({
  text,
  isMet(answer) {
    const reply = readReply(answer);
    return reply?.isSuccess === true && isMet(reply.text);
  },
});
const OK = success('=');
const REFUSAL: Expected = { text: '? …', isMet: (answer) => answer.startsWith('?') };

/** The position at the start, and how moves of it are told. */
function board({ gameId, setup }: Checked) {
  const game = gameById(gameId);
  const dialect = gtpDialect(gameId);
  const position = game.initial(setup);
  const vertices = game.legalMoves(position).map((move) => dialect.makeVertex(position, move));
  return {
    ...{ position, dialect },
    colour: makeColour(dialect, position.sideToMove),
    vertex: vertices[0] ?? '',
    legal: someOf(vertices),
  };
}

/** An answer that is a legal move at the start, in letters of either case. */
function firstMove(checked: Checked): Expected {
  const { position, dialect, legal } = board(checked);
  const isLegal = (text: string): boolean =>
    [text, text.toLowerCase(), text.toUpperCase()].some(
      (vertex) => dialect.parseVertex(position, vertex).ok,
    );
  return { ...success(`= ${legal}`, isLegal), kind: 'move' };
}

async function playGame(trial: Trial, checked: Checked, side: Side): Promise<void> {
  const { gameId, setup } = checked;
  const game = gameById(gameId);
  const dialect = gtpDialect(gameId);
  const client = makeGtpClient(trial.talk, gameId);
  const random = makeRandom(side + 1);
  const history: Move[] = [];
  const begun = await client.newGame(setup, side);
  if (!begun.ok) return trial.fail(begun.error, '=');
  while (history.length < CHECKED_PLIES) {
    const position = history.reduce(game.play, game.initial(setup));
    const moves = game.legalMoves(position);
    if (moves.length === 0) return;
    if (position.sideToMove !== side) history.push(pick(random, moves));
    else {
      const move = await client.chooseMove({ history, timeMs: MOVE_MS });
      if (!move.ok) {
        const legal = moves.map((each) => dialect.makeVertex(position, each));
        return trial.fail(move.error, `= ${someOf(legal)}`);
      }
      if (move.value === 'resign') return;
      history.push(move.value);
    }
  }
}

const rule = (
  name: GtpRule,
  isNeeded: boolean,
  run: RuleCheck<GtpRule>['run'],
): RuleCheck<GtpRule> => ({ rule: name, isNeeded, run });

/** The Go Text Protocol, version 2, as far as games are played by it. */
export const GTP_RULES: readonly RuleCheck<GtpRule>[] = [
  rule('version', false, (trial) =>
    trial.ask(
      'protocol_version',
      success('= 2', (text) => text === '2'),
    ),
  ),
  rule('commands', true, async (trial, checked) => {
    const listed = success(`= … ${NEEDED_COMMANDS.join(' ')} …`, (text) =>
      NEEDED_COMMANDS.every((command) => text.split(/\s+/).includes(command)),
    );
    const answer = await trial.ask('list_commands', listed);
    checked.commands = new Set((answer ?? '').split(/\s+/));
  }),
  rule('size', true, async (trial, { gameId, setup }) => {
    const command = boardSizeCommand(gameId, setup);
    if (command === undefined) return 'skipped';
    await trial.ask(command, OK);
    return undefined;
  }),
  rule('clear', true, (trial) => trial.ask('clear_board', OK)),
  rule('genmove', true, async (trial, checked) => {
    await trial.ask('clear_board', OK);
    await trial.ask(`genmove ${board(checked).colour}`, firstMove(checked));
  }),
  rule('play', true, async (trial, checked) => {
    const { colour, vertex } = board(checked);
    await trial.ask('clear_board', OK);
    await trial.ask(`play ${colour} ${vertex}`, OK);
  }),
  rule('gameFirst', true, (trial, checked) => playGame(trial, checked, 0)),
  rule('gameSecond', true, (trial, checked) => playGame(trial, checked, 1)),
  rule('name', false, async (trial) => {
    await trial.ask(
      'name',
      success('= …', (text) => text !== ''),
    );
    await trial.ask('version', success());
  }),
  rule('time', false, async (trial, checked) => {
    if (!checked.commands.has('time_settings')) return 'skipped';
    await trial.ask('time_settings 0 1 1', OK);
    if (checked.commands.has('time_left')) {
      await trial.ask(`time_left ${board(checked).colour} 1 1`, OK);
    }
    return undefined;
  }),
  rule('undo', false, async (trial, checked) => {
    if (!checked.commands.has('undo')) return 'skipped';
    const { colour, vertex } = board(checked);
    await trial.ask('clear_board', OK);
    for (const command of [`play ${colour} ${vertex}`, 'undo', `play ${colour} ${vertex}`]) {
      await trial.ask(command, OK);
    }
    return undefined;
  }),
  rule('illegal', false, async (trial, checked) => {
    await trial.ask('clear_board', OK);
    await trial.ask(`play ${board(checked).colour} nowhere`, REFUSAL);
  }),
  rule('unknown', false, (trial) => trial.ask('quintet_no_such_command', REFUSAL)),
  rule('ids', false, (trial) =>
    trial.ask('17 name', { text: '=17 …', isMet: (answer) => /^=17(?:\s|$)/.test(answer) }),
  ),
  rule('comments', false, async (trial) => {
    trial.send('# a comment\n\n');
    await trial.ask('name # another comment\r', success());
  }),
  rule('together', false, async (trial) => {
    const named = success('= …', (text) => text !== '');
    await trial.exchange('clear_board\nname\n', [OK, named]);
  }),
  rule('quit', true, async (trial) => {
    await trial.ask('quit', OK);
    await trial.expectEnd();
  }),
  rule('endOfInput', false, async (trial) => {
    await trial.ask('name', success());
    trial.endInput();
    await trial.expectEnd();
  }),
];
