/**
 * A plugin of Prettier for AssemblyScript, which is TypeScript but for the decorators of its functions. They are comments
 * while Prettier reads and prints them.
 * A cast binds otherwise in AssemblyScript before `++`: write `usize(count++)`, which nothing mistakes.
 */
import { printers as estreePrinters } from 'prettier/plugins/estree';
import { parsers as typescriptParsers } from 'prettier/plugins/typescript';

const { estree } = estreePrinters;
const { typescript } = typescriptParsers;
const DECORATOR = /^@(?=\w+(?:\(.*\))?$)/gm;

/** @type {Record<string, import('prettier').Parser>} */
export const parsers = {
  assemblyscript: {
    ...typescript,
    astFormat: 'assemblyscript',
    preprocess: (text) => text.replace(DECORATOR, '//@'),
  },
};

/** @type {Record<string, import('prettier').Printer>} */
export const printers = {
  assemblyscript: {
    ...estree,
    printComment(path, options) {
      const printed = estree.printComment?.(path, options);
      return typeof printed === 'string' ? printed.replace(/^\/\/@/, '@') : (printed ?? '');
    },
  },
};
