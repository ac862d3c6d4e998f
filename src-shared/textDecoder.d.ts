/** What decodes text in every place that Quintet runs in; see `abort.d.ts`. */
declare class TextDecoder {
  constructor(label?: string, options?: { readonly fatal?: boolean });
  /** @throws TypeError for bytes that are no such text, where that is fatal. */
  decode(bytes: Uint8Array, options?: { readonly stream?: boolean }): string;
}
