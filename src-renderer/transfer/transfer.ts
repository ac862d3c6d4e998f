import type { Client } from '../../src-shared/ipc/client.ts';
import type { CallError } from '../../src-shared/ipc/contract.ts';
import { IMPORT_PART } from '../../src-shared/ipc/transfer.ts';
import { ok, type Result } from '../../src-shared/core/result.ts';

/** How far it is, and whether it was called off. */
export interface Watch {
  onProgress(share: number): void;
  readonly isOver: () => boolean;
}

/** Fetches the file with everything. @returns `undefined` when it was called off. */
export async function fetchEverything(
  client: Client,
  { onProgress, isOver }: Watch,
): Promise<Result<{ blob: Blob; matches: number } | undefined, CallError>> {
  const begun = await client.call('beginExport');
  if (!begun.ok) return begun;
  const { transferId, matches: total } = begun.value;
  const parts: string[] = [];
  let matches = 0;
  while (!isOver()) {
    const part = await client.call('exportPart', { transferId });
    if (!part.ok) return part;
    if (part.value.isLast) {
      const blob = new Blob(parts, { type: 'application/x-ndjson' });
      return ok({ blob, matches });
    }
    parts.push(part.value.text);
    ({ matches } = part.value);
    onProgress(total === 0 ? 1 : matches / total);
  }
  await client.call('endTransfer');
  return ok(undefined);
}

/** So many bytes of the file are in memory at a time. */
const SLICE = 1024 * 1024;
/** A host takes a hundred messages in a second, and other windows have something to say too. */
const PAUSE_MS = 14;

/** Hands a file over, part by part. @returns the number of the transfer; `undefined` when it was called off. */
export async function handOver(
  client: Client,
  file: Blob,
  { onProgress, isOver }: Watch,
): Promise<Result<string | undefined, CallError>> {
  const begun = await client.call('beginImport');
  if (!begun.ok) return begun;
  const { transferId } = begun.value;
  const decoder = new TextDecoder();
  for (let at = 0; at < file.size; at += SLICE) {
    const bytes = await file.slice(at, at + SLICE).arrayBuffer();
    const text = decoder.decode(bytes, { stream: at + SLICE < file.size });
    for (let from = 0; from < text.length; from += IMPORT_PART) {
      if (isOver()) {
        await client.call('endTransfer');
        return ok(undefined);
      }
      const part = text.slice(from, from + IMPORT_PART);
      const told = await client.call('importPart', { transferId, text: part });
      if (!told.ok) return told;
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
    onProgress(Math.min(1, (at + SLICE) / file.size));
  }
  return ok(transferId);
}
