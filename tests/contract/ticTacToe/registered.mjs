const HERE = import.meta.dirname.replaceAll('\\', '/');

/**
 * What a game adds to each registry: its import, and its line.
 *
 * @type {Readonly<Record<string, { from: string, opening: string, line: string }>>}
 */
const ADDED = {
  'src-shared/games/index.ts': {
    from: `import { ticTacToe } from '${HERE}/game/index.ts';`,
    opening: 'export const GAMES = {\n',
    line: '  ticTacToe,\n',
  },
  'src-shared/games/texts.ts': {
    from: `import { texts as ticTacToe } from '${HERE}/game/texts.ts';`,
    opening: 'const TEXTS: { readonly [Id in GameId]: GameTexts<PositionOf<Id>> } = {\n',
    line: '  ticTacToe,\n',
  },
  'src-shared/games/engines.ts': {
    from: `import { ticTacToeEngine } from '${HERE}/game/engine.ts';`,
    opening: 'export const ENGINES: { readonly [Id in GameId]: Engine<PositionOf<Id>> } = {\n',
    line: '  ticTacToe: ticTacToeEngine,\n',
  },
  'src-renderer/boards/faces.ts': {
    from: `import { ticTacToeFace } from '${HERE}/board/face.ts';`,
    opening: 'export const FACES: { readonly [Id in GameId]: GameFace<PositionOf<Id>> } = {\n',
    line: '  ticTacToe: ticTacToeFace,\n',
  },
};

/**
 * The program with a sixth game: its registries as they are, each with one line more. Every file is read through this,
 * by Vitest and by the build alike, so nothing is mocked and nothing of the program is written twice.
 *
 * @returns {import('vite').Plugin}
 */
export function withTicTacToe() {
  return {
    name: 'with-tic-tac-toe',
    enforce: 'pre',
    transform(code, id) {
      const file = Object.keys(ADDED).find((each) => id.replaceAll('\\', '/').endsWith(`/${each}`));
      const added = file === undefined ? undefined : ADDED[file];
      if (added === undefined) return undefined;
      const { from, opening, line } = added;
      const [before, after, ...more] = code.split(opening);
      if (after === undefined || more.length > 0) throw new Error(`${file} is no registry`);
      return { code: `${from}\n${before}${opening}${line}${after}`, map: null };
    },
  };
}
