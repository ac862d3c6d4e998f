import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { ok, err, type Result } from '../../src-shared/core/result.ts';
import { readNumbers } from '../cli/arguments.ts';
import { commonHelp, readRequest, type Request, tooMany } from '../cli/request.ts';
import { type Certificate, readCertificate } from './certificate.ts';
import { type Checked, type CheckLimits, StrategyCheck } from './strategyCheck.ts';

export const VERIFYING_HELP = `Checks a certificate of Score Four or Domineering, by rules and a search that the solver knows nothing of.

  verify FOLDER [options]      the folder of \`solve GAME --resume FOLDER\`, or the certificate itself

  --leaf-nodes N   nodes for a position that is claimed to be plain; 1,000,000,000
  --job I/N        searches each N-th of these positions only, from the I-th on; N of these check them all
${commonHelp(17)}
It exits with 1 when the certificate does not hold.
`;

const DEFAULT_LEAF_NODES = 1_000_000_000;
const CERTIFICATE = 'certificate.json';
/** Told at most so often. */
const PROGRESS_INTERVAL_MS = 2_000;

export interface VerifyingOptions {
  readonly path: string;
  readonly limits: CheckLimits;
}

export function parseVerifyingArguments(args: readonly string[]): Request<VerifyingOptions> {
  return readRequest(args, { 'leaf-nodes': 'value', job: 'value' }, (given) => {
    const [path, ...others] = given.words;
    if (path === undefined) return err('a folder is missing: verify FOLDER');
    if (others.length > 0) return tooMany(others);
    const read = readNumbers(given, { 'leaf-nodes': { min: 1, max: 1e15 } });
    if (!read.ok) return read;
    const [, first, second] = /^(\d{1,6})\/(\d{1,6})$/.exec(given.values['job'] ?? '1/1') ?? [];
    const [index, of] = [Number(first) - 1, Number(second)];
    if (!(index >= 0 && index < of)) return err('--job is I/N, from 1/N to N/N');
    const leafNodes = read.value['leaf-nodes'] ?? DEFAULT_LEAF_NODES;
    return ok({ path, limits: { leafNodes, part: { index, of } } });
  });
}

export interface VerifyingDeps {
  write(line: string): void;
  tell(line: string): void;
  nowMs(): number;
}

/** @returns whether the certificate holds, as far as it was asked for. */
export function verify({ path, limits }: VerifyingOptions, deps: VerifyingDeps): boolean {
  const certificate = load(path);
  if (!certificate.ok) {
    deps.tell(certificate.error);
    return false;
  }
  const { position, winner, strategies, rules, start } = certificate.value;
  let lastMs = deps.nowMs();
  for (const strategy of strategies) {
    const check = new StrategyCheck(start(), rules, strategy, limits, (sofar) => {
      if (deps.nowMs() - lastMs < PROGRESS_INTERVAL_MS) return;
      lastMs = deps.nowMs();
      deps.tell(describe(sofar));
    });
    const fault = check.run();
    if (fault !== undefined) {
      deps.write(`refused: ${fault}`);
      return false;
    }
    const side = rules.names[strategy.side];
    deps.write(
      `${side} ${strategy.goal === 'win' ? 'wins' : 'does not lose'}: ${describe(check.checked)}`,
    );
  }
  const { index, of } = limits.part;
  const part = of === 1 ? '' : `, as far as part ${index + 1} of ${of} goes`;
  const name = winner === undefined ? 'nobody' : rules.names[winner];
  deps.write(`${name} wins from ${position}${part}`);
  return true;
}

function load(path: string): Result<Certificate, string> {
  try {
    const file = statSync(path).isDirectory() ? join(path, CERTIFICATE) : path;
    if (!existsSync(file)) return err(`there is no ${file}: the proof is not finished`);
    const read = readCertificate(readFileSync(file, 'utf8'));
    return typeof read === 'string' ? err(`${file}, ${read}`) : ok(read);
  } catch (error) {
    if (error instanceof Error && 'syscall' in error) return err(error.message);
    throw error;
  }
}

const many = (count: number): string => count.toLocaleString('en');

const describe = ({ moves, replies, leaves, searched, nodes, mostNodes }: Checked): string =>
  `${many(moves)} moves, every answer in ${many(replies)} positions, ` +
  `${many(searched)} of ${many(leaves)} plain positions searched with ${many(nodes)} nodes, ` +
  `at most ${many(mostNodes)}`;
