import { quote } from '../../src-shared/core/quote.ts';
import { err, ok, type Result } from '../../src-shared/core/result.ts';
import { gameById } from '../../src-shared/games/index.ts';
import { type Arguments, type OptionKinds, readNumbers } from '../cli/arguments.ts';
import type { PositionOptions } from '../cli/positionOptions.ts';
import type { Asked } from './proofFolder.ts';
import type { ProofLimits } from './proofRun.ts';
import { isProvable, PROVABLE_GAMES } from './proofSubject.ts';

/** Which of some things a run takes: from 1 up, of how many. */
export interface Share {
  readonly index: number;
  readonly of: number;
}

/** A proof in a folder, and what is to be done about it. */
export interface ProofOptions {
  readonly folder: string;
  readonly asked: Asked;
  readonly limits: Omit<ProofLimits, 'endMs'> & { readonly timeMs: number };
  readonly tableMegabytes: number;
  readonly task:
    | { readonly kind: 'solve' }
    | { readonly kind: 'makeUnits'; readonly count: number; readonly unitNodes: number }
    | { readonly kind: 'solveUnits'; readonly share: Share }
    | { readonly kind: 'solveUnit'; readonly number: number };
}

export const PROOF_OPTIONS = {
  ...{ resume: 'value', units: 'value', unit: 'value', job: 'value' },
  ...{ 'leaf-nodes': 'value', 'unit-nodes': 'value' },
} as const satisfies OptionKinds;

const NAMES = PROVABLE_GAMES.map((gameId) => gameById(gameId).name);

export const PROOF_HELP = `
${NAMES.join(' and ')}, for hours or days:
  --resume FOLDER   keeps all that is found in a folder, goes on where the last run ended, however it ended, and leaves a
                    certificate there, which \`verify FOLDER\` checks
  --units N         only splits the proof into N units, files that any machine with the folder or a copy can work on
  --unit N          works on that unit alone
  --job I/N         works on each N-th unit from the I-th on; N of these do them all
  --leaf-nodes N    nodes for one position; when they are not enough it is split up into its moves; 4,000,000
  --unit-nodes N    a unit is expected to take at most so many; 1,000,000,000
`;

const DEFAULT_LEAF_NODES = 4_000_000;
const DEFAULT_UNIT_NODES = 1_000_000_000;
const MOST = 1e15;

/** @returns undefined when no folder was given. */
export function readProofOptions(
  { gameId, setup, position, limits }: PositionOptions,
  given: Arguments,
): Result<ProofOptions | undefined, string> {
  const { values } = given;
  const folder = values['resume'];
  if (folder === undefined) {
    const lonely = Object.keys(PROOF_OPTIONS).find((name) => values[name] !== undefined);
    return lonely === undefined ? ok(undefined) : err(`--${lonely} needs --resume FOLDER`);
  }
  if (folder === '') return err('--resume needs a folder');
  if (!isProvable(gameId)) return err(`--resume is for ${NAMES.join(' and ')} alone`);
  const read = readNumbers(given, {
    units: { min: 1, max: 999_999 },
    unit: { min: 1, max: 999_999 },
    'leaf-nodes': { min: 1, max: MOST },
    'unit-nodes': { min: 1, max: MOST },
  });
  if (!read.ok) return read;
  const share = readShare(values['job']);
  if (!share.ok) return share;
  const task = taskOf(read.value, share.value);
  if (!task.ok) return task;
  const naming = ['moves', 'position', 'setup', ...Object.keys(setup)];
  const isNamed = naming.some((name) => values[name] !== undefined);
  return ok({
    folder,
    asked: { gameId, setup, position: isNamed ? position : undefined },
    limits: {
      leafNodes: read.value['leaf-nodes'] ?? DEFAULT_LEAF_NODES,
      maxNodes: limits.maxNodes ?? Infinity,
      timeMs: values['seconds'] === undefined ? Infinity : limits.timeMs,
    },
    tableMegabytes: limits.tableMegabytes ?? 0,
    task: task.value,
  });
}

/** Reads `--job I/N`. */
export function readShare(text: string | undefined): Result<Share | undefined, string> {
  if (text === undefined) return ok(undefined);
  const [, first, second] = /^(\d{1,6})\/(\d{1,6})$/.exec(text) ?? [];
  const [index, of] = [Number(first), Number(second)];
  if (index >= 1 && index <= of) return ok({ index, of });
  return err(`--job is I/N, from 1/N to N/N, not ${quote(text)}`);
}

function taskOf(
  numbers: Partial<Record<'units' | 'unit' | 'unit-nodes', number>>,
  share: Share | undefined,
): Result<ProofOptions['task'], string> {
  const { units, unit } = numbers;
  if ([units, unit, share].filter((each) => each !== undefined).length > 1) {
    return err('--units, --unit and --job exclude each other');
  }
  if (units !== undefined) {
    const unitNodes = numbers['unit-nodes'] ?? DEFAULT_UNIT_NODES;
    return ok({ kind: 'makeUnits', count: units, unitNodes });
  }
  if (unit !== undefined) return ok({ kind: 'solveUnit', number: unit });
  return ok(share === undefined ? { kind: 'solve' } : { kind: 'solveUnits', share });
}
