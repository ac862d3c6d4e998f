import { asMove } from '../../src-shared/core/move.ts';
import { openPegs } from '../../src-shared/games/scoreFour/rules.ts';
import { ScoreFourProgram, type Think } from '../../src-shared/opponent/scoreFourProgram.ts';

/** Takes the first peg with room at once. */
export const thinkAtOnce: Think = (position) =>
  Promise.resolve(asMove(openPegs(position)[0] ?? -1));

/** A thinker that waits until it is told to move. */
export const thinkUntilStopped: Think = (position, limits, moveNow) =>
  new Promise((resolve) => {
    const answer = (): void => void thinkAtOnce(position, limits, moveNow).then(resolve);
    if (moveNow.aborted) answer();
    else moveNow.addEventListener('abort', answer);
  });

/** A program and what it has written. */
export function startProgram(think: Think = thinkAtOnce) {
  const lines: string[] = [];
  let quits = 0;
  const program = new ScoreFourProgram({
    level: 8,
    timeMs: 1_000,
    seed: 1,
    think,
    write: (line) => void lines.push(line),
    onQuit: () => quits++,
  });
  return {
    program,
    lines,
    get quits() {
      return quits;
    },
  };
}

/** All that a program answers to some input. */
export async function answersTo(input: string, think: Think = thinkAtOnce): Promise<string[]> {
  const { program, lines } = startProgram(think);
  program.read(input);
  await program.idle();
  program.end();
  await program.idle();
  return lines;
}
