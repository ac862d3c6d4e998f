import { type ArenaOptions, parseArenaOptions } from './options.ts';
import { servesAsPlayer } from './playerProcess.ts';

export interface ArenaTool {
  readonly help: string;
  readonly defaults: { readonly games: number; readonly seconds: number };
  /** @returns what is wrong with the options, if anything. @throws Error when a player can't play. */
  run(options: ArenaOptions): Promise<string | undefined>;
}

/** Status of a tool that does not understand its arguments, or whose players can't play. */
const FAILED = 2;

/** Runs a tool that plays games, or the one player that this process is. */
export async function runArena({ help, defaults, run }: ArenaTool): Promise<void> {
  if (servesAsPlayer()) return;
  const options = parseArenaOptions(process.argv.slice(2), defaults);
  if (options.ok && options.value === 'help') {
    process.stdout.write(help);
    return;
  }
  const messageOf = (error: unknown): string =>
    error instanceof Error ? error.message : String(error);
  const wrong =
    options.ok && options.value !== 'help'
      ? await run(options.value).catch(messageOf)
      : options.ok || `${options.error}\n\n${help}`;
  if (typeof wrong !== 'string') return;
  process.stderr.write(`${wrong.trimEnd()}\n`);
  process.exitCode = FAILED;
}
