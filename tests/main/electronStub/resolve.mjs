import { URL } from 'node:url';

const STUB = new URL('./electron.mjs', import.meta.url).href;

export function resolve(specifier, context, nextResolve) {
  if (specifier === 'electron') return { url: STUB, shortCircuit: true };
  return nextResolve(specifier, context);
}
