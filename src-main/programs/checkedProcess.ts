import type { GameId } from '../../src-shared/games/index.ts';
import type { CheckedProcess } from '../../src-shared/programs/check/trial.ts';
import type { ProgramProtocol } from '../../src-shared/programs/program.ts';
import type { Launch } from '../opponent/childHandle.ts';
import { languageOf } from '../opponent/language.ts';
import { makeLineProcess } from '../opponent/lineProcess.ts';
import { OPPONENT_LIMITS, type OpponentLimits } from '../opponent/programs.ts';
import { startLimit } from '../time/awakeLimit.ts';

/** How long a program that is checked may take over a move, milliseconds; that many are generous. */
const MOVE_MS = 30_000;

export interface CheckedProcessOptions {
  readonly launch: Launch;
  readonly protocol: ProgramProtocol;
  readonly gameId: GameId;
  readonly limits?: OpponentLimits | undefined;
  /** How long a move may take, milliseconds. */
  readonly moveMs?: number | undefined;
}

/** A program that is checked, and what ends it whatever it does. */
export function startCheckedProcess({
  launch,
  protocol,
  gameId,
  limits = OPPONENT_LIMITS,
  moveMs = MOVE_MS,
}: CheckedProcessOptions): { readonly checked: CheckedProcess; end(): Promise<void> } {
  const { quitCommand, answerEnd } = languageOf(protocol, gameId);
  const process = makeLineProcess(launch([]), { quitCommand, answerEnd, quitMs: limits.quitMs });
  let isReady = false;
  const checked: CheckedProcess = {
    get isOver() {
      return process.isOver;
    },
    write: (text) => process.write(text),
    async answer(kind) {
      const limitMs = kind === 'move' ? moveMs : limits.commandMs;
      const answer = await process.answer(isReady ? limitMs : Math.max(limitMs, limits.startMs));
      isReady = true;
      return answer;
    },
    endInput: () => process.endInput(),
    async ended() {
      let isLate = false;
      const endWaiting = startLimit(limits.commandMs, () => {
        isLate = true;
        void process.kill();
      });
      const { code } = await process.ended;
      endWaiting();
      return isLate ? undefined : code;
    },
  };
  return { checked, end: () => process.kill() };
}
