/** What a WebAssembly kernel is to its host: what it exports, what it imports, and the memory that it runs over. */

/** What every kernel exports, besides what its game needs. */
export interface KernelExports {
  /** Bytes of scratch that a thread needs. */
  scratchBytes(): number;
  /** Bytes of what all threads use, tables that thread 0 fills before others join above all; none when it is missing. */
  sharedBytes?(): number;
  /** Called once, before everything else. @param shared where what all threads use begins. */
  setUp(scratch: number, table: number, tableLog2: number, shared: number): void;
}

/** What every kernel imports. */
export interface KernelImports {
  /** Called now and then with the nodes of this search so far; 1 makes the kernel return as soon as it can. */
  poll(nodes: number): number;
}

/** What every kernel exports that searches within the frame of `search/runSearch.ts`. */
export interface SearchKernel extends KernelExports {
  /**
   * Begins a search of the position that was set: nodes are 0.
   * @param tableLog2 entries of the table to use. @param clearsTable 1 forgets what former searches found.
   * @param pollInterval nodes between two polls, a power of two.
   */
  newSearch(tableLog2: number, clearsTable: 0 | 1, pollInterval: number): void;
  /** Lets a search that a poll has stopped go on with another part of it. */
  resume(): void;
  /** Positions visited, or playouts made, since the search began. */
  nodes(): number;
}

/** Asked now and then with the nodes so far; true means: the search stops, its unfinished result is worthless. */
export type Poll = (nodes: number) => boolean;

/** One kernel of a game. */
export interface Kernel<E extends KernelExports> {
  /** The compiled module. */
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** Gives an instance the geometry and what engines have learned; called once, after `setUp`. */
  prepare?(exports: E): void;
}

/** A `WebAssembly.Memory`, which threads can send to each other. */
export interface WasmMemory {
  readonly buffer: ArrayBufferLike;
  grow(pages: number): number;
}

/** How a memory is laid out for one kernel, for threads that join its search. */
export interface KernelMemory {
  readonly memory: WasmMemory;
  /** Another one when the memory was laid out anew: what a thread had there is gone. */
  readonly layoutId: number;
  /** Threads it has scratch for. */
  readonly threads: number;
  readonly sharedBytes: number;
  readonly scratchBytes: number;
  readonly tableLog2: number;
}

export const PAGE_BYTES = 65_536;
const ENTRY_BYTES = 16;
/** Where what all threads use begins: a kernel's static data, and what else it has, ends below. */
export const SHARED_START = 16 * PAGE_BYTES;

/** The largest table within some megabytes, as the logarithm of its number of entries; at least 2^10. */
export const tableLog2Within = (megabytes: number): number =>
  Math.max(10, Math.floor(Math.log2((megabytes * 2 ** 20) / ENTRY_BYTES)));

/** The room that a memory has for its table. */
export const tableBytes = ({ tableLog2 }: Pick<KernelMemory, 'tableLog2'>): number =>
  ENTRY_BYTES * 2 ** tableLog2;
