import type { Messages } from '../messages/messages.ts';
import { branches } from './branches.ts';
import { commands } from './commands.ts';
import { clock } from './clock.ts';
import { demo } from './demo.ts';
import { errors } from './errors.ts';
import { home } from './home.ts';
import { joints } from './joints.ts';
import { match } from './match.ts';
import { storage } from './storage.ts';
import { window } from './window.ts';

/** Chinese in simplified characters, as in mainland China. */
export const zhHans: Messages = {
  ...window,
  ...home,
  ...match,
  ...branches,
  ...clock,
  ...commands,
  demo,
  storage,
  errors,
  joints,
};
