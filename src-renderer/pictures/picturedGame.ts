import type { Position } from '../../src-shared/core/game.ts';
import type { Move } from '../../src-shared/core/move.ts';
import type { GameId } from '../../src-shared/games/index.ts';
import { whoIn, resultReason, resultTitle } from '../state/matchWords.ts';
import type { CurrentMatch } from '../state/match.svelte.ts';
import { messages } from '../i18n/messages.ts';
import { gameWords } from '../boards/faces.ts';

/** A game that pictures are made of. */
export interface PicturedGame {
  readonly gameId: GameId;
  readonly moves: readonly Move[];
  /** `positions[i]` stands after `i` moves. */
  readonly positions: readonly Position[];
  /** How many moves have been made in the position that is looked at. */
  readonly ply: number;
  /** The board is turned round. */
  readonly isFlipped: boolean;
  /** Who plays, by side. */
  readonly players: readonly [string, string];
  /** How it ended, as sentences; empty where that is not known. */
  readonly result: string;
}

/** What is made of a game. */
export type PictureKind = 'png' | 'svg' | 'gif';

/** What the dialog for pictures is opened with. */
export interface PictureRequest {
  readonly game: PicturedGame;
  readonly kind: PictureKind;
}

interface Looked {
  readonly line: Pick<PicturedGame, 'moves' | 'positions'>;
  readonly ply: number;
  readonly isFlipped: boolean;
}

/** A match, one line of it, as it is looked at. */
export function picturedMatch(
  current: CurrentMatch,
  { line, ply, isFlipped }: Looked,
): PicturedGame {
  const { snapshot } = current;
  const { gameId } = snapshot.config;
  const told = snapshot.remarks?.names;
  const nameOf = (side: 0 | 1): string => {
    const written = told?.[side];
    return written === undefined || written === '' ? whoIn(current)(side).name : written;
  };
  const isItsEnd = snapshot.termination !== undefined && line === current.line;
  const { sentence, sentences } = messages.joints;
  return {
    ...{ gameId, moves: line.moves, positions: line.positions, ply, isFlipped },
    players: [nameOf(0), nameOf(1)],
    result: isItsEnd ? sentences([sentence(resultTitle(current)), resultReason(current)]) : '',
  };
}

/** A line that nobody in particular plays. */
export const picturedLine = (gameId: GameId, { line, ply, isFlipped }: Looked): PicturedGame => ({
  ...{ gameId, moves: line.moves, positions: line.positions, ply, isFlipped },
  players: gameWords(gameId).sides,
  result: '',
});
