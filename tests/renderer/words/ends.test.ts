import { describe, expect, it } from 'vitest';
import type { Move } from '../../../src-shared/core/move.ts';
import { makeRandom, pick } from '../../../src-shared/core/random.ts';
import { unwrap } from '../../../src-shared/core/result.ts';
import type { Setup } from '../../../src-shared/core/setup.ts';
import type { Side } from '../../../src-shared/core/side.ts';
import { GAME_IDS, type GameId, gameById } from '../../../src-shared/games/index.ts';
import type { PlayerSpec } from '../../../src-shared/match/playerSpec.ts';
import { boardEntry } from '../../../src-renderer/boards/index.ts';
import type { CurrentMatch } from '../../../src-renderer/state/match.svelte.ts';
import { moveInWords, newsOf } from '../../../src-renderer/state/matchNews.ts';
import { resultReason, statusInWords } from '../../../src-renderer/state/matchWords.ts';
import { lineOf } from '../../../src-renderer/state/positions.ts';
import { snapshotOf } from '../fakeConnection.ts';

const PERSON = { kind: 'person' } as const;
const LEVEL_3 = { kind: 'computer', level: 3, timeMs: 1_000 } as const;
type Players = [PlayerSpec, PlayerSpec];

/** A game played to its end at random. */
function playedOut(gameId: GameId, setup: Setup, players: Players, seed: number): CurrentMatch {
  const game = gameById(gameId);
  const random = makeRandom(seed);
  const moves: Move[] = [];
  let position = game.initial(setup);
  for (let legal = game.legalMoves(position); legal.length > 0;) {
    const move = pick(random, legal);
    moves.push(move);
    position = game.play(position, move);
    legal = game.legalMoves(position);
  }
  const outcome = game.outcome(position);
  if (outcome === undefined) throw new Error('the game is not over');
  const snapshot = snapshotOf({
    config: { gameId, setup, players },
    moves,
    termination: { kind: 'rules', ...outcome },
  });
  return { snapshot, game, line: lineOf(snapshot), otherLines: [], position };
}

/** Everything that is said of a match while it is played, and when it is over. */
function everythingSaid(match: CurrentMatch): readonly string[] {
  const { snapshot, game } = match;
  const states = Array.from({ length: snapshot.moves.length + 1 }, (_, ply): CurrentMatch => {
    const { termination, ...rest } = snapshot;
    const isLast = ply === snapshot.moves.length;
    const told = {
      ...rest,
      moves: snapshot.moves.slice(0, ply),
      ...(isLast ? { termination } : {}),
    };
    const line = lineOf(told, match.line);
    return { snapshot: told, game, line, otherLines: [], position: line.positions.at(-1)! };
  });
  return states.flatMap((state, ply) => [
    statusInWords(state),
    newsOf(states[ply - 1], state, (told, each) => moveInWords(told, each, 'handout')) ?? '',
  ]);
}

const SEEDS = [1, 2, 3];

describe.each(GAME_IDS)('what is said of %s', (gameId) => {
  const game = gameById(gameId);
  const setup = gameId === 'hex' ? { size: 5, swap: 1 } : game.setups[0]!;
  const sideName = new RegExp(`\\b(${game.sideNames.join('|')})\\b`);

  it('speaks to a person against the computer as “you”, never also by the side', () => {
    for (const seed of SEEDS) {
      for (const players of [
        [PERSON, LEVEL_3],
        [LEVEL_3, PERSON],
      ] as Players[]) {
        for (const text of everythingSaid(playedOut(gameId, setup, players, seed))) {
          expect(text).not.toMatch(sideName);
        }
      }
    }
  });

  it('names two people by their sides, and nobody “you”', () => {
    for (const seed of SEEDS) {
      for (const text of everythingSaid(playedOut(gameId, setup, [PERSON, PERSON], seed))) {
        expect(text).not.toMatch(/\byour?\b/i);
      }
    }
  });
});

describe('why a game is over', () => {
  const you = { name: 'You', isYou: true };
  const level3 = { name: 'Level 3', isYou: false };
  /** The end of a position given by its code, for a person of a side against level 3. */
  function reason(gameId: GameId, setup: Setup, code: string, person: Side): string {
    const game = gameById(gameId);
    const position = unwrap(game.codec.decode(setup, code));
    const outcome = game.outcome(position);
    if (outcome === undefined) throw new Error('the game is not over');
    const who = (side: Side) => (side === person ? you : level3);
    const winner = outcome.winner === undefined ? undefined : who(outcome.winner);
    return boardEntry(gameId).endInWords({ position, winner, who });
  }

  it('is told in Score Four', () => {
    const win = 'wwww/-/-/-/bbb/-/-/-/-/-/-/-/-/-/-/- b';
    expect(reason('scoreFour', {}, win, 0)).toBe('You completed a line.');
    expect(reason('scoreFour', {}, win, 1)).toBe('Level 3 completed a line.');
  });

  it('is told in Lines of Action, with both kinds of rules', () => {
    const apart = '8/8/8/3bb3/8/1w4w1/8/8 w 1';
    expect(reason('linesOfAction', { rules: 0 }, apart, 0)).toBe('All your pieces are connected.');
    expect(reason('linesOfAction', { rules: 0 }, apart, 1)).toBe(
      'All of Level 3’s pieces are connected.',
    );
    const both = '8/8/8/3bb3/8/1ww5/8/8 w 1';
    expect(reason('linesOfAction', { rules: 0 }, both, 0)).toBe('Both sides are connected.');
    expect(reason('linesOfAction', { rules: 1 }, both, 0)).toBe(
      'Both sides are connected, by your move.',
    );
    expect(reason('linesOfAction', { rules: 1 }, both, 1)).toBe(
      'Both sides are connected, by Level 3’s move.',
    );
  });

  it('is told in Domineering', () => {
    const end = playedOut('domineering', { rows: 2, columns: 2, starter: 0 }, [PERSON, LEVEL_3], 1);
    expect(resultReason(end)).toBe('Level 3 has no room for a domino.');
  });

  it('is told in Dots and Triangles and in Hex', () => {
    const dots = { shape: 0, size: 1 };
    expect(reason('dotsAndTriangles', dots, '111111111111112222 1', 0)).toBe(
      'Level 3 has more triangles, 4 to 2.',
    );
    expect(reason('dotsAndTriangles', dots, '111111111111111222 1', 0)).toBe(
      'Both have 3 triangles.',
    );
    const hex = { size: 3, swap: 0 };
    expect(reason('hex', hex, 'ooo/xx./... x', 0)).toBe('You joined left and right.');
  });
});
