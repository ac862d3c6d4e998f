import { unwrap } from '../../src-shared/core/result.ts';
import { codec } from '../../src-shared/games/scoreFour/codec.ts';
import type { ScoreFourPosition } from '../../src-shared/games/scoreFour/position.ts';
import { runProof } from '../../src-main/proof/proofCommand.ts';
import type { ProofOptions } from '../../src-main/proof/proofOptions.ts';

/** Positions whose value is found soon, but not at once. */
export const WHITE_WINS = 'bw/-/bwbw/wwbb/b/wwb/bbw/b/wbw/-/-/bwbb/b/bwww/w/wbw w';
export const BLACK_WINS = 'bbww/-/wwb/wbwb/b/wwb/wbb/wwb/w/bwb/b/bbww/bwbw/-/wb/wb w';
export const NOBODY_WINS = 'wwwb/w/bbbw/w/bwb/-/wbw/b/bbw/bwb/-/wwb/w/wwbb/bbbw/w w';

export const positionOf = (code: string): ScoreFourPosition => unwrap(codec.decode({}, code));

/** Too few for most of their positions, so that they are split up. */
export const FEW_NODES = 1_000;

export interface Ran {
  readonly isDone: boolean;
  readonly error: string | undefined;
  readonly lines: readonly string[];
  /** That this run searched; 0 when it did not say. */
  readonly nodes: number;
}

export interface ProveOptions {
  readonly maxNodes?: number;
  readonly leafNodes?: number;
  readonly task?: ProofOptions['task'];
}

/** Works on a proof of Score Four within a limit of nodes. */
export const prove = (
  folder: string,
  position: string | undefined,
  options: ProveOptions = {},
): Promise<Ran> =>
  proveAsked(
    folder,
    {
      ...{ gameId: 'scoreFour', setup: {} },
      position: position === undefined ? undefined : positionOf(position),
    },
    options,
  );

/** Works on a proof of any game within a limit of nodes. */
export async function proveAsked(
  folder: string,
  asked: ProofOptions['asked'],
  { maxNodes = Infinity, leafNodes = FEW_NODES, task = { kind: 'solve' } }: ProveOptions = {},
): Promise<Ran> {
  const lines: string[] = [];
  const options: ProofOptions = {
    ...{ folder, task, asked },
    limits: { leafNodes, maxNodes, timeMs: Infinity },
    tableMegabytes: 1,
  };
  const write = (line: string): void => void lines.push(line);
  const ran = await runProof(options, { write, tell: () => undefined, nowMs: () => 0 });
  const [, nodes = '0'] = /nodes: ([\d,]+)/.exec(lines.join('\n')) ?? [];
  return {
    isDone: ran.ok && ran.value,
    error: ran.ok ? undefined : ran.error,
    ...{ lines, nodes: Number(nodes.replaceAll(',', '')) },
  };
}
