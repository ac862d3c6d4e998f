import * as v from 'valibot';
import { err, ok, type Result } from '../../src-shared/core/result.ts';
import type { Value } from '../../src-shared/search/prover.ts';
import { parseJsonFile, parseVersionedFile } from '../storage/jsonFile.ts';
import type { ProofSubject } from './proofSubject.ts';
import type { Found } from './proofTree.ts';

const FORMAT = 'quintet-proof-results';
/** More than any position has. */
const MOST_MOVES = 256;
const valueSchema = v.picklist([-1, 0, 1] as const satisfies readonly Value[]);
const lineSchema = v.union([
  v.object({ key: v.string(), least: valueSchema, most: valueSchema, nodes: v.number() }),
  v.object({
    key: v.string(),
    chances: v.pipe(
      v.array(v.pipe(v.number(), v.minValue(0), v.maxValue(1))),
      v.minLength(1),
      v.maxLength(MOST_MOVES),
    ),
    nodes: v.number(),
  }),
]);

/**
 * Reads what a run has noted, line by line, into `all`. The last line may be cut off: the run ended while it wrote.
 * @returns what is wrong and where, as a sentence without its full stop.
 */
export function readResults(
  text: string,
  { game, proofs }: ProofSubject,
  all: Map<string, Found[]>,
): Result<undefined, string> {
  const lines = text.split('\n');
  lines.pop();
  for (const [index, line] of lines.entries()) {
    const at = `line ${index + 1}`;
    if (index === 0) {
      const head = parseVersionedFile(FORMAT, v.object({}), line);
      if (!head.ok) return err(`${at}: ${head.error.message}`);
      continue;
    }
    const read = parseJsonFile(lineSchema, line);
    if (!read.ok) return err(`${at}: ${read.error.message}`);
    const { key } = read.value;
    const position = proofs.positionOf(key);
    if (position === undefined) return err(`${at}, at key: it is no position`);
    if ('chances' in read.value && read.value.chances.length !== game.legalMoves(position).length) {
      return err(`${at}, at chances: not as many as there are moves`);
    }
    const found: Found =
      'least' in read.value
        ? { bounds: { least: read.value.least, most: read.value.most } }
        : { chances: read.value.chances };
    const known = all.get(key);
    if (known === undefined) all.set(key, [found]);
    else known.push(found);
  }
  return ok(undefined);
}
