import { makePlainEngine } from '../../../../src-shared/search/plain/plainEngine.ts';
import { ticTacToe } from './index.ts';

export const ticTacToeEngine = makePlainEngine(ticTacToe);
