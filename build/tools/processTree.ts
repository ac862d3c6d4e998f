import { readdirSync, readFileSync } from 'node:fs';

/*
 * What Linux tells of a process and all that it started, read from /proc.
 */

/** A process and all that it started, itself first. */
export function processTree(id: number): readonly number[] {
  const processes = readdirSync('/proc').flatMap((name) => {
    if (!/^\d+$/.test(name)) return [];
    try {
      return [{ id: Number(name), parent: numberIn(`/proc/${name}/status`, 'PPid') }];
    } catch {
      // It has ended meanwhile.
      return [];
    }
  });
  const treeOf = (root: number): number[] => [
    root,
    ...processes.filter(({ parent }) => parent === root).flatMap((child) => treeOf(child.id)),
  ];
  return treeOf(id);
}

/** Resident memory of a process and all that it started, in MB; what several of them share counts once. */
export const residentMegabytes = (id: number): number =>
  processTree(id).reduce((sum, each) => sum + proportionalKilobytes(each), 0) / 1_024;

function proportionalKilobytes(id: number): number {
  try {
    return numberIn(`/proc/${id}/smaps_rollup`, 'Pss');
  } catch {
    return 0;
  }
}

/** How many files, sockets and pipes a process has open. */
export const openHandles = (id: number): number => readdirSync(`/proc/${id}/fd`).length;

const numberIn = (file: string, key: string): number =>
  Number(new RegExp(`^${key}:\\s+(\\d+)`, 'm').exec(readFileSync(file, 'utf8'))?.[1] ?? 0);
