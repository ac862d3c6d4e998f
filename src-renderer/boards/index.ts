import type { Component } from 'svelte';
import type { Game, Position } from '../../src-shared/core/game.ts';
import type { Move } from '../../src-shared/core/move.ts';
import { type CoordinateStyle, notationIn } from '../../src-shared/core/notation.ts';
import type { GameId, GAMES } from '../../src-shared/games/index.ts';
import type { KeyMeaning } from '../i18n/en.ts';
import { messages } from '../i18n/messages.ts';
import type { CurrentMatch } from '../state/match.svelte.ts';
import { whoPlays } from '../state/who.ts';
import type { BoardProps, End } from './boardProps.ts';
import { moveInWords as dominoMove } from './domineering/cellNames.ts';
import { endInWords as roomGone } from './domineering/endWords.ts';
import DomineeringBoard from './domineering/DomineeringBoard.svelte';
import DomineeringCard from './domineering/DomineeringCard.svelte';
import { endInWords as trianglesCounted } from './dotsAndTriangles/endWords.ts';
import DotsAndTrianglesBoard from './dotsAndTriangles/DotsAndTrianglesBoard.svelte';
import DotsAndTrianglesCard from './dotsAndTriangles/DotsAndTrianglesCard.svelte';
import { moveInWords as lineMove } from './dotsAndTriangles/lineNames.ts';
import { endInWords as edgesJoined } from './hex/endWords.ts';
import HexBoard from './hex/HexBoard.svelte';
import HexCard from './hex/HexCard.svelte';
import { endInWords as piecesConnected } from './linesOfAction/endWords.ts';
import LinesOfActionBoard from './linesOfAction/LinesOfActionBoard.svelte';
import LinesOfActionCard from './linesOfAction/LinesOfActionCard.svelte';
import { moveInWords as linesOfActionMove } from './linesOfAction/squareNames.ts';
import { endInWords as lineCompleted } from './scoreFour/endWords.ts';
import LayerCard from './scoreFour/LayerCard.svelte';
import { moveWithHeight } from './scoreFour/cellWords.ts';
import ScoreFourBoard from './scoreFour/ScoreFourBoard.svelte';
import ScoreFourMiniature from './scoreFour/ScoreFourMiniature.svelte';
import { scoreFourView } from './scoreFour/view.svelte.ts';

/** What a side's pieces are made of, for the mark beside its name. */
export type Material = 'ivory' | 'ebony' | 'slate' | 'clay';

/** How one game is shown. */
export interface BoardEntry<P extends Position> {
  readonly board: Component<BoardProps<P>>;
  /** A card beside the board that helps to read it. */
  readonly card?: Component<BoardProps<P>>;
  /** A small picture of a position; the board itself where there is none. */
  readonly miniature?: Component<{ position: P }>;
  /** The board has its own buttons to be seen from other sides. */
  readonly turnsItself?: boolean;
  /** By side. */
  readonly materials: readonly [Material, Material];
  /** What keys do on this board. */
  readonly keys?: readonly KeyMeaning[];
  /** A move as it is read aloud; its notation where this is missing. */
  moveInWords?(before: P, move: Move, style: CoordinateStyle): string;
  /** Why a game is over by its rules, as a sentence. */
  endInWords(end: End<P>): string;
}

type PositionOf<G extends GameId> = (typeof GAMES)[G] extends Game<infer P> ? P : never;

/** How every game is shown, by its id: the one line per game of this layer. */
export const BOARDS: { readonly [G in GameId]: BoardEntry<PositionOf<G>> } = {
  scoreFour: {
    board: ScoreFourBoard,
    card: LayerCard,
    miniature: ScoreFourMiniature,
    turnsItself: true,
    materials: ['ivory', 'ebony'],
    /** What turns and lifts the 3D board does nothing where the layers stand alone. */
    get keys() {
      const { keys, stageKeys } = messages.scoreFour;
      return scoreFourView.stage === undefined ? keys : [...keys, ...stageKeys];
    },
    moveInWords: moveWithHeight,
    endInWords: lineCompleted,
  },
  linesOfAction: {
    board: LinesOfActionBoard,
    card: LinesOfActionCard,
    materials: ['ebony', 'ivory'],
    keys: [...messages.boards.keys, ...messages.boards.linesOfAction.keys],
    moveInWords: linesOfActionMove,
    endInWords: piecesConnected,
  },
  hex: {
    board: HexBoard,
    card: HexCard,
    materials: ['ivory', 'ebony'],
    keys: messages.boards.keys,
    endInWords: edgesJoined,
  },
  domineering: {
    board: DomineeringBoard,
    card: DomineeringCard,
    materials: ['slate', 'clay'],
    keys: messages.boards.keys,
    moveInWords: dominoMove,
    endInWords: roomGone,
  },
  dotsAndTriangles: {
    board: DotsAndTrianglesBoard,
    card: DotsAndTrianglesCard,
    materials: ['ivory', 'ebony'],
    keys: messages.boards.keys,
    moveInWords: lineMove,
    endInWords: trianglesCounted,
  },
};

/** The entry for code that treats all games alike; its positions come from and go back to the same game. */
export const boardEntry = (id: GameId): BoardEntry<Position> =>
  BOARDS[id] as unknown as BoardEntry<Position>;

/** A move of a match as it is read aloud, e.g. `White: B2, height 1` or `You: B2, height 1`. */
export function moveInWords(
  { snapshot, game, line }: CurrentMatch,
  ply: number,
  style: CoordinateStyle,
): string {
  const before = line.positions[ply];
  const move = line.moves[ply];
  if (before === undefined || move === undefined) throw new Error(`there is no ply ${ply}`);
  const entry = boardEntry(snapshot.config.gameId);
  const words =
    entry.moveInWords?.(before, move, style) ?? notationIn(game, style).make(before, move);
  return `${whoPlays(snapshot.config, before.sideToMove).name}: ${words}`;
}
