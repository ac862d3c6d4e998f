/** An AssemblyScript source as a compiled WebAssembly module; see build/vitePluginAsc.mjs. */
declare module '*.as.ts?wasm' {
  export const bytes: Uint8Array<ArrayBuffer>;
}
