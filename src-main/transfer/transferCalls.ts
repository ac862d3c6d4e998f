import { randomBytes } from 'node:crypto';
import { err, ok, type Result } from '../../src-shared/core/result.ts';
import type { CallError } from '../../src-shared/ipc/contract.ts';
import type { Caller, Handlers } from '../../src-shared/ipc/router.ts';
import { LOCKED } from '../demo.ts';
import type { StorageFolder } from '../storage/storageFolder.ts';
import { type ExportedPart, exportParts, keptIds } from './exporting.ts';
import { checkImport, runImport } from './importing.ts';
import { type ImportSpool, openImportSpool } from './importSpool.ts';
import type { Kept } from './kept.ts';

export interface TransferCallsOptions extends Kept {
  readonly folder: StorageFolder;
  readonly isKiosk: boolean;
  /** Of the program. */
  readonly version: string;
  /** Resolves when all changes of matches so far are saved. */
  saved(): Promise<void>;
  /** Told when matches were added. */
  onAdded(): void;
}

/** What a window is in the middle of. */
interface Transfer {
  readonly transferId: string;
  readonly parts?: AsyncGenerator<ExportedPart>;
  readonly spool?: ImportSpool;
  isOver: boolean;
}

const UNKNOWN = { code: 'ERR_PAYLOAD', message: 'there is no such transfer any more' } as const;

/** Everything in one file, and back; a window has one such file at a time, and it ends with the window. */
// eslint-disable-next-line max-lines-per-function -- an object whose functions share private state; each of them is short
export function makeTransferCalls(options: TransferCallsOptions) {
  const { folder, isKiosk, version, saved, onAdded, ...kept } = options;
  const transfers = new Map<Caller, Transfer>();

  async function end(caller: Caller): Promise<void> {
    const transfer = transfers.get(caller);
    if (transfer === undefined) return;
    transfer.isOver = true;
    transfers.delete(caller);
    await transfer.spool?.drop();
  }

  async function begin(caller: Caller, what: Omit<Transfer, 'transferId' | 'isOver'>) {
    await end(caller);
    const transferId = randomBytes(16).toString('hex');
    transfers.set(caller, { transferId, isOver: false, ...what });
    caller.gone.addEventListener('abort', () => void end(caller), { once: true });
    return transferId;
  }

  function find(caller: Caller, transferId: string): Transfer | undefined {
    const transfer = transfers.get(caller);
    return transfer?.transferId === transferId ? transfer : undefined;
  }

  /** What reads a file that was told; `undefined` when there is none. */
  function readingOf(caller: Caller, transferId: string) {
    const transfer = find(caller, transferId);
    if (transfer?.spool === undefined) return undefined;
    const { spool } = transfer;
    return {
      ...{ kept, spool, isOver: () => transfer.isOver },
      onNews: (news: { done: number; total: number }) => caller.send('transferProgressed', news),
    };
  }

  const handlers: Pick<
    Handlers,
    | 'beginExport'
    | 'exportPart'
    | 'beginImport'
    | 'importPart'
    | 'checkImport'
    | 'runImport'
    | 'endTransfer'
  > = {
    async beginExport(_, caller) {
      if (isKiosk) return err(LOCKED);
      await saved();
      const ids = await keptIds(kept);
      const header = { madeAt: new Date().toISOString(), program: version };
      const transferId = await begin(caller, { parts: exportParts(kept, ids, header) });
      return ok({ transferId, matches: ids.size });
    },
    async exportPart({ transferId }, caller) {
      const next = await find(caller, transferId)?.parts?.next();
      if (next === undefined) return err(UNKNOWN);
      if (next.done !== true) return ok({ ...next.value, isLast: false });
      await end(caller);
      return ok({ text: '', matches: 0, isLast: true });
    },
    async beginImport(_, caller) {
      if (isKiosk) return err(LOCKED);
      return ok({ transferId: await begin(caller, { spool: openImportSpool(folder) }) });
    },
    async importPart({ transferId, text }, caller): Promise<Result<undefined, CallError>> {
      const spool = find(caller, transferId)?.spool;
      if (spool === undefined) return err(UNKNOWN);
      const appended = await spool.append(text);
      if (appended.ok) return ok(undefined);
      return err({ code: appended.error.code, message: 'it could not be stored' });
    },
    async checkImport({ transferId }, caller) {
      const reading = readingOf(caller, transferId);
      if (reading === undefined) return err(UNKNOWN);
      await saved();
      return ok(await checkImport(reading));
    },
    async runImport({ transferId, withSettings }, caller) {
      const reading = readingOf(caller, transferId);
      if (reading === undefined) return err(UNKNOWN);
      await saved();
      const report = await runImport(reading, withSettings);
      await end(caller);
      onAdded();
      return ok(report);
    },
    async endTransfer(_, caller) {
      await end(caller);
      return ok(undefined);
    },
  };
  return {
    handlers,
    async close() {
      await Promise.all([...transfers.keys()].map(end));
    },
  };
}
