import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { SocketPass } from '../../src-shared/ipc/socketMessages.ts';

/** What becomes of a window that wants to come in. */
export type Entered = 'welcome' | 'entryUnknown' | 'entryUsed';

/**
 * Who may talk to the browser host. Each window comes in through an entry of its own, which then belongs to the secret
 * that the window made up: the same window may come again, nobody else.
 */
export interface Entries {
  /**
   * A new entry: 64 hexadecimal digits, which nobody can guess.
   * @param onUsed called once, when a window comes in through it.
   */
  make(onUsed?: () => void): string;
  enter(pass: SocketPass): Entered;
}

interface Entry {
  readonly name: string;
  owner: string | undefined;
  onUsed(): void;
}

/** The oldest are forgotten beyond this: nobody opens so many windows by hand. */
const MAX_ENTRIES = 1_000;

export function makeEntries(): Entries {
  const entries: Entry[] = [];
  return {
    make(onUsed = () => undefined) {
      const name = randomBytes(32).toString('hex');
      entries.push({ name, owner: undefined, onUsed });
      if (entries.length > MAX_ENTRIES) entries.shift();
      return name;
    },
    enter({ entry: name, secret }) {
      const entry = entries.find((each) => isEqual(each.name, name));
      if (entry === undefined) return 'entryUnknown';
      if (entry.owner === undefined) {
        entry.owner = secret;
        entry.onUsed();
      }
      return isEqual(entry.owner, secret) ? 'welcome' : 'entryUsed';
    },
  };
}

/** Takes the same time wherever the texts differ. */
function isEqual(known: string, candidate: string): boolean {
  const [a, b] = [Buffer.from(known), Buffer.from(candidate)];
  return a.length === b.length && timingSafeEqual(a, b);
}
