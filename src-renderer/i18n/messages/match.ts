import type { ForfeitFault } from '../../../src-shared/core/forfeitFault.ts';
import type { CommonRefusal } from '../../../src-shared/core/moveError.ts';
import type { FlatMaterial } from '../../boards/shared/flatMaterials.ts';
import type { KeyMeaning } from '../keyMeaning.ts';
import type { Who } from '../who.ts';

/** What is said of a match, whichever game it is. */
export interface MatchMessages {
  readonly match: {
    readonly back: string;
    board(game: string): string;
    readonly rules: string;
    readonly flip: string;
    readonly menu: string;
    readonly panel: string;
    readonly hidePanel: string;
    readonly showPanel: string;
    readonly commands: string;
    /** What a button does, and the key that does it too. */
    withKey(what: string, key: string): string;
    readonly players: string;
  };
  readonly players: {
    readonly you: string;
    level(level: number): string;
    readonly two: string;
    against(opponent: string, side: string): string;
    readonly toMove: string;
    readonly thinking: string;
    thinkingDeep(depth: number): string;
    readonly moveNow: string;
  };
  turn(who: Who): string;
  readonly result: {
    readonly region: string;
    readonly draw: string;
    wins(who: Who): string;
    /** @param side the one that the person asked gets in the rematch */
    rematchAs(side: string): string;
    readonly rematchOfTwo: string;
  };
  /** Why a match is over, otherwise than by the rules of its game. */
  readonly ends: {
    resigned(who: Who): string;
    forfeits(who: Who, fault: ForfeitFault): string;
    /** A side has lost on time. */
    outOfTime(who: Who): string;
    readonly agreed: string;
    readonly claimed: string;
    readonly repetition: string;
    tooLong(moves: number): string;
  };
  readonly news: {
    newGame(game: string): string;
    tookBack(count: number): string;
    readonly goesOn: string;
  };
  readonly moves: {
    readonly title: string;
    readonly none: string;
    readonly first: string;
    readonly previous: string;
    readonly next: string;
    readonly last: string;
    readonly start: string;
    looking(ply: number, last: number): string;
    readonly now: string;
    viewing(ply: number, last: number): string;
  };
  readonly evaluation: {
    title(name: string): string;
    readonly even: string;
    better(who: Who): string;
    muchBetter(who: Who): string;
    winning(who: Who): string;
    winsBy(who: Who, margin: number): string;
    /** @param moves the winner’s own */
    wins(who: Who, moves: number): string;
    readonly drawn: string;
    chance(who: Who, percent: number): string;
    depth(plies: number): string;
    /** @param short the same number, as it is written */
    nodes(count: number, short: string): string;
    readonly bestLine: string;
    readonly show: string;
    readonly explained: string;
  };
  readonly confirm: {
    readonly keepPlaying: string;
    readonly resignTitle: string;
    resignText(winner: string): string;
    resignTextStrict(winner: string): string;
    readonly restartTitle: string;
    readonly restartText: string;
    readonly quitUnsavedTitle: string;
    quitUnsavedText(games: number): string;
    readonly isVoid: string;
  };
  readonly help: {
    title(game: string): string;
    readonly close: string;
    readonly goal: string;
    readonly rules: string;
    readonly hands: string;
    readonly boardKeys: string;
    readonly everywhere: string;
  };
  /** What every flat board says. */
  readonly boards: {
    /** How all of them are looked at with a mouse or a finger. */
    readonly hands: readonly string[];
    readonly keys: readonly KeyMeaning[];
    /** What boards are made of. */
    readonly materials: Readonly<Record<FlatMaterial, string>>;
    /** What the buttons are for that bring a board closer. */
    readonly zoom: string;
  };
  /** Why nobody can move on the board as it is shown. */
  readonly board: {
    readonly notNow: string;
    readonly over: string;
    readonly notYourTurn: string;
    readonly earlier: string;
  };
  /** What every game refuses. */
  readonly refusals: Readonly<Record<CommonRefusal['code'], string>>;
}
