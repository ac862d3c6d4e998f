import type { Move } from '../../core/move.ts';
import { makeRandom, pick } from '../../core/random.ts';
import type { Side } from '../../core/side.ts';
import { gameById } from '../../games/index.ts';
import { makeScoreFourClient } from '../../opponent/scoreFourClient.ts';
import type { ScoreFourRule } from './checkReport.ts';
import type { RuleCheck } from './ruleCheck.ts';
import { CHECKED_PLIES, someOf } from './checkedGame.ts';
import type { Expected, Trial } from './trial.ts';

const OK: Expected = { text: 'ok.', isMet: (answer) => /^ok\s*\.$/i.test(answer) };
const LOCATION: Expected = {
  text: 'A1. … D4.',
  kind: 'move',
  isMet: (answer) => /^[A-D][1-4]\s*\.$/i.test(answer),
};

async function allOk(trial: Trial, ...commands: readonly string[]): Promise<void> {
  for (const command of commands) await trial.ask(command, OK);
}

/** Plays against moves at random, as the referee does. */
async function playGame(trial: Trial, side: Side): Promise<void> {
  const game = gameById('scoreFour');
  const client = makeScoreFourClient(trial.talk.ask);
  const random = makeRandom(side + 1);
  const history: Move[] = [];
  const begun = await client.newGame(side);
  if (!begun.ok) return trial.fail(begun.error, OK.text);
  while (history.length < CHECKED_PLIES) {
    const position = history.reduce(game.play, game.initial({}));
    const moves = game.legalMoves(position);
    if (moves.length === 0) return;
    if (position.sideToMove !== side) history.push(pick(random, moves));
    else {
      const move = await client.chooseMove(side, history);
      if (!move.ok)
        return trial.fail(
          move.error,
          someOf(moves.map((each) => `${game.notation.make(position, each)}.`)),
        );
      history.push(move.value);
    }
  }
}

const rule = (
  name: ScoreFourRule,
  isNeeded: boolean,
  run: RuleCheck<ScoreFourRule>['run'],
): RuleCheck<ScoreFourRule> => ({ rule: name, isNeeded, run });

/** The Score Four text protocol, as `docs/PROTOCOL.md` tells it. */
export const SCORE_FOUR_RULES: readonly RuleCheck<ScoreFourRule>[] = [
  rule('starts', true, (trial) => allOk(trial, 'restart;')),
  rule('colour', true, (trial) => allOk(trial, 'play white;')),
  rule('move', true, async (trial) => {
    await allOk(trial, 'restart;', 'play white;');
    await trial.ask('move;', LOCATION);
  }),
  rule('notes', true, async (trial) => {
    await allOk(trial, 'restart;', 'play black;', 'note: white plays B1;');
    await trial.ask('move;', LOCATION);
  }),
  rule('gameFirst', true, (trial) => playGame(trial, 0)),
  rule('gameSecond', true, (trial) => playGame(trial, 1)),
  rule('restart', true, async (trial) => {
    const full = ['white', 'black', 'white', 'black'].map((side) => `note: ${side} plays C3;`);
    await allOk(trial, 'restart;', ...full, 'restart;', 'play black;', 'note: white plays C3;');
    await trial.ask('move;', LOCATION);
  }),
  rule('notesFirst', false, async (trial) => {
    const notes = ['note: black plays A2;', 'note: white plays A1;', 'note: white plays B1;'];
    await allOk(trial, 'restart;', ...notes, 'play black;');
    await trial.ask('move;', LOCATION);
  }),
  rule('otherColour', false, async (trial) => {
    await allOk(trial, 'restart;', 'play white;');
    await trial.ask('move;', LOCATION);
    await allOk(trial, 'play black;');
    await trial.ask('move;', LOCATION);
  }),
  rule('together', false, async (trial) => {
    await trial.exchange('restart;play black;note: white plays B1;move;\n', [OK, OK, OK, LOCATION]);
  }),
  rule('noNewline', false, async (trial) => {
    await trial.exchange('restart;', [OK]);
    await trial.exchange('play white;', [OK]);
  }),
  rule('pieces', false, async (trial) => {
    for (const piece of ['re', 'start;no', 'te: white pl', 'ays D4']) trial.send(piece);
    await trial.exchange(';\n', [OK, OK]);
  }),
  rule('blanks', false, async (trial) => {
    const text = '\r\n\n  restart ;\r\n\tplay \t white ;\r\n note :\n white  plays B2 ;\r\n';
    await trial.exchange(text, [OK, OK, OK]);
  }),
  rule('letterCase', false, (trial) =>
    allOk(trial, 'RESTART;', 'Play Black;', 'Note: White plays c2;'),
  ),
  rule('quit', true, async (trial) => {
    await allOk(trial, 'quit;');
    await trial.expectEnd();
  }),
  rule('endOfInput', false, async (trial) => {
    await allOk(trial, 'restart;');
    trial.endInput();
    await trial.expectEnd();
  }),
];
