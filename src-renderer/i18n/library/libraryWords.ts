import type { LibraryQuery } from '../../../src-shared/record/librarySearch.ts';

type Names<Key extends keyof LibraryQuery> = Readonly<
  Record<NonNullable<LibraryQuery[Key]> & string, string>
>;

/** What the library says. */
export interface LibraryWords {
  readonly title: string;
  /** What can be looked for. */
  readonly search: string;
  readonly searchHint: string;
  readonly filters: string;
  readonly game: string;
  readonly allGames: string;
  readonly opponent: string;
  readonly anyOpponent: string;
  readonly opponents: Names<'opponent'>;
  readonly result: string;
  readonly anyResult: string;
  readonly results: Names<'result'>;
  readonly length: string;
  readonly anyLength: string;
  /** @param short, middle the most moves of the first and of the second. */
  lengths(short: number, middle: number): Names<'length'>;
  readonly tag: string;
  readonly anyTag: string;
  readonly order: string;
  readonly orders: Names<'order'>;
  readonly clear: string;
  found(count: number): string;
  /** Files that are still being read. */
  unread(count: number): string;
  readonly none: string;
  readonly nothingFound: string;
  readonly list: string;
  /** One that has not come yet. */
  readonly loading: string;
  /** Something done with one match, for who can't see whose button it is. */
  of(action: string, match: string): string;
  readonly label: string;
  /** Makes pictures of a game. */
  readonly picture: string;
  readonly copy: string;
  readonly delete: string;
  readonly onTable: string;
  copied(match: string): string;
  deleted(match: string): string;
  readonly bringBack: string;
  broughtBack(match: string): string;
  readonly titleField: string;
  readonly tagsField: string;
  readonly tagsHint: string;
  tooMany(most: number, longest: number): string;
  readonly save: string;
  readonly cancel: string;
  readonly statistics: string;
  readonly matches: string;
  readonly noStatistics: string;
  readonly level: string;
  readonly won: string;
  readonly lost: string;
  readonly drawn: string;
  readonly streak: string;
  readonly longestWins: string;
  winsInRow(count: number): string;
  lossesInRow(count: number): string;
  /** @param deviation half the width of what is likely. */
  rating(rating: number, deviation: number, games: number): string;
  /** What a graph shows: from one day to another, and the least and most there was. */
  ratingGraph(first: string, last: string, least: number, most: number): string;
}
