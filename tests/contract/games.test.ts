import { describe } from 'vitest';
import { GAME_IDS } from '../../src-shared/games/index.ts';
import { describeConsoleContract } from './consoleContract.ts';
import { describeRulesContract } from './gameContract.ts';
import { describeKernelContract } from './kernelContract.ts';
import { describeMatchContract } from './matchContract.ts';
import { describeSearchContract } from './searchContract.ts';

describe.each(GAME_IDS)('%s', (id) => {
  describeRulesContract(id);
  describeSearchContract(id);
  describeKernelContract(id);
  describeMatchContract(id);
  describeConsoleContract(id);
});
