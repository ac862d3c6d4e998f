import type { Notice } from '../../src-shared/ipc/storage.ts';
import type { HostServices } from '../hostServices.ts';
import type { StorageFolder } from '../storage/storageFolder.ts';
import { type Conversations, makeConversations } from './conversations.ts';
import { makeProgramCalls, type ProgramCalls } from './programCalls.ts';
import { openProgramStore, type ProgramStore } from './programStore.ts';

export interface OpenProgramsOptions {
  readonly folder: StorageFolder;
  readonly host: Pick<HostServices, 'sendEvent' | 'programDialogs' | 'onBug'>;
  readonly isKiosk: boolean;
  /** The language that the person has chosen. */
  language(): string;
  report(notice: Notice): void;
}

/** The programs of others, what is said with them, and what windows ask about them. */
export interface Programs {
  readonly store: ProgramStore;
  readonly conversations: Conversations;
  readonly calls: ProgramCalls;
}

export async function openPrograms(options: OpenProgramsOptions): Promise<Programs> {
  const { folder, report, ...rest } = options;
  const store = await openProgramStore(folder, report);
  const conversations = makeConversations((programId, lines) =>
    rest.host.sendEvent('programSaid', { programId, lines }),
  );
  const dataFolder = folder.path;
  const calls = makeProgramCalls({ ...rest, store, conversations, dataFolder });
  return { store, conversations, calls };
}
