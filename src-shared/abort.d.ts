/**
 * What signals are in every place that Quintet runs in: browsers, Node and their workers. The layer is compiled without
 * the types of any of them, so that it uses nothing else of one.
 */
interface AbortSignal {
  readonly aborted: boolean;
  addEventListener(type: 'abort', listener: () => void): void;
}

declare class AbortController {
  readonly signal: AbortSignal;
  abort(): void;
}
