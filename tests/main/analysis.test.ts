import { describe, expect, it } from 'vitest';
import { unwrap } from '../../src-shared/core/result.ts';
import { engineById } from '../../src-shared/games/engines.ts';
import { GAME_IDS } from '../../src-shared/games/index.ts';
import { analyse } from '../../src-main/console/analysis.ts';
import {
  type AnalysisOptions,
  parseAnalysisArguments,
} from '../../src-main/console/analysisOptions.ts';
import { parseEngineArguments } from '../../src-main/cli/engineOptions.ts';
import { timelessHooks } from '../search/hooks.ts';
import type { SearchRequest } from '../../src-main/search/searchRequest.ts';

const optionsOf = (text: string): AnalysisOptions => {
  const options = unwrap(parseAnalysisArguments(wordsOf(text)));
  if (typeof options === 'string') throw new Error(`asked for ${options}`);
  return options;
};

/** The lines that an analysis prints, searched in this thread. */
async function linesOf(text: string): Promise<string[]> {
  const lines: string[] = [];
  await analyse(optionsOf(text), {
    write: (line) => void lines.push(line),
    nowMs: () => 0,
    search(request: SearchRequest, onProgress) {
      if (!('position' in request)) throw new Error('the position is known');
      const hooks = { ...timelessHooks(), onProgress };
      const { gameId, position, limits } = request;
      return Promise.resolve(engineById(gameId).search(position, limits, hooks));
    },
  });
  return lines;
}

/** Words of an argument list; `_` stands for a space within one. */
const wordsOf = (text: string): string[] =>
  text === '' ? [] : text.split(' ').map((word) => word.replaceAll('_', ' '));

describe('an analysis', () => {
  it.each(GAME_IDS)('of %s tells its iterations and the result as JSON', async (gameId) => {
    const lines = await linesOf(`${gameId} --nodes 300 --json`);
    const objects = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(objects.at(-1)).toMatchObject({
      kind: 'result',
      exact: expect.any(Boolean),
      score: expect.any(Number),
      depth: expect.any(Number),
      nodes: expect.any(Number),
      seconds: 0,
    });
    const { bestMove, principalVariation } = objects.at(-1) as Record<string, string[]>;
    expect(principalVariation?.[0]).toBe(bestMove);
    expect(objects.slice(0, -1).every(({ kind }) => kind === 'iteration')).toBe(true);
  });

  it('proves what it can, and says by whom and when', async () => {
    const [result] = (
      await linesOf('scoreFour --moves A1_B1_A1_B1_A1_B1 --nodes 2000 --json')
    ).slice(-1);
    expect(JSON.parse(result ?? '')).toMatchObject({
      ...{ bestMove: 'A1', exact: true, score: 1, winner: 'White', plies: 1 },
    });
  });

  it('tells what every move is worth', async () => {
    const lines = await linesOf(
      'domineering --position 1122110010221000 --nodes 2000 --all --json',
    );
    const { moves, bestMove } = JSON.parse(lines.at(-1) ?? '') as {
      moves: { move: string }[];
      bestMove: string;
    };
    expect(moves[0]?.move).toBe(bestMove);
    expect(moves.length).toBeGreaterThan(0);
  });

  it('values the regions of a Domineering board', async () => {
    const position = 'domineering --position 1122110010221000 --nodes 2000';
    const table = await linesOf(position);
    const [result] = (await linesOf(`${position} --json`)).slice(-1);
    expect(JSON.parse(result ?? '')).toMatchObject({
      regions: [
        { cells: ['7', '8'], value: '−1' },
        { cells: ['10', '14', '15', '16'], value: '−1/2' },
      ],
    });
    expect(table).toContain('region 10 14 15 16: −1/2');
  });

  it('repeats no row for the result', async () => {
    for (const text of ['scoreFour --nodes 2000', 'hex --size 5 --nodes 2000', 'domineering']) {
      const lines = (await linesOf(text)).filter((line) => line !== '');
      expect(lines.length).toBeGreaterThan(2);
      expect(new Set(lines).size).toBe(lines.length);
    }
  });

  it('is a table for people', async () => {
    const lines = await linesOf('scoreFour --moves A1_B1_A1_B1_A1_B1 --nodes 2000');
    expect(lines[0]).toMatch(/^depth +nodes +seconds +score +line$/);
    expect(lines.at(-1)).toBe('best move A1: White wins in 1 plies, proved');
  });
});

describe('the arguments of an analysis', () => {
  const refusal = (text: string) => {
    const options = parseAnalysisArguments(wordsOf(text));
    return options.ok ? undefined : options.error;
  };

  it.each([
    ['', /a game is missing/],
    ['chess', /there is no game “chess”/],
    ['hex 5', /“5” is one thing too many/],
    ['hex --size 99', /Size must be a whole number from 3 to 19/],
    ['hex --rows 5', /“rows=5” is not a setting/],
    ['hex --moves A0_A0', /move 2, “A0”: cell A0 is taken/],
    ['hex --moves A0 --position x', /exclude each other/],
    ['domineering --position 12', /--position: the cells/],
    ['hex --seconds 0', /--seconds is a number from/],
    ['hex --nodes few', /--nodes is a whole number/],
    ['hex --level 9', /--level is a whole number from 1 to 8/],
    ['hex --nonsense', /^there is no option “--nonsense”$/],
    ['hex -x', /^there is no option “-x”$/],
    ['hex --seconds', /^--seconds needs a value$/],
    ['hex --json=yes', /^--json takes no value$/],
    ['hex --seconds -1', /^--seconds is a number from 0.001 to 86400, not “-1”$/],
    ['hex --seconds=-1', /^--seconds is a number from 0.001 to 86400, not “-1”$/],
    ['hex --nodes --json', /^--nodes is a whole number .*, not “--json”$/],
    ['hex --threads 64', /^--threads is a whole number from 1 to 8, not “64”$/],
    ['hex --memory 9999', /^--memory is a whole number from 1 to 1024, not “9999”$/],
    ['domineering --starter X', /^starter is Vertical or Horizontal, not “X”$/],
    ['domineering --starter=', /^starter is Vertical or Horizontal, not “”$/],
    ['hex --swap maybe', /^swap is off or on, not “maybe”$/],
    ['hex --size big', /^size is a whole number from 3 to 19, not “big”$/],
    ['scoreFour --moves A1_B1_A1_B1_A1_B1_A1', /the game is over: White completed a line/],
  ])('“%s” are refused', (text, sentence) => {
    expect(refusal(text)).toMatch(sentence);
  });

  it('are understood with a setup in one piece or in several', () => {
    const whole = optionsOf('domineering --setup rows=5,starter=horizontal');
    expect(optionsOf('domineering --rows 5 --starter 1').setup).toEqual(whole.setup);
    expect(whole.setup).toEqual({ rows: 5, columns: 4, starter: 1 });
    expect(optionsOf('lines-of-action --threads 2').limits.threads).toBe(2);
    expect(unwrap(parseEngineArguments(['--help']))).toBe('help');
  });
});
