import { readFileSync, readlinkSync } from 'node:fs';
import { hostname } from 'node:os';
import * as v from 'valibot';

/** Which process on which machine, as far as other processes can tell. */
export const processIdentitySchema = v.object({
  pid: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  host: v.string(),
  /** What the process numbers count in: the boot and the namespace, where the system tells. */
  scope: v.string(),
  /** When the process began, so that its number used again is known to be another; '' where nobody tells. */
  startedAt: v.string(),
});

export type ProcessIdentity = v.InferOutput<typeof processIdentitySchema>;

/** Linux tells everything; elsewhere a process is known by its number and its machine alone. */
export function identifyProcess(pid: number = process.pid): ProcessIdentity {
  return { pid, host: hostname(), scope: scopeOfNumbers(), startedAt: startOf(pid) };
}

/**
 * Whether a process runs, also when it is stopped.
 * @returns `unknown` when it may be one of another machine or container, or its number may be used again.
 */
export function stateOf(identity: ProcessIdentity): 'running' | 'gone' | 'unknown' {
  const { pid, host, scope, startedAt } = identity;
  if (host !== hostname() || scope !== scopeOfNumbers()) return 'unknown';
  if (!isThere(pid)) return 'gone';
  const start = startOf(pid);
  if (startedAt === '' || start === '') return 'unknown';
  return start === startedAt ? 'running' : 'gone';
}

function isThere(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'ESRCH';
  }
}

function scopeOfNumbers(): string {
  const boot = read('/proc/sys/kernel/random/boot_id').trim();
  return boot === '' ? '' : `${boot} ${linkOf('/proc/self/ns/pid')}`;
}

/** The 22nd field of `/proc/PID/stat`; the second, in brackets, may hold blanks and brackets. */
function startOf(pid: number): string {
  const stat = read(`/proc/${pid}/stat`);
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  // A zombie does nothing any more; it only waits for its parent to notice.
  return fields[0] === 'Z' ? 'zombie' : (fields[19] ?? '');
}

function read(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}

function linkOf(path: string): string {
  try {
    return readlinkSync(path);
  } catch {
    return '';
  }
}
