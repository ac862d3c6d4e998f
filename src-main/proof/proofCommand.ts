import { join } from 'node:path';
import { ok, type Result } from '../../src-shared/core/result.ts';
import type { Position } from '../../src-shared/core/game.ts';
import { KernelHost } from '../../src-shared/kernel/kernelHost.ts';
import type { Prover, Value } from '../../src-shared/search/prover.ts';
import { makeUnits } from './makeUnits.ts';
import { CERTIFICATE_FILE, ProofFolder, type Unit } from './proofFolder.ts';
import type { ProofOptions } from './proofOptions.ts';
import type { ProofSubject } from './proofSubject.ts';
import { ProofRun } from './proofRun.ts';
import { ProgressLine } from './progressLine.ts';
import { Contradiction, type Found, ProofTree } from './proofTree.ts';
import { makeCertificate } from './writeCertificate.ts';

export interface ProofCommandDeps {
  write(line: string): void;
  /** Tells how it goes, apart from the result. */
  tell(line: string): void;
  nowMs(): number;
}

/**
 * Works on a proof in a folder.
 * @returns whether what was asked for is done; false when the limits were not enough. The error is a sentence.
 */
export async function runProof(
  options: ProofOptions,
  deps: ProofCommandDeps,
): Promise<Result<boolean, string>> {
  try {
    const opened = await ProofFolder.open(options.folder, options.asked);
    if (!opened.ok) return opened;
    const found = opened.value.results();
    if (!found.ok) return found;
    return await new ProofCommand(opened.value, found.value, options, deps).run();
  } catch (error) {
    if (error instanceof Contradiction) return { ok: false, error: error.message };
    if (error instanceof Error && 'syscall' in error) return { ok: false, error: error.message };
    throw error;
  }
}

class ProofCommand {
  readonly #folder: ProofFolder;
  readonly #found: ReadonlyMap<string, readonly Found[]>;
  readonly #options: ProofOptions;
  readonly #deps: ProofCommandDeps;
  readonly #prover: Prover<Position>;
  readonly #endMs: number;
  #nodes = 0;

  constructor(
    folder: ProofFolder,
    found: ReadonlyMap<string, readonly Found[]>,
    options: ProofOptions,
    deps: ProofCommandDeps,
  ) {
    this.#folder = folder;
    this.#found = found;
    this.#options = options;
    this.#deps = deps;
    const { proofs } = folder.subject;
    this.#prover = proofs.makeProver(
      new KernelHost(),
      options.tableMegabytes,
      options.limits.leafNodes,
    );
    this.#endMs = deps.nowMs() + options.limits.timeMs;
  }

  async run(): Promise<Result<boolean, string>> {
    const { task } = this.#options;
    if (task.kind === 'solve') return this.#solve();
    const units = this.#folder.units();
    if (!units.ok) return units;
    if (task.kind === 'makeUnits') return this.#makeUnits(task, units.value);
    const chosen = units.value.filter(({ number }) =>
      task.kind === 'solveUnit'
        ? number === task.number
        : (number - 1) % task.share.of === task.share.index - 1,
    );
    if (task.kind === 'solveUnit' && chosen.length === 0) {
      return { ok: false, error: `there is no unit ${task.number} in ${this.#folder.path}` };
    }
    let isDone = true;
    for (const unit of chosen) isDone = (await this.#solveUnit(unit)) && isDone;
    return ok(isDone);
  }

  async #solve(): Promise<Result<boolean, string>> {
    const { subject } = this.#folder;
    const tree = new ProofTree(subject, subject.position, this.#found);
    const value = await this.#work(tree, 'run', (run) => run.value());
    const { write } = this.#deps;
    write(`winner: ${value === undefined ? 'not found yet' : winnerOf(subject, value)}`);
    write(
      `positions: ${tree.size.toLocaleString('en')}, decided: ${tree.decided.toLocaleString('en')}`,
    );
    write(`nodes: ${this.#nodes.toLocaleString('en')}`);
    if (value === undefined) return ok(false);
    const content = makeCertificate(value, tree);
    const written = await this.#folder.write(CERTIFICATE_FILE, content);
    if (!written.ok) return written;
    write(`certificate: ${join(this.#folder.path, CERTIFICATE_FILE)}`);
    return ok(true);
  }

  async #solveUnit({ number, key, attacker }: Unit): Promise<boolean> {
    const { subject } = this.#folder;
    const tree = new ProofTree(subject, subject.proofs.positionOf(key)!, this.#found);
    const wins = await this.#work(tree, `unit-${number}`, (run) => run.wins(attacker));
    const name = subject.game.sideNames[attacker];
    const said =
      wins === undefined ? 'not decided yet' : wins ? `${name} wins` : `${name} does not win`;
    this.#deps.write(`unit ${number}: ${said}`);
    return wins !== undefined;
  }

  /** Lets a run work on a tree and note what it finds. @param name that its notes begin with. */
  async #work<T>(tree: ProofTree, name: string, task: (run: ProofRun) => Promise<T>): Promise<T> {
    const { nowMs, tell } = this.#deps;
    const log = this.#folder.openLog(name);
    const progress = new ProgressLine(nowMs, tell, this.#folder.subject.game.sideNames);
    const { leafNodes, maxNodes } = this.#options.limits;
    const limits = { leafNodes, maxNodes: maxNodes - this.#nodes, endMs: this.#endMs };
    const run = new ProofRun(tree, limits, {
      ...{ prover: this.#prover, log, nowMs },
      onProgress: (state) => progress.show(state),
    });
    try {
      return await task(run);
    } finally {
      this.#nodes += run.nodes;
      log.close();
    }
  }

  async #makeUnits(
    task: Extract<ProofOptions['task'], { readonly kind: 'makeUnits' }>,
    former: readonly Unit[],
  ): Promise<Result<boolean, string>> {
    const { subject } = this.#folder;
    const tree = new ProofTree(subject, subject.position, this.#found);
    const log = this.#folder.openLog('units');
    const made = makeUnits(tree, former, task, this.#prover, log);
    log.close();
    for (const unit of made) {
      const written = await this.#folder.writeUnit(unit);
      if (!written.ok) return written;
    }
    const { write } = this.#deps;
    const first = made[0]?.number;
    if (first === undefined)
      write('no new units: all that is left is in those that were made before');
    else write(`units: ${first} to ${made.at(-1)!.number}`);
    return ok(true);
  }
}

const winnerOf = ({ game }: ProofSubject, value: Value): string =>
  value === 0 ? 'nobody' : game.sideNames[value === 1 ? 0 : 1];
