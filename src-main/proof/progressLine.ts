import type { ProofState } from './proofRun.ts';

/** Told at most so often. */
const INTERVAL_MS = 2_000;
/** Before so many nodes nothing is said of what is left. */
const EARLY_NODES = 50_000_000;

/** Tells now and then how a proof goes, and what is left by what it took so far. */
export class ProgressLine {
  readonly #nowMs: () => number;
  readonly #tell: (line: string) => void;
  readonly #sideNames: readonly [string, string];
  readonly #startMs: number;
  #lastMs: number;

  constructor(
    nowMs: () => number,
    tell: (line: string) => void,
    sideNames: readonly [string, string],
  ) {
    this.#nowMs = nowMs;
    this.#tell = tell;
    this.#sideNames = sideNames;
    this.#startMs = this.#lastMs = nowMs();
  }

  show(state: ProofState): void {
    const nowMs = this.#nowMs();
    if (nowMs - this.#lastMs < INTERVAL_MS) return;
    this.#lastMs = nowMs;
    this.#tell(describeProgress(state, nowMs - this.#startMs, this.#sideNames));
  }
}

/** @param elapsedMs in which these nodes were searched. */
export function describeProgress(
  { positions, nodes, left, attacker }: ProofState,
  elapsedMs: number,
  sideNames: readonly [string, string],
): string {
  const done = `${positions.toLocaleString('en')} positions, ${(nodes / 1e6).toFixed(1)} M nodes, ${duration(elapsedMs)}`;
  if (nodes < EARLY_NODES) return `${done}; too early to say what is left`;
  const [ifYes, ifNo] = left.map((each) => duration((each * elapsedMs) / nodes));
  const name = sideNames[attacker];
  return `${done}; about ${ifYes} left if ${name} wins, ${ifNo} if not, by a guess that may be ten times off`;
}

const UNITS = [
  ['s', 1],
  ['min', 60],
  ['h', 3_600],
  ['days', 86_400],
  ['years', 31_557_600],
] as const;

function duration(ms: number): string {
  const seconds = ms / 1_000;
  const [name, size] = UNITS.findLast(([, each]) => seconds >= 2 * each) ?? UNITS[0];
  const amount = seconds / size;
  return amount < 1e6 ? `${Math.round(amount).toLocaleString('en')} ${name}` : 'very many years';
}
