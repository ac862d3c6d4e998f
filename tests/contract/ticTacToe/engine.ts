import { makePlainEngine } from '../../../src-shared/search/plain/plainEngine.ts';
import { ticTacToe } from './rules.ts';

export const ticTacToeEngine = makePlainEngine(ticTacToe);
