/**
 * The layers of the house as rules: `core` ← `search`, one game, `opponent` ← registries ← `match`,
 * `record` ← `ipc` ← `src-main`, `src-renderer`.
 */

/**
 * Matches files under src-shared that are not in one of the given places.
 *
 * @param {string[]} places
 */
const sharedBut = (...places) => ({
  path: '^src-shared/',
  pathNot: places.map((p) => `^src-shared/${p}`),
});

/**
 * Matches packages other than the given ones.
 *
 * @param {string[]} names
 */
const packagesBut = (...names) => ({
  path: '(^|/)node_modules/',
  pathNot: names.map((name) => `(^|/)node_modules/(@types/)?${name}/`),
});

/**
 * @param {string} name
 * @param {string} comment why
 * @param {import('dependency-cruiser').IForbiddenRuleType['from']} from
 * @param {import('dependency-cruiser').IForbiddenRuleType['to']} to
 * @returns {import('dependency-cruiser').IForbiddenRuleType & { name: string }}
 */
const rule = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

const game = '^src-shared/games/([^/]+)/';

export default {
  forbidden: [
    rule(
      'no-cycles',
      'A cycle hides which of the two is built on the other.',
      {},
      { circular: true },
    ),
    rule(
      'resolvable',
      'An import that nothing answers breaks at run time.',
      {},
      { couldNotResolve: true, pathNot: '^virtual:' },
    ),

    rule(
      'shared-stands-alone',
      'src-shared runs everywhere, so it knows none of the places it runs in.',
      { path: '^src-shared/' },
      { path: '^(src-(main|renderer)|tests|build)/' },
    ),
    rule(
      'shared-does-no-io',
      'src-shared is pure: Node modules do input and output.',
      { path: '^src-shared/' },
      { dependencyTypes: ['core'] },
    ),
    rule(
      'shared-packages',
      'valibot is the one package that rules, records and messages need.',
      { path: '^src-shared/' },
      packagesBut('valibot'),
    ),
    rule(
      'core-is-lowest',
      'Everything stands on core; core stands on nothing.',
      { path: '^src-shared/core/' },
      sharedBut('core/'),
    ),
    rule(
      'kernels-below-search',
      'Whatever a kernel computes, it is loaded and given its memory the same way.',
      { path: '^src-shared/kernel/' },
      sharedBut('core/', 'kernel/'),
    ),
    rule(
      'search-knows-no-game',
      'Search works for any game, through its kernel or its rules.',
      { path: '^src-shared/search/' },
      sharedBut('core/', 'kernel/', 'search/'),
    ),
    rule(
      'match-knows-no-game',
      'A match is kept the same way for every game; the registry gives it the one it needs.',
      { path: '^src-shared/match/' },
      sharedBut('core/', 'search/', 'match/', 'games/index\\.ts$'),
    ),
    rule(
      'record-below-ipc',
      'Records are kept and written whoever asks for them.',
      { path: '^src-shared/record/' },
      sharedBut('core/', 'match/', 'record/', 'games/'),
    ),
    rule(
      'formats-below-ipc',
      'Games are read and written whoever asks for them.',
      { path: '^src-shared/formats/' },
      sharedBut('(core|games|match|record|gtp|formats)/'),
    ),
    rule(
      'formats-know-no-game',
      'How a game is written in files lies in its own folder.',
      { path: '^src-shared/formats/' },
      { path: '^src-shared/games/[^/]+/' },
    ),
    rule(
      'puzzles-below-ipc',
      'Puzzles are found and solved whoever gives them.',
      { path: '^src-shared/puzzles/' },
      sharedBut('(core|kernel|search|games|puzzles)/'),
    ),
    rule(
      'puzzles-know-no-game',
      'Where the puzzles of a game come from lies in its own folder.',
      { path: '^src-shared/puzzles/' },
      { path: '^src-shared/games/[^/]+/', pathNot: '/puzzles\\.json$' },
    ),
    rule(
      'tournament-below-ipc',
      'Tournaments are counted whoever plays them.',
      { path: '^src-shared/tournament/' },
      sharedBut('(core|search|games|match|record|tournament)/'),
    ),
    rule(
      'tournament-knows-no-game',
      'Which first moves of a game are fair its engine knows.',
      { path: '^src-shared/tournament/' },
      { path: '^src-shared/games/[^/]+/' },
    ),
    rule(
      'opponent-below-registries',
      'The protocol belongs to one game and needs no other.',
      { path: '^src-shared/opponent/' },
      sharedBut('core/', 'kernel/', 'search/', 'opponent/', 'games/scoreFour/'),
    ),
    rule(
      'gtp-below-ipc',
      'The protocol is a face of its own: it needs games and matches, and no windows.',
      { path: '^src-shared/gtp/' },
      sharedBut('(core|search|games|match|gtp)/'),
    ),
    rule(
      'gtp-knows-no-game',
      'How a game is told in the protocol lies in its own folder.',
      { path: '^src-shared/gtp/' },
      { path: '^src-shared/games/[^/]+/' },
    ),
    rule(
      'programs-below-ipc',
      'What is known of the programs of others, whoever asks for them.',
      { path: '^src-shared/programs/' },
      sharedBut('(core|games|match|gtp|opponent|programs)/'),
    ),
    rule(
      'games-are-strangers',
      'A game can be added or removed without touching another.',
      { path: game },
      { path: '^src-shared/games/', pathNot: '^src-shared/games/$1/' },
    ),
    rule(
      'games-stand-on-core-and-search',
      'A game is rules, texts and evaluation; matches, records and messages come later.',
      { path: game },
      sharedBut('core/', 'kernel/', 'search/', 'games/'),
    ),
    rule(
      'registries-below-ipc',
      'The registries list games; they know no messages.',
      { path: '^src-shared/games/[^/]+\\.ts$' },
      sharedBut('(core|kernel|search|games)/'),
    ),

    rule(
      'main-not-renderer',
      'The two sides meet in src-shared/ipc.',
      { path: '^src-main/' },
      { path: '^(src-renderer|tests|build)/' },
    ),
    rule(
      'main-packages',
      'What main bundles is chosen with care.',
      { path: '^src-main/' },
      packagesBut('electron', 'valibot', 'proper-lockfile', 'ws', 'node'),
    ),
    rule(
      'electron-in-its-places',
      'Everything else also runs without Electron.',
      {
        path: '^(src-|tests/)',
        pathNot: [
          '^src-main/(electron|preload)\\.ts$',
          '^src-main/host/(electronHost|window|menu|guards)\\.ts$',
          '^tests/',
        ],
      },
      { path: '(^|/)node_modules/electron/' },
    ),
    rule(
      'plain-entries-without-electron',
      'These entries run under plain Node, so nothing they reach may ask for Electron.',
      {
        path: '^src-main/(web|console|scoreFour|gtp|analyse|solve|verify|tournament|compose|search/searchWorker)\\.ts$',
      },
      { path: '(^|/)node_modules/electron/', reachable: true },
    ),
    rule(
      'checker-trusts-no-solver',
      'What checks a proof shares nothing with what made it, nor with the rules that this rests on.',
      { path: '^src-main/proofCheck/' },
      { path: '^(src-main/proof/|src-shared/(games|kernel|search)/)', reachable: true },
    ),
    rule(
      'compose-knows-no-host',
      'The same wiring serves both hosts.',
      { path: '^src-main/compose\\.ts$' },
      { path: '^src-main/host/' },
    ),
    rule(
      'preload-is-transport',
      'The preload script carries messages and reads nothing but their names.',
      { path: '^src-main/preload\\.ts$' },
      { pathNot: ['(^|/)node_modules/electron/', '^src-shared/(ipc|core)/'] },
    ),

    rule(
      'renderer-not-main',
      'The renderer gets everything from messages. It shows the same icon as the packages.',
      { path: '^src-renderer/' },
      { path: '^(src-main|tests|build)/', pathNot: '^build/icons/icon\\.svg$' },
    ),
    rule(
      'renderer-does-not-think',
      'Searching and refereeing happen in main.',
      { path: '^src-renderer/' },
      {
        path: '^src-shared/((kernel|search)/|match/referee|opponent/|games/(engines\\.ts|[^/]+/(engine|kernel)))',
      },
    ),
    rule(
      'renderer-does-no-io',
      'A sandboxed page has no Node.',
      { path: '^src-renderer/' },
      { dependencyTypes: ['core'] },
    ),
    rule(
      'renderer-packages',
      'What the page loads is chosen with care.',
      { path: '^src-renderer/' },
      packagesBut('svelte', 'three', 'valibot', 'vite', '@fontsource-variable/inter'),
    ),
    rule(
      'tools-are-no-tests',
      'What measures and trains stands on the product alone; the references of tests prove what it made.',
      { path: '^build/tools/' },
      { path: '^(src-renderer|tests)/', pathNot: '^tests/games/references/' },
    ),
    rule(
      'build-knows-no-tools',
      'What builds and starts Quintet finds the tools by their folder.',
      { path: '^build/', pathNot: '^build/tools/' },
      { path: '^build/tools/' },
    ),
    rule(
      'three-on-stage',
      'Only the 3D board pays for the 3D library.',
      { path: '^src-', pathNot: '^src-renderer/(stage|boards/scoreFour)/' },
      { path: '(^|/)node_modules/(@types/)?three/' },
    ),
    rule(
      'boards-are-strangers',
      'A board can be added or removed without touching another; shared/ has what they share.',
      { path: '^src-renderer/boards/([^/]+)/' },
      { path: '^src-renderer/boards/[^/]+/', pathNot: '^src-renderer/boards/($1|shared)/' },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '\\.as\\.ts$' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      conditionNames: ['import', 'types', 'svelte', 'node', 'default'],
      exportsFields: ['exports'],
      extensions: ['.ts', '.svelte', '.js', '.mjs', '.json'],
    },
  },
};
