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
import { parseSetup, type Setup } from '../../src-shared/core/setup.ts';
import type { Position } from '../../src-shared/core/game.ts';
import type { Side } from '../../src-shared/core/side.ts';
import { gameById } from '../../src-shared/games/index.ts';
import { makeAtomicWriter } from '../storage/atomicWriter.ts';
import { isMissing, PRIVATE_FILE, systemDisk } from '../storage/fileSystem.ts';
import { parseVersionedFile } from '../storage/jsonFile.ts';
import {
  type ProofSubject,
  PROVABLE_GAMES,
  type ProvableGameId,
  setupIn,
  sideWord,
  subjectOf,
} from './proofSubject.ts';
import type { Found } from './proofTree.ts';
import { readResults } from './resultLines.ts';

const PROOF_FILE = 'proof.json';
const RESULTS = 'results';
const UNITS = 'units';
export const CERTIFICATE_FILE = 'certificate.json';
const FORMAT = 'quintet-proof';
const UNIT_FORMAT = 'quintet-proof-unit';

const setupSchema = v.optional(v.record(v.string(), v.number()));
const proofSchema = v.object({
  game: v.picklist(PROVABLE_GAMES),
  setup: setupSchema,
  position: v.string(),
});
const unitSchema = v.object({
  setup: setupSchema,
  position: v.string(),
  unit: v.string(),
  attacker: v.string(),
});

/** A part of a proof that any machine can work on: whether a side wins a position. */
export interface Unit {
  readonly number: number;
  /** Of its position. */
  readonly key: string;
  readonly attacker: Side;
}

/** Notes what is found, line by line. */
export interface ResultLog {
  add(key: string, found: Found, nodes: number): void;
  close(): void;
}

/** Lines that were written are safe from the end of the process at once, from that of the system after so long. */
const SYNC_INTERVAL_MS = 1_000;

/** What is to be proved, as far as it was asked for. */
export interface Asked {
  readonly gameId: ProvableGameId;
  readonly setup: Setup;
  /** `undefined` is that of the folder, or the start of the game. */
  readonly position: Position | undefined;
}

/** A folder with a proof: of which position, what was found so far, and the units that were given out. */
export class ProofFolder {
  readonly path: string;
  readonly subject: ProofSubject;
  readonly #writer: ReturnType<typeof makeAtomicWriter>;

  private constructor(path: string, subject: ProofSubject) {
    this.path = path;
    this.subject = subject;
    this.#writer = writerIn(path);
  }

  /** Opens the folder of a proof, or makes it. @returns a sentence without its full stop. */
  static async open(
    path: string,
    { gameId, setup, position }: Asked,
  ): Promise<Result<ProofFolder, string>> {
    const file = join(path, PROOF_FILE);
    const text = readText(file);
    const { codec, initial } = gameById(gameId);
    if (text === undefined) {
      const start = position ?? initial(setup);
      const subject = subjectOf(gameId, setup, start);
      if (!subject.ok) return subject;
      for (const name of [RESULTS, UNITS]) mkdirSync(join(path, name), { recursive: true });
      const content = {
        ...{ format: FORMAT, version: 1, game: gameId },
        ...{ ...setupIn({ setup }), position: codec.encode(start) },
      };
      const written = await writerIn(path).write(file, `${JSON.stringify(content)}\n`);
      return written.ok
        ? ok(new ProofFolder(path, subject.value))
        : err(`${file} can't be written`);
    }
    const proof = readProof(text);
    if (!proof.ok) return err(`${file}${proof.error}`);
    const its = proof.value;
    const isOther =
      position !== undefined &&
      (codec.encode(its.position) !== codec.encode(position) || !isSame(its.setup, setup));
    if (its.gameId !== gameId) return err(`${file} is the proof of another game, ${its.gameId}`);
    if (isOther) {
      return err(`${file} is the proof of another position, ${nameOf(its)}`);
    }
    return ok(new ProofFolder(path, its));
  }

  /** What all runs, here or on other machines, have found, by position. */
  results(): Result<ReadonlyMap<string, readonly Found[]>, string> {
    const all = new Map<string, Found[]>();
    const folder = join(this.path, RESULTS);
    for (const name of readdirSync(folder)
      .filter((each) => each.endsWith('.jsonl'))
      .sort()) {
      const file = join(folder, name);
      const read = readResults(readFileSync(file, 'utf8'), this.subject, all);
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
      const { setup, position, unit, attacker } = read.value;
      const isOwn = position === this.#code && isSame(setup ?? {}, this.subject.setup);
      if (!isOwn) return err(`${file} is of another proof`);
      const side = ([0, 1] as const).find((each) => sideWord(this.subject, each) === attacker);
      if (side === undefined) return err(`${file}, at attacker: it is no side`);
      if (this.subject.proofs.positionOf(unit) === undefined) {
        return err(`${file}, at unit: it is no position`);
      }
      units.push({ number: Number(number), key: unit, attacker: side });
    }
    return ok(units);
  }

  get #code(): string {
    return this.subject.game.codec.encode(this.subject.position);
  }

  writeUnit({ number, key, attacker }: Unit): Promise<Result<undefined, string>> {
    const content = {
      ...{ format: UNIT_FORMAT, version: 1, ...setupIn(this.subject), position: this.#code },
      ...{ unit: key, attacker: sideWord(this.subject, attacker) },
    };
    return this.write(join(UNITS, `${String(number).padStart(6, '0')}.json`), content);
  }

  /** Replaces a file of the folder as a whole. */
  async write(name: string, content: object): Promise<Result<undefined, string>> {
    const file = join(this.path, name);
    const written = await this.#writer.write(file, `${JSON.stringify(content)}\n`);
    return written.ok ? ok(undefined) : err(`${file} can't be written`);
  }
}

/** @returns what is wrong, to follow the name of the file. */
function readProof(text: string): Result<ProofSubject, string> {
  const proof = parseVersionedFile(FORMAT, proofSchema, text);
  if (!proof.ok) return err(`: ${proof.error.message}`);
  const { game: gameId, setup, position } = proof.value;
  const { codec, setupFields } = gameById(gameId);
  const checked = parseSetup(setupFields, setup ?? {});
  if (!checked.ok) return err(`, at setup: ${checked.error.message}`);
  const its = codec.decode(checked.value, position);
  if (!its.ok) return err(`, at position: ${its.error.message}`);
  const subject = subjectOf(gameId, checked.value, its.value);
  return subject.ok ? subject : err(`: ${subject.error}`);
}

const isSame = (a: Setup, b: Setup): boolean =>
  Object.keys({ ...a, ...b }).every((key) => a[key] === b[key]);

/** A position with its setup, for people. */
const nameOf = ({ game, setup, position }: ProofSubject): string =>
  [...Object.entries(setup).map((pair) => pair.join('=')), game.codec.encode(position)].join(' ');

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
