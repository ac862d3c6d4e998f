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

/** French. */
export const fr: Messages = {
  ...window,
  ...home,
  ...match,
  ...clock,
  ...branches,
  ...commands,
  demo,
  storage,
  errors,
  joints,
};
