/**
 * Loads the WebAssembly kernels and lays out their memory:
 *
 *     static data of the module | scratch of thread 0 | scratch of thread 1 … | transposition table
 *
 * Everything a kernel changes lies in the scratch of its thread or in the table, so that several threads can run one
 * kernel over one shared memory and meet in the table only. The first eight bytes of a scratch are the number of
 * nodes of the current search as a double, for other threads to read.
 */

/** What every kernel exports, besides what its game needs. */
export interface KernelExports {
  /** Bytes of scratch that a thread needs. */
  scratchBytes(): number;
  /** Called once, before everything else. */
  setUp(scratch: number, table: number, tableLog2: number): void;
}

/** What every kernel imports. */
export interface KernelImports {
  /** Called now and then with the nodes of this search so far; 1 makes the kernel return as soon as it can. */
  poll(nodes: number): number;
}

/** The memory of one search, that threads may share. */
export interface KernelMemory {
  /** A `WebAssembly.Memory`, which threads can send to each other. */
  readonly memory: WasmMemory;
  /** Threads it has scratch for. */
  readonly threads: number;
  readonly tableLog2: number;
}

interface WasmMemory {
  readonly buffer: ArrayBufferLike;
}

/** The part of the host's WebAssembly that is used here; `src-shared` has no types of any host. */
interface WasmHost {
  readonly Module: new (bytes: Uint8Array<ArrayBuffer>) => object;
  readonly Instance: new (module: object, imports: object) => { readonly exports: unknown };
  readonly Memory: new (size: {
    readonly initial: number;
    readonly maximum: number;
    readonly shared: true;
  }) => WasmMemory;
}

const { Module, Instance, Memory } = (globalThis as unknown as { WebAssembly: WasmHost })
  .WebAssembly;

const PAGE_BYTES = 65_536;
const ENTRY_BYTES = 16;
/** Where the scratches begin: a kernel's static data, and what else it has, ends below. */
const SCRATCH_START = 16 * PAGE_BYTES;

const roundUp = (bytes: number): number => Math.ceil(bytes / PAGE_BYTES) * PAGE_BYTES;

/** The largest table within some megabytes, as the logarithm of its number of entries; at least 2^10. */
export const tableLog2Within = (megabytes: number): number =>
  Math.max(10, Math.floor(Math.log2((megabytes * 2 ** 20) / ENTRY_BYTES)));

/** The room that a memory has for its table. */
export const tableBytes = ({ tableLog2 }: KernelMemory): number => ENTRY_BYTES * 2 ** tableLog2;

/** One kernel of a game; it is compiled when it is first used. */
export class Kernel<E extends KernelExports> {
  readonly #bytes: Uint8Array<ArrayBuffer>;
  #module: object | undefined;
  #scratchBytes = 0;

  constructor(bytes: Uint8Array<ArrayBuffer>) {
    this.#bytes = bytes;
  }

  /** Memory for a search of some threads; the system gives it only as it is touched. */
  makeMemory(threads: number, tableLog2: number): KernelMemory {
    if (this.#scratchBytes === 0) {
      const probe = this.#instantiate(makePages(SCRATCH_START), { poll: () => 1 });
      this.#scratchBytes = roundUp(probe.scratchBytes());
    }
    const bytes = SCRATCH_START + threads * this.#scratchBytes + ENTRY_BYTES * 2 ** tableLog2;
    return { memory: makePages(bytes), threads, tableLog2 };
  }

  /** A kernel for one thread over a memory that this kernel made, here or in another thread. */
  start(memory: KernelMemory, thread: number, imports: KernelImports): E {
    const kernel = this.#instantiate(memory.memory, imports);
    this.#scratchBytes = roundUp(kernel.scratchBytes());
    const table = SCRATCH_START + memory.threads * this.#scratchBytes;
    kernel.setUp(SCRATCH_START + thread * this.#scratchBytes, table, memory.tableLog2);
    return kernel;
  }

  /** Nodes of the current search of another thread, as of its last poll. */
  nodesOf(memory: KernelMemory, thread: number): number {
    return this.#nodesAt(memory, thread)[0] ?? 0;
  }

  /** Until the thread polls in its next search, it has visited none. */
  forgetNodesOf(memory: KernelMemory, thread: number): void {
    this.#nodesAt(memory, thread)[0] = 0;
  }

  #nodesAt(memory: KernelMemory, thread: number): Float64Array {
    const at = SCRATCH_START + thread * this.#scratchBytes;
    return new Float64Array(memory.memory.buffer, at, 1);
  }

  #instantiate(memory: WasmMemory, { poll }: KernelImports): E {
    this.#module ??= new Module(this.#bytes);
    const abort = (): never => {
      throw new Error('the kernel failed');
    };
    return new Instance(this.#module, { env: { memory, poll, abort } }).exports as E;
  }
}

function makePages(bytes: number): WasmMemory {
  const pages = Math.ceil(bytes / PAGE_BYTES);
  return new Memory({ initial: pages, maximum: pages, shared: true });
}
