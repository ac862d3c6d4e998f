import { ok } from '../../src-shared/core/result.ts';
import type { Side } from '../../src-shared/core/side.ts';
import { gameById } from '../../src-shared/games/index.ts';
import type { SearchResult } from '../../src-shared/search/engine.ts';
import { ENGINE_HELP } from '../cli/engineOptions.ts';
import { parsePositionArguments, POSITION_HELP } from '../cli/positionOptions.ts';
import { mapRequest, type Request } from '../cli/request.ts';
import type { SearchDeps } from '../cli/searchProgram.ts';
import {
  PROOF_HELP,
  PROOF_OPTIONS,
  type ProofOptions,
  readProofOptions,
} from '../proof/proofOptions.ts';
import type { AnalysisOptions } from './analysisOptions.ts';

export const SOLVING_HELP = `Finds out who wins a position, and by which move.

  solve GAME [options], e.g. solve domineering --rows 8 --cols 8 --starter V

${ENGINE_HELP}
${POSITION_HELP}  --json            one line of JSON

Unless --seconds or --nodes say otherwise, it takes as long as it takes; Ctrl+C ends it. It exits with 1 when who wins
was not found.
${PROOF_HELP}`;

/** Without a limit it goes on for as long as a search may. */
const NO_LIMIT_MS = 86_400_000;

export interface SolvingOptions extends AnalysisOptions {
  /** When it is done in a folder. */
  readonly proof: ProofOptions | undefined;
}

/** Reads the arguments; they are those of the analysis, with a short name for the columns of Domineering. */
export function parseSolvingArguments(args: readonly string[]): Request<SolvingOptions> {
  const named = args.map((each) => each.replace(/^--cols(?==|$)/, '--columns'));
  const kinds = { json: 'flag', ...PROOF_OPTIONS } as const;
  return mapRequest(parsePositionArguments(named, kinds), ({ options, given }) => {
    const proof = readProofOptions(options, given);
    if (!proof.ok) return proof;
    const { seconds, nodes } = given.values;
    const isLimited = seconds !== undefined || nodes !== undefined;
    const limits = isLimited ? options.limits : { ...options.limits, timeMs: NO_LIMIT_MS };
    const isJson = given.flags.has('json');
    return ok({ ...options, limits, isJson, proof: proof.value });
  });
}

export interface SolvingDeps extends SearchDeps {
  /** Tells how it goes, apart from the result. */
  tell(line: string): void;
}

/** Told at most so often. */
const PROGRESS_INTERVAL_MS = 1_000;

/** Solves a position and prints the result. @returns whether who wins, or that nobody does, is proved. */
export async function solve(
  options: AnalysisOptions,
  { write, tell, nowMs, search }: SolvingDeps,
): Promise<boolean> {
  const { gameId, position, limits, isJson } = options;
  const startMs = nowMs();
  let lastMs = startMs;
  const result = await search({ gameId, position, limits }, ({ nodes }) => {
    if (nowMs() - lastMs < PROGRESS_INTERVAL_MS) return;
    lastMs = nowMs();
    tell(`${nodes.toLocaleString('en')} nodes, ${((lastMs - startMs) / 1_000).toFixed(0)} s`);
  });
  const seconds = (nowMs() - startMs) / 1_000;
  const found = describe(options, result);
  if (isJson) {
    const line = {
      game: gameId,
      ...found,
      nodes: result.nodes,
      seconds: Number(seconds.toFixed(3)),
    };
    write(JSON.stringify(line));
  } else {
    write(`winner: ${found.winner ?? (found.exact ? 'nobody' : 'not found')}`);
    write(`first winning move: ${found.winningMove ?? 'none'}`);
    write(`nodes: ${result.nodes.toLocaleString('en')}`);
    write(`seconds: ${seconds.toFixed(2)}`);
  }
  return found.exact;
}

interface Found {
  readonly exact: boolean;
  /** The name of the side that wins; null when none does or it was not found. */
  readonly winner: string | null;
  /** Null when the side to move does not win. */
  readonly winningMove: string | null;
}

function describe({ gameId, position }: AnalysisOptions, { score, move }: SearchResult): Found {
  const game = gameById(gameId);
  if (score.kind !== 'exact') return { exact: false, winner: null, winningMove: null };
  const winner: Side | undefined = score.winner;
  return {
    exact: true,
    winner: winner === undefined ? null : game.sideNames[winner],
    winningMove: winner === position.sideToMove ? game.notation.make(position, move) : null,
  };
}
