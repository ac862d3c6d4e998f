import type { SetupField } from '../../core/setup.ts';

/** What can be chosen before a game. */
export const setupFields = [
  { kind: 'choice', key: 'rules', name: 'Rules', choices: ['Handout', 'Tournament'], initial: 0 },
] as const satisfies readonly SetupField[];
