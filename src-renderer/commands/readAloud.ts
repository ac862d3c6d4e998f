import type { Position } from '../../src-shared/core/game.ts';
import { type CoordinateStyle, notationIn } from '../../src-shared/core/notation.ts';
import { SIDES } from '../../src-shared/core/side.ts';
import { boardEntry } from '../boards/index.ts';
import { messages } from '../i18n/messages.ts';
import { readingWords } from '../i18n/reading/index.ts';
import { loadLater } from '../loadLater.ts';
import type { CurrentMatch, MatchState } from '../state/match.svelte.ts';
import { moveInWords } from '../state/matchNews.ts';
import { statusInWords } from '../state/matchWords.ts';
import { whoPlays } from '../state/who.ts';
import { clockLeftMs } from '../state/clockWords.ts';

/** What can be read out. */
export type Readable = 'board' | 'lastMove' | 'clocks' | 'threats' | 'moves';

interface Seen {
  readonly match: MatchState;
  readonly current: CurrentMatch;
  readonly style: CoordinateStyle;
}

/** More moves than these are only counted. */
const MOST_MOVES = 64;

/** What there is to say of the match as it is looked at. Rejects when the words can't be had from the host. */
export async function readAloud(what: Readable, seen: Seen): Promise<string> {
  const { match, current, style } = seen;
  const { gameId } = current.snapshot.config;
  const reading = await loadLater(async () => boardEntry(gameId).reading?.());
  const position = match.viewedLine?.line.positions[match.viewedPly] ?? current.position;
  const { sentences } = messages.joints;
  switch (what) {
    case 'board':
      return sentences([...(reading?.board(position, style) ?? []), standing(seen)]);
    case 'lastMove':
      return sentences([lastMove(seen), standing(seen)]);
    case 'clocks':
      return clocks(seen);
    case 'threats': {
      const threats = reading?.threats(position, style) ?? [];
      return threats.length === 0 ? readingWords().noThreats : sentences(threats);
    }
    case 'moves':
      return moves(seen, position);
  }
}

/** Which position that is: an earlier one, or whose turn it is now. */
const standing = ({ match, current }: Seen): string =>
  match.isViewingEarlier
    ? messages.moves.viewing(match.viewedPly, match.lastPly)
    : statusInWords(current);

function lastMove({ match, current, style }: Seen): string {
  const line = match.viewedLine?.line ?? current.line;
  const { snapshot } = current;
  if (match.viewedPly === 0) return messages.whyNot.noMove;
  return messages.joints.sentence(moveInWords({ snapshot, line }, match.viewedPly - 1, style));
}

function clocks({ match, current: { snapshot } }: Seen): string {
  const { clock, config } = snapshot;
  if (clock === undefined) return readingWords().noClock;
  const { sentence, sentences, said, list } = messages.joints;
  return sentences(
    SIDES.map((side) => {
      const seconds = Math.ceil(
        clockLeftMs(clock, side, performance.now() - match.toldAtMs) / 1000,
      );
      const parts = [seconds - (seconds % 60), seconds % 60].filter((part) => part > 0);
      const time = list((parts.length === 0 ? [0] : parts).map(messages.clock.duration));
      return sentence(said(whoPlays(config, side).name, time));
    }),
  );
}

function moves({ current, style }: Seen, position: Position): string {
  const { make } = notationIn(current.game, style);
  const words = readingWords();
  const legal = current.game.legalMoves(position);
  return legal.length > MOST_MOVES
    ? words.manyMoves(legal.length)
    : words.moves(
        legal.length,
        legal.map((move) => make(position, move)),
      );
}
