import type { Poll } from './kernel.ts';
import {
  type Kernel,
  type KernelExports,
  type KernelImports,
  type KernelMemory,
  PAGE_BYTES,
  SHARED_START,
  tableBytes,
  type WasmMemory,
} from './kernel.ts';

/** The part of the host's WebAssembly that is used here; `src-shared` has no types of any host. */
interface Wasm {
  readonly Module: new (bytes: Uint8Array<ArrayBuffer>) => object;
  readonly Instance: new (module: object, imports: object) => { readonly exports: unknown };
  readonly Memory: new (size: {
    readonly initial: number;
    readonly maximum: number;
    readonly shared: true;
  }) => WasmMemory;
}

const wasm = (globalThis as unknown as { readonly WebAssembly: Wasm }).WebAssembly;

/** What the compiler is told in build/vitePluginAsc.mjs: no kernel can use more. The system gives it as it is touched. */
const MOST_PAGES = 20_480;

/** A kernel over the memory of its host, ready to search. */
export interface RunningKernel<E extends KernelExports> {
  readonly exports: E;
  readonly memory: KernelMemory;
  /** What its engine knows of what it left in the memory; gone with the layout. */
  note: unknown;
  /** Answers the kernel's polls. */
  poll: Poll;
}

interface Running extends RunningKernel<KernelExports> {
  readonly kernel: unknown;
}

/**
 * The one memory of a thread that searches, and the kernel that has it now. The memory is made once, grown when a kernel
 * needs more, and never dropped, because only the garbage collector would free it, whenever that may be:
 *
 *     static data of the module | shared | scratch of thread 0 | scratch of thread 1 … | transposition table
 *
 * Everything a kernel changes lies in the scratch of its thread or in the table, so that several threads can run one
 * kernel over one shared memory and meet in the table only. What is shared are tables that thread 0 fills before others
 * join and nobody changes afterwards, and small marks that need no locks. The first eight bytes of a scratch are the
 * number of nodes of the current search as a double, for other threads to read.
 */
export class KernelHost {
  readonly #modules = new Map<Uint8Array, object>();
  #memory: WasmMemory | undefined;
  /** Where what former kernels left behind ends. */
  #usedBytes = 0;
  #lastLayoutId = 0;
  #running: Running | undefined;

  /**
   * A kernel with scratch for at least so many threads, as thread 0. It is the one that ran last, with all it knows,
   * when that fits; otherwise the memory is laid out anew, and no other thread may use it meanwhile.
   * @param tableLog2 entries of its table. @throws RangeError when that is more than a kernel can use.
   */
  start<E extends KernelExports>(
    kernel: Kernel<E>,
    threads: number,
    tableLog2: number,
  ): RunningKernel<E> {
    const running = this.#runningOf(kernel);
    const has = running?.memory;
    if (has !== undefined && has.threads >= threads && has.tableLog2 === tableLog2) return running!;
    this.#running = undefined;
    const memory = (this.#memory ??= makeMemory());
    new Uint8Array(memory.buffer).fill(0, 0, this.#usedBytes);
    const exports = this.#instantiate(kernel, memory);
    const layoutId = ++this.#lastLayoutId;
    const sharedBytes = roundUp(exports.sharedBytes?.() ?? 0);
    const scratchBytes = roundUp(exports.scratchBytes());
    const layout = { memory, layoutId, threads, sharedBytes, scratchBytes, tableLog2 };
    this.#usedBytes = tableStart(layout) + tableBytes(layout);
    growTo(memory, this.#usedBytes);
    return this.#setUp(kernel, exports, layout, 0);
  }

  /** The same kernel as a further thread of a search, over the memory of the thread that began it. */
  join<E extends KernelExports>(
    kernel: Kernel<E>,
    memory: KernelMemory,
    thread: number,
  ): RunningKernel<E> {
    const running = this.#runningOf(kernel);
    if (running?.memory.layoutId === memory.layoutId) return running;
    this.#running = undefined;
    return this.#setUp(kernel, this.#instantiate(kernel, memory.memory), memory, thread);
  }

  #runningOf<E extends KernelExports>(kernel: Kernel<E>): RunningKernel<E> | undefined {
    const running = this.#running;
    return running?.kernel === kernel ? (running as unknown as RunningKernel<E>) : undefined;
  }

  #instantiate<E extends KernelExports>({ bytes }: Kernel<E>, memory: WasmMemory): E {
    const module = this.#modules.get(bytes) ?? new wasm.Module(bytes);
    this.#modules.set(bytes, module);
    const imports: KernelImports = {
      poll: (nodes) => (this.#running?.poll(nodes) === true ? 1 : 0),
    };
    const abort = (): never => {
      throw new Error('the kernel failed');
    };
    return new wasm.Instance(module, { env: { memory, abort, ...imports } }).exports as E;
  }

  #setUp<E extends KernelExports>(
    kernel: Kernel<E>,
    exports: E,
    memory: KernelMemory,
    thread: number,
  ): RunningKernel<E> {
    const { tableLog2 } = memory;
    exports.setUp(scratchStart(memory, thread), tableStart(memory), tableLog2, SHARED_START);
    kernel.prepare?.(exports);
    const running = { kernel, exports, memory, note: undefined, poll: (): boolean => false };
    this.#running = running as unknown as Running;
    return running;
  }
}

/** Nodes of the current search of a thread, as of its last poll. */
export const nodesOf = (memory: KernelMemory, thread: number): number =>
  nodesAt(memory, thread)[0]!;

/** Until the thread polls in its next search, it has visited none. */
export function forgetNodesOf(memory: KernelMemory, thread: number): void {
  nodesAt(memory, thread)[0] = 0;
}

const nodesAt = (memory: KernelMemory, thread: number): Float64Array =>
  new Float64Array(memory.memory.buffer, scratchStart(memory, thread), 1);

const scratchStart = ({ sharedBytes, scratchBytes }: KernelMemory, thread: number): number =>
  SHARED_START + sharedBytes + thread * scratchBytes;

const tableStart = (memory: KernelMemory): number => scratchStart(memory, memory.threads);

const roundUp = (bytes: number): number => Math.ceil(bytes / PAGE_BYTES) * PAGE_BYTES;

const makeMemory = (): WasmMemory =>
  new wasm.Memory({ initial: SHARED_START / PAGE_BYTES, maximum: MOST_PAGES, shared: true });

function growTo(memory: WasmMemory, bytes: number): void {
  const missing = roundUp(bytes) - memory.buffer.byteLength;
  if (missing > 0) memory.grow(missing / PAGE_BYTES);
}
