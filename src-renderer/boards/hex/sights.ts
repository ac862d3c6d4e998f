import { otherSide, type Side, SIDES } from '../../../src-shared/core/side.ts';
import type { HexPosition } from '../../../src-shared/games/hex/position.ts';
import type { Sight } from '../boardEntry.ts';
import type { BoardMark } from '../boardProps.ts';
import { sightWords } from './i18n/sights/index.ts';
import { hexWords } from './words.ts';

type Told = Readonly<Record<string, readonly number[]>>;

const marked = (
  cells: readonly number[] = [],
  tone: BoardMark['tone'],
  label?: string,
): readonly BoardMark<HexPosition>[] => cells.map((cell) => ({ cell, tone, label }));

/** Good is what is the side to move’s. */
const toneOf = ({ sideToMove }: HexPosition, side: Side) => (side === sideToMove ? 'good' : 'bad');

const hasAny = (cells: readonly number[] | undefined): boolean => (cells?.length ?? 0) > 0;

const connections: Sight<HexPosition> = {
  id: 'connections',
  isAsked: true,
  name: () => sightWords().connections,
  see(position, _, told: Told = {}) {
    const words = sightWords();
    const { sides } = hexWords();
    const { sideToMove } = position;
    const bySide = SIDES.map((side) => {
      const [joined, wins] = [told[`joined${side}`], told[`wins${side}`]];
      return {
        marks: [
          ...marked(joined, toneOf(position, side)),
          ...marked(wins, toneOf(position, side), sides[side]),
        ],
        said: [
          ...(hasAny(joined) ? [words.joined(sides[side])] : []),
          ...(hasAny(wins) ? [words.wins(sides[side], sides[side])] : []),
        ],
      };
    });
    const losing = told['losing'];
    const must = hasAny(losing)
      ? [words.mustPlay(sides[sideToMove], sides[otherSide(sideToMove)])]
      : [];
    const said = [...bySide.flatMap((each) => each.said), ...must];
    return {
      marks: [...marked(losing, 'plain', '×'), ...bySide.flatMap((each) => each.marks)],
      said: said.length === 0 ? [words.noConnection] : said,
    };
  },
};

const inferior: Sight<HexPosition> = {
  id: 'inferior',
  isAsked: true,
  name: () => sightWords().inferior,
  see(position, _, told: Told = {}) {
    const words = sightWords();
    const { sides } = hexWords();
    const signOf = (side: Side): string => sides[side].toLowerCase();
    const captured = SIDES.filter((side) => hasAny(told[`captured${side}`]));
    const said = [
      ...(hasAny(told['dead']) ? [words.dead] : []),
      ...captured.map((side) => words.captured(sides[side], signOf(side))),
    ];
    return {
      marks: [
        ...marked(told['dead'], 'plain', '†'),
        ...captured.flatMap((side) =>
          marked(told[`captured${side}`], toneOf(position, side), signOf(side)),
        ),
      ],
      said: said.length === 0 ? [words.noInferior] : said,
    };
  },
};

export const sights = [connections, inferior] as const;
