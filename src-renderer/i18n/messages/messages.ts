import type { BranchMessages } from './branches.ts';
import type { CommandMessages } from './commands.ts';
import type { ClockMessages } from './clock.ts';
import type { ErrorMessages } from './errors.ts';
import type { DemoMessages } from './demo.ts';
import type { HomeMessages } from './home.ts';
import type { JointMessages } from './joints.ts';
import type { MatchMessages } from './match.ts';
import type { StorageMessages } from './storage.ts';
import type { WindowMessages } from './window.ts';

/** What every language must provide: the words of the window that belong to no game. */
export interface Messages
  extends
    WindowMessages,
    DemoMessages,
    HomeMessages,
    JointMessages,
    MatchMessages,
    BranchMessages,
    CommandMessages,
    StorageMessages,
    ErrorMessages,
    ClockMessages {}
