import { KIOSK_CHORD } from '../../src-shared/core/kioskKeys.ts';
import { err, ok, type Result } from '../../src-shared/core/result.ts';
import { IDLE_SECONDS, type Show } from '../../src-shared/ipc/show.ts';
import { type Arguments, type OptionKinds, parseArguments, readNumbers } from './arguments.ts';
import { parseGame } from './gameArgument.ts';

/** What a program was started to show, and at which pace. */
export interface ShowOptions {
  readonly show: Show;
  /** From one move of a demo to the next, milliseconds. */
  readonly paceMs: number;
}

export const SHOW_OPTIONS = {
  demo: 'optional',
  kiosk: 'flag',
  idle: 'value',
  pace: 'value',
} as const satisfies OptionKinds;

/** The lines of a program's help about these options. */
export const SHOW_HELP = `  --demo [GAME] lets the computer play itself, at one game or at all in turn
  --kiosk       for a stand: the demo on the full screen, nothing that can be
                changed, and no way out but a chord of keys that it prints
  --idle S      after S seconds without a touch the demo goes on
  --pace S      one move of a demo every S seconds`;

/** Printed at the start of a kiosk. */
export const KIOSK_NOTE = `This is a kiosk. ${KIOSK_CHORD} ends it.`;

/** Slow enough to be followed, milliseconds. */
export const DEFAULT_PACE_MS = 2_400;

/**
 * What is to be shown, if anything.
 * @returns a sentence without its full stop that says what is wrong.
 */
export function readShowOptions(given: Arguments): Result<ShowOptions | undefined, string> {
  const isKiosk = given.flags.has('kiosk');
  const name = given.values['demo'];
  const isDemo = given.flags.has('demo');
  const numbers = readNumbers(given, {
    idle: IDLE_SECONDS,
    pace: { min: 0.1, max: 60, isDecimal: true },
  });
  if (!numbers.ok) return numbers;
  const { idle, pace } = numbers.value;
  if (!isKiosk && !isDemo) {
    const lonely = ['idle', 'pace'].find((option) => given.values[option] !== undefined);
    return lonely === undefined ? ok(undefined) : err(`--${lonely} goes with --demo or --kiosk`);
  }
  const game = name === undefined ? ok('all' as const) : parseGame([name]);
  if (!game.ok) return game;
  return ok({
    show: {
      demo: game.value,
      isKiosk,
      ...(idle === undefined ? {} : { idleSeconds: idle }),
    },
    paceMs: pace === undefined ? DEFAULT_PACE_MS : pace * 1_000,
  });
}

/** The same among arguments that are not all ours. */
export function parseShowArguments(
  args: readonly string[],
): Result<ShowOptions | undefined, string> {
  const given = parseArguments(args, SHOW_OPTIONS, { isLenient: true });
  return given.ok ? readShowOptions(given.value) : given;
}
