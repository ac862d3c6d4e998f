import type { Game } from '../../core/game.ts';
import { codec, rulesOf } from './codec.ts';
import { dialect, render } from './console.ts';
import { gtp } from './gtp.ts';
import { MOVE_SPACE } from './moves.ts';
import { check, chessNotation, notation } from './notation.ts';
import { type LinesOfActionPosition, startPosition } from './position.ts';
import { legalMoves, outcome, play, repetitionOutcome, SIDE_NAMES, winningCells } from './rules.ts';

export const linesOfAction: Game<LinesOfActionPosition> = {
  name: 'Lines of Action',
  sideNames: SIDE_NAMES,
  setupFields: [
    {
      kind: 'choice',
      key: 'rules',
      name: 'Rules',
      choices: ['Handout', 'Tournament'],
      initial: 0,
      explanations: [
        'A move that brings both sides together is a draw.',
        'A move that brings both sides together wins for who made it, and a position that stands for the third time is a draw.',
      ],
    },
  ],
  setups: [{ rules: 0 }, { rules: 1 }],
  notation,
  commonNotation: chessNotation,
  codec,
  moveSpace: () => MOVE_SPACE,
  initial: (setup) => startPosition(rulesOf(setup)),
  legalMoves,
  check,
  play,
  outcome,
  winningCells,
  repetitionOutcome,
  render,
  console: dialect,
  gtp,
};
