import { randomBytes } from 'node:crypto';
import {
  closeSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { err, ok, type Result } from '../../src-shared/core/result.ts';
import { gameById } from '../../src-shared/games/index.ts';
import type { ScoreFourPosition } from '../../src-shared/games/scoreFour/position.ts';
import { makeAtomicWriter } from '../storage/atomicWriter.ts';
import { isMissing, PRIVATE_FILE, systemDisk } from '../storage/fileSystem.ts';
import { parseVersionedFile } from '../storage/jsonFile.ts';
import type { Found } from './proofTree.ts';
import { readResults } from './resultLines.ts';

const PROOF_FILE = 'proof.json';
const RESULTS = 'results';
const UNITS = 'units';
export const CERTIFICATE_FILE = 'certificate.json';
const FORMAT = 'quintet-proof';
const UNIT_FORMAT = 'quintet-proof-unit';

const proofSchema = v.object({ game: v.literal('scoreFour'), position: v.string() });
const unitSchema = v.object({
  position: v.string(),
  unit: v.string(),
  attacker: v.picklist(['white', 'black']),
});

/** A part of a proof that any machine can work on: whether a side wins a position. */
export interface Unit {
  readonly number: number;
  /** As `canonical` has it. */
  readonly key: string;
  readonly attacker: 'white' | 'black';
}

/** Notes what is found, line by line. */
export interface ResultLog {
  add(key: string, found: Found, nodes: number): void;
  close(): void;
}

/** Lines that were written are safe from the end of the process at once, from that of the system after so long. */
const SYNC_INTERVAL_MS = 1_000;

const { codec } = gameById('scoreFour');

/** A folder with a proof: of which position, what was found so far, and the units that were given out. */
export class ProofFolder {
  readonly path: string;
  readonly position: ScoreFourPosition;
  readonly #writer: ReturnType<typeof makeAtomicWriter>;

  private constructor(path: string, position: ScoreFourPosition) {
    this.path = path;
    this.position = position;
    this.#writer = writerIn(path);
  }

  /**
   * Opens the folder of a proof, or makes it.
   * @param position of the proof; undefined is that of the folder, or the empty board. @returns a sentence without its full stop.
   */
  static async open(
    path: string,
    position: ScoreFourPosition | undefined,
  ): Promise<Result<ProofFolder, string>> {
    const file = join(path, PROOF_FILE);
    const text = readText(file);
    const code = position && codec.encode(position);
    if (text === undefined) {
      const start = position ?? (gameById('scoreFour').initial({}) as ScoreFourPosition);
      for (const name of [RESULTS, UNITS]) mkdirSync(join(path, name), { recursive: true });
      const content = {
        format: FORMAT,
        version: 1,
        game: 'scoreFour',
        position: codec.encode(start),
      };
      const written = await writerIn(path).write(file, `${JSON.stringify(content)}\n`);
      return written.ok ? ok(new ProofFolder(path, start)) : err(`${file} can't be written`);
    }
    const proof = parseVersionedFile(FORMAT, proofSchema, text);
    if (!proof.ok) return err(`${file}: ${proof.error.message}`);
    const its = codec.decode({}, proof.value.position);
    if (!its.ok) return err(`${file}, at position: ${its.error.message}`);
    if (code !== undefined && codec.encode(its.value) !== code) {
      return err(`${file} is the proof of another position, ${proof.value.position}`);
    }
    return ok(new ProofFolder(path, its.value as ScoreFourPosition));
  }

  /** What all runs, here or on other machines, have found, by position. */
  results(): Result<ReadonlyMap<string, readonly Found[]>, string> {
    const all = new Map<string, Found[]>();
    const folder = join(this.path, RESULTS);
    for (const name of readdirSync(folder)
      .filter((each) => each.endsWith('.jsonl'))
      .sort()) {
      const file = join(folder, name);
      const read = readResults(readFileSync(file, 'utf8'), all);
      if (!read.ok) return err(`${file}, ${read.error}`);
    }
    return ok(all);
  }

  /** A file of its own for what a run finds, so that no two write the same one. @param name what it begins with. */
  openLog(name: string): ResultLog {
    const path = join(this.path, RESULTS, `${name}-${randomBytes(6).toString('hex')}.jsonl`);
    const file = openSync(path, 'ax', PRIVATE_FILE);
    let syncedMs = performance.now();
    const write = (line: object): void => void writeSync(file, `${JSON.stringify(line)}\n`);
    write({ format: 'quintet-proof-results', version: 1 });
    return {
      add(key, found, nodes) {
        write({ key, ...('bounds' in found ? found.bounds : found), nodes });
        if (performance.now() - syncedMs < SYNC_INTERVAL_MS) return;
        syncedMs = performance.now();
        fsyncSync(file);
      },
      close() {
        fsyncSync(file);
        closeSync(file);
      },
    };
  }

  units(): Result<readonly Unit[], string> {
    const units: Unit[] = [];
    const folder = join(this.path, UNITS);
    for (const name of readdirSync(folder).sort()) {
      const [, number] = /^(\d{6})\.json$/.exec(name) ?? [];
      if (number === undefined) continue;
      const file = join(folder, name);
      const read = parseVersionedFile(UNIT_FORMAT, unitSchema, readFileSync(file, 'utf8'));
      if (!read.ok) return err(`${file}: ${read.error.message}`);
      const { position, unit, attacker } = read.value;
      if (position !== codec.encode(this.position)) return err(`${file} is of another proof`);
      units.push({ number: Number(number), key: unit, attacker });
    }
    return ok(units);
  }

  writeUnit({ number, key, attacker }: Unit): Promise<Result<undefined, string>> {
    const position = codec.encode(this.position);
    const content = { format: UNIT_FORMAT, version: 1, position, unit: key, attacker };
    return this.write(join(UNITS, `${String(number).padStart(6, '0')}.json`), content);
  }

  /** Replaces a file of the folder as a whole. */
  async write(name: string, content: object): Promise<Result<undefined, string>> {
    const file = join(this.path, name);
    const written = await this.#writer.write(file, `${JSON.stringify(content)}\n`);
    return written.ok ? ok(undefined) : err(`${file} can't be written`);
  }
}

const writerIn = (path: string) =>
  makeAtomicWriter({ ...systemDisk, path, obstacle: () => Promise.resolve(undefined) });

function readText(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}
