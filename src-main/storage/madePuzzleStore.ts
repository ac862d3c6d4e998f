import * as v from 'valibot';
import { err, ok, type Result } from '../../src-shared/core/result.ts';
import { type GameId, GAME_IDS, gameById } from '../../src-shared/games/index.ts';
import type { Notice } from '../../src-shared/ipc/storage.ts';
import { type Puzzle, startOf } from '../../src-shared/puzzles/puzzle.ts';
import { makePuzzleFile, readPuzzleFile } from '../../src-shared/puzzles/puzzleText.ts';
import { gamesFile, type KeptFileForm, openKeptFile, parseGamesFile } from './keptFile.ts';
import type { ContentError } from './safeFile.ts';
import type { StorageFolder } from './storageFolder.ts';

/** The puzzles that were made on this computer, kept in `made-puzzles.json` of the data folder. */
export interface MadePuzzleStore {
  /** Those of a game, in the order in which they were made. */
  of(gameId: GameId): readonly Puzzle[];
  /** Keeps one more, unless there are enough. */
  add(puzzle: Puzzle): Promise<void>;
  close(): Promise<void>;
}

/** As many of a game are kept; whoever has solved them all has solved the shipped ones too. */
export const MOST_MADE = 200;

type AllMade = Readonly<Partial<Record<GameId, readonly Puzzle[]>>>;

const line = v.pipe(v.string(), v.maxLength(4_000));
const fileSchema = v.strictObject({
  version: v.literal(1),
  setups: v.pipe(
    v.array(v.record(v.pipe(v.string(), v.maxLength(40)), v.pipe(v.number(), v.integer()))),
    v.maxLength(MOST_MADE),
  ),
  puzzles: v.pipe(v.array(line), v.maxLength(MOST_MADE)),
});
const gamesSchema = v.record(v.string(), fileSchema);

const FORMAT = 'quintet-made-puzzles';

const FORM: KeptFileForm<AllMade> = {
  name: 'made-puzzles.json',
  parse(text) {
    const file = parseGamesFile(FORMAT, gamesSchema, text);
    return file.ok ? read(file.value.games) : file;
  },
  textOf(made) {
    const files = Object.entries(made).map(
      ([gameId, puzzles]) => [gameId, makePuzzleFile(puzzles)] as const,
    );
    return JSON.stringify(gamesFile(FORMAT, Object.fromEntries(files)));
  },
  empty: {},
};

/** What games there are not any more have in the file is left out. */
function read(games: v.InferOutput<typeof gamesSchema>): Result<AllMade, ContentError> {
  const made: Partial<Record<GameId, readonly Puzzle[]>> = {};
  for (const gameId of GAME_IDS) {
    const file = games[gameId];
    if (file === undefined) continue;
    try {
      const puzzles = readPuzzleFile(gameId, file);
      puzzles.forEach(follow);
      made[gameId] = puzzles;
    } catch (error) {
      return err({ message: `a puzzle of ${gameId}: ${(error as Error).message}` });
    }
  }
  return ok(made);
}

/** Plays the solution of a puzzle. @throws Error when it is none */
function follow(puzzle: Puzzle): void {
  const game = gameById(puzzle.gameId);
  let position = startOf(puzzle);
  if (puzzle.solution.length === 0) throw new Error('it has no solution');
  for (const move of puzzle.solution) {
    if (!game.check(position, move).ok) throw new Error('its solution can’t be played');
    position = game.play(position, move);
  }
}

/** @param report told what the person should know of the file. */
export async function openMadePuzzleStore(
  folder: StorageFolder,
  report: (notice: Notice) => void,
): Promise<MadePuzzleStore> {
  const file = await openKeptFile(folder, FORM, report);
  const of = (gameId: GameId): readonly Puzzle[] => file.value[gameId] ?? [];
  return {
    of,
    async add(puzzle) {
      const { gameId, id } = puzzle;
      const made = of(gameId);
      if (made.length >= MOST_MADE || made.some((each) => each.id === id)) return;
      await file.keep({ ...file.value, [gameId]: [...made, puzzle] });
    },
    close: () => file.close(),
  };
}
