import type { SetupField } from '../../core/setup.ts';
import { MAX_LENGTH, MIN_LENGTH } from './geometry.ts';
import { SIDE_NAMES } from './rules.ts';

const length = { kind: 'integer', min: MIN_LENGTH, max: MAX_LENGTH, initial: 4 } as const;

/** What can be chosen before a game. */
export const setupFields = [
  { ...length, key: 'rows', name: 'Rows' },
  { ...length, key: 'columns', name: 'Columns' },
  { kind: 'choice', key: 'starter', name: 'First to move', choices: SIDE_NAMES, initial: 0 },
] as const satisfies readonly SetupField[];
