import { describe, expect, it } from 'vitest';
import type { Position } from '../../../src-shared/core/game.ts';
import { makeRandom, pick } from '../../../src-shared/core/random.ts';
import { unwrap } from '../../../src-shared/core/result.ts';
import type { DotsPosition } from '../../../src-shared/games/dotsAndTriangles/position.ts';
import { type GameId, gameById } from '../../../src-shared/games/index.ts';
import type { LinesOfActionPosition } from '../../../src-shared/games/linesOfAction/position.ts';
import type { MatchSnapshot } from '../../../src-shared/ipc/contract.ts';
import { cueOf } from '../../../src-renderer/sound/soundCue.ts';
import type { CurrentMatch } from '../../../src-renderer/state/match.svelte.ts';
import { lineOf } from '../../../src-renderer/state/positions.ts';
import { snapshotOf } from '../fakeConnection.ts';

const PEOPLE = [{ kind: 'person' }, { kind: 'person' }] as const;

/** A match of some moves, written in the game's notation. */
function matchOf(
  gameId: GameId,
  texts: readonly string[],
  change: Partial<MatchSnapshot> = {},
): CurrentMatch {
  const game = gameById(gameId);
  const setup = game.setups[0]!;
  const moves: number[] = [];
  let position = game.initial(setup);
  for (const text of texts) {
    const move = unwrap(game.notation.parse(position, text));
    moves.push(move);
    position = game.play(position, move);
  }
  const snapshot = snapshotOf({ config: { gameId, setup, players: PEOPLE }, moves, ...change });
  const line = lineOf(snapshot);
  return { snapshot, otherLines: [], game, line, position: line.positions.at(-1)! };
}

/** What is heard when the last of some moves is made. */
const heard = (gameId: GameId, texts: readonly string[]) =>
  cueOf(matchOf(gameId, texts.slice(0, -1)), matchOf(gameId, texts));

describe('what is to be heard', () => {
  it.each([
    ['scoreFour', ['B2'], { kind: 'fall', step: 0 }],
    ['scoreFour', ['B2', 'B2', 'B2'], { kind: 'fall', step: 2 }],
    ['hex', ['A0'], { kind: 'place' }],
    ['domineering', ['1'], { kind: 'tray' }],
  ] as const)('of a move in %s (%j) is %o', (gameId, texts, move) => {
    expect(heard(gameId, texts)).toMatchObject({ move });
  });

  /** The kinds of sounds in a whole game, with what each move has done to the position. */
  function played(gameId: GameId) {
    const game = gameById(gameId);
    const random = makeRandom(7);
    const texts: string[] = [];
    let match = matchOf(gameId, []);
    const sounds: { kind: string | undefined; step: number; before: Position; after: Position }[] =
      [];
    while (game.outcome(match.position) === undefined && texts.length < 60) {
      texts.push(game.notation.make(match.position, pick(random, game.legalMoves(match.position))));
      const next = matchOf(gameId, texts);
      const move = cueOf(match, next)?.move;
      const step = move?.step ?? 0;
      sounds.push({ kind: move?.kind, step, before: match.position, after: next.position });
      match = next;
    }
    return sounds;
  }

  it('tells in Lines of Action whether a piece was taken', () => {
    const pieces = (position: Position): number =>
      (position as LinesOfActionPosition).cells.filter((cell) => cell !== undefined).length;
    const sounds = played('linesOfAction');
    expect(new Set(sounds.map(({ kind }) => kind))).toEqual(new Set(['slide', 'capture']));
    for (const { kind, before, after } of sounds) {
      expect(kind === 'capture').toBe(pieces(after) < pieces(before));
    }
  });

  it('tells in Dots and Triangles whether and how many triangles were closed', () => {
    const owned = (position: Position): number =>
      (position as DotsPosition).owners.filter((owner) => owner !== undefined).length;
    const sounds = played('dotsAndTriangles');
    expect(new Set(sounds.map(({ kind }) => kind))).toEqual(new Set(['cord', 'triangle']));
    for (const { kind, step, before, after } of sounds) {
      const closed = owned(after) - owned(before);
      expect(kind === 'triangle' ? step + 1 : 0).toBe(closed);
    }
  });

  it('is nothing for what was there before: the first look, another match, what is told twice', () => {
    const match = matchOf('scoreFour', ['B2']);
    expect(cueOf(undefined, match)).toBeUndefined();
    expect(cueOf(matchOf('scoreFour', [], { matchId: 'two' }), match)).toBeUndefined();
    expect(cueOf(match, match)).toBeUndefined();
  });

  it('is nothing for what is taken back, and the move again for what is made again', () => {
    const [one, two] = [matchOf('scoreFour', ['B2']), matchOf('scoreFour', ['B2', 'C3'])];
    expect(cueOf(two, one)).toBeUndefined();
    expect(cueOf(one, two)).toMatchObject({ move: { kind: 'fall', step: 0 } });
  });

  it('is one move when several are made again at once, and none for a jump', () => {
    const texts = ['B2', 'B2', 'B2', 'A1'];
    const upTo = (count: number) => matchOf('scoreFour', texts.slice(0, count));
    expect(cueOf(upTo(1), upTo(3))).toMatchObject({ move: { kind: 'fall', step: 2 } });
    expect(cueOf(upTo(0), upTo(4))).toBeUndefined();
  });

  const ended = (winner: 0 | 1 | undefined, players: MatchSnapshot['config']['players']) =>
    matchOf('scoreFour', ['B2'], {
      config: { gameId: 'scoreFour', setup: {}, players },
      termination: { kind: 'rules', reason: 'it is over', ...(winner !== undefined && { winner }) },
    });
  const AGAINST = [{ kind: 'person' }, { kind: 'computer', level: 3, timeMs: 1_000 }] as const;

  it.each([
    ['whoever won, among people', ended(1, PEOPLE), 'win'],
    ['a win against the computer', ended(0, [...AGAINST]), 'win'],
    ['a loss against it', ended(1, [...AGAINST]), 'loss'],
    ['a draw', ended(undefined, [...AGAINST]), 'draw'],
  ])('at the end is the move and the end in one: %s', (_, after, end) => {
    const before = matchOf('scoreFour', []);
    expect(cueOf(before, after)).toMatchObject({ move: { kind: 'fall' }, end });
    expect(cueOf(matchOf('scoreFour', ['B2']), after)).toEqual({ move: undefined, end });
    expect(cueOf(after, after)).toBeUndefined();
  });
});
