/** `node --import register.mjs electron.js` runs the built app with a stand-in for Electron. */
import { register } from 'node:module';

register('./resolve.mjs', import.meta.url);
