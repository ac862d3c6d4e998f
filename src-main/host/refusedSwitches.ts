/**
 * Switches of Chromium, Electron and Node that would let others look into the app, run their code in it, or take its
 * walls down. Which of them do anything at all depends on the version; none is of use to whoever plays.
 */
const REFUSED: readonly RegExp[] = [
  // Control from outside: whoever reaches the port or the pipe has the page.
  /^remote-(debugging|allow)-/,
  /^(inspect|debug)(-|$)/,
  /^enable-automation$/,
  // The sandbox and the separation of processes.
  /^no-sandbox$/,
  /^no-zygote/,
  /^single-process$/,
  /^in-process-gpu$/,
  /^(disable|allow)-.*sandbox/,
  // Flags of the machine that runs the code.
  /^js-flags$/,
  /^(r|require|import|loader|experimental-loader)$/,
  // Programs and extensions in place of ours.
  /-cmd-prefix$/,
  /-launcher$/,
  /^browser-subprocess-path$/,
  /^(load|disable)-extension/,
  // What a page may do.
  /^disable-web-security$/,
  /^disable-site-isolation/,
  /^allow-file-access/,
  /^allow-running-insecure-content$/,
  /^unsafely-treat-insecure-origin/,
];

/**
 * The switches with which the packaged app does not start, without their dashes and values.
 * @param args of the command line, without the program itself.
 */
export function refusedSwitches(
  args: readonly string[],
  platform: NodeJS.Platform,
): readonly string[] {
  // Chromium takes one dash or two, on Windows a slash as well.
  const form = platform === 'win32' ? /^(?:--?|\/)([a-z-]+)/i : /^--?([a-z-]+)/i;
  return args
    .flatMap((arg) => form.exec(arg)?.[1]?.toLowerCase() ?? [])
    .filter((name) => REFUSED.some((pattern) => pattern.test(name)));
}

/** Launchers add it by themselves, so that the person has to be told in a window why nothing starts. */
export const NO_SANDBOX = 'no-sandbox';

/** Why the app does not start, as a sentence. */
export const refusalOf = (name: string): string =>
  name === NO_SANDBOX
    ? 'Quintet runs in its sandbox only. Where the AppImage adds --no-sandbox by itself, the system lets no ' +
      'program make user namespaces: allow that, or install the deb package.'
    : `Quintet does not start with --${name}.`;
