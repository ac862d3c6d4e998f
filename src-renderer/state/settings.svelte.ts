import { MediaQuery } from 'svelte/reactivity';
import type { Result } from '../../src-shared/core/result.ts';
import type { Client } from '../../src-shared/ipc/client.ts';
import type { CallError, Settings } from '../../src-shared/ipc/contract.ts';
import { DEFAULT_SETTINGS } from '../../src-shared/ipc/settings.ts';
import { autoQuality } from '../stage/autoQuality.svelte.ts';

const MOTION_SCALES: Readonly<Record<Settings['animationSpeed'], number>> = {
  slow: 2,
  normal: 1,
  fast: 0.5,
};

/** The settings main keeps, and what the system asks for beside them. */
export class SettingsState {
  readonly #client: Client;
  readonly #onError: (error: CallError) => void;
  readonly #prefersDark = new MediaQuery('prefers-color-scheme: dark');
  readonly #prefersMoreContrast = new MediaQuery('prefers-contrast: more');
  readonly #prefersLessMotion = new MediaQuery('prefers-reduced-motion: reduce');
  /** As main told them last. */
  #told = $state.raw<Settings>(DEFAULT_SETTINGS);
  /** The changes that main has not answered yet, the oldest first. */
  #asked = $state.raw<readonly Partial<Settings>[]>([]);
  /**
   * What is set. A change counts from when it is asked for, so that what main tells meanwhile of an earlier one does
   * not put a control back for a moment; when it is refused, it never was.
   */
  readonly stored: Settings = $derived(
    this.#asked.reduce<Settings>((settings, change) => ({ ...settings, ...change }), this.#told),
  );
  /** Why the last change was not made; `undefined` when it was. */
  refusal = $state.raw<CallError | undefined>();

  constructor(client: Client, onError: (error: CallError) => void) {
    this.#client = client;
    this.#onError = onError;
    client.on('settingsChanged', (settings) => {
      this.#told = settings;
    });
  }

  /** Of the two, the one that is shown; high contrast comes in both and follows the system. */
  get theme(): 'light' | 'dark' {
    const { theme } = this.stored;
    if (theme === 'light' || theme === 'dark') return theme;
    return this.#prefersDark.current ? 'dark' : 'light';
  }

  get hasMoreContrast(): boolean {
    return this.stored.theme === 'contrast' || this.#prefersMoreContrast.current;
  }

  get boardQuality(): 'high' | 'low' {
    if (this.stored.boardQuality !== 'auto') return this.stored.boardQuality;
    return autoQuality.quality;
  }

  get hasReducedMotion(): boolean {
    const { reducedMotion } = this.stored;
    return reducedMotion === 'system' ? this.#prefersLessMotion.current : reducedMotion === 'on';
  }

  /** How much longer than usual pieces move. */
  get motionScale(): number {
    return MOTION_SCALES[this.stored.animationSpeed];
  }

  async load(): Promise<Result<Settings, CallError>> {
    const reply = await this.#client.call('settings');
    if (reply.ok) this.#told = reply.value;
    return reply;
  }

  /** Asks main to change some settings. A control whose change was refused goes back. */
  async change(change: Partial<Settings>): Promise<void> {
    this.#asked = [...this.#asked, change];
    const reply = await this.#client.call('changeSettings', change);
    this.#asked = this.#asked.filter((each) => each !== change);
    // A new object, so that every control shows again what is stored.
    this.#told = reply.ok ? reply.value : { ...this.#told };
    this.refusal = reply.ok ? undefined : reply.error;
    if (!reply.ok) this.#onError(reply.error);
  }
}
