import { beforeEach, expect, test, vi } from 'vitest';
import type * as fresh from '../../../src-renderer/i18n/i18n.svelte.ts';
import type { LaterLanguage } from '../../../src-renderer/i18n/languages.ts';
import type * as later from '../../../src-renderer/loadLater.ts';

let i18n: typeof fresh.i18n;
let translated: typeof fresh.translated;
let loadLater: typeof later.loadLater;
let lacksFiles: typeof later.lacksFiles;

// A window of its own for each test.
beforeEach(async () => {
  vi.resetModules();
  ({ i18n, translated } = await import('../../../src-renderer/i18n/i18n.svelte.ts'));
  ({ loadLater, lacksFiles } = await import('../../../src-renderer/loadLater.ts'));
});

const LATER: readonly LaterLanguage[] = ['zh-Hant', 'zh-Hans', 'de', 'fr', 'es', 'ja'];

/** A catalogue of one word, each language of which comes when it is let. */
function makeCatalogue() {
  const waiting = new Map<string, { come: () => void; fail: () => void }>();
  const load = (language: LaterLanguage) => (): Promise<string> =>
    new Promise((resolve, reject) => {
      waiting.set(language, {
        come: () => resolve(`word in ${language}`),
        fail: () => reject(new Error('gone')),
      });
    });
  const words = translated<string>({
    en: 'word in en',
    ...(Object.fromEntries(LATER.map((each) => [each, load(each)])) as Record<
      LaterLanguage,
      () => Promise<string>
    >),
  });
  /** The one that was asked for last in a language. */
  const asked = (language: LaterLanguage) =>
    vi.waitFor(() => {
      const found = waiting.get(language);
      if (found === undefined) throw new Error('not asked for');
      waiting.delete(language);
      return found;
    });
  return { words, asked };
}

test('what comes later speaks the language that is spoken by then', async () => {
  await i18n.speak('de');
  let dialog: ReturnType<typeof makeCatalogue> | undefined;
  const loaded = loadLater(() => Promise.resolve((dialog = makeCatalogue())));
  await vi.waitFor(() => expect(dialog).toBeDefined());
  (await dialog!.asked('de')).come();
  const { words, asked } = await loaded;
  expect(words()).toBe('word in de');

  // And changes with it, once all words of the other one are there.
  const spoken = i18n.speak('fr');
  const french = await asked('fr');
  expect(words()).toBe('word in de');
  french.come();
  await spoken;
  expect(words()).toBe('word in fr');
  await i18n.speak('en');
  expect(words()).toBe('word in en');
});

test('what comes while another language is being loaded is part of it', async () => {
  const first = makeCatalogue();
  const spoken = i18n.speak('ja');
  const { come } = await first.asked('ja');
  const second = makeCatalogue();
  come();
  const late = await second.asked('ja');
  expect(i18n.language).toBe('en');
  late.come();
  await spoken;
  expect([first.words(), second.words()]).toEqual(['word in ja', 'word in ja']);
});

test('words that can’t be had are told of, and asked for again', async () => {
  const other = makeCatalogue();
  const spoken = i18n.speak('es');
  (await other.asked('es')).fail();
  await expect(spoken).rejects.toThrow('gone');
  // The window goes on as it was, and what comes later is English too.
  expect(await loadLater(() => Promise.resolve('dialog'))).toBe('dialog');
  expect(other.words()).toBe('word in en');

  const again = i18n.speak('es');
  (await other.asked('es')).come();
  await again;
  expect(other.words()).toBe('word in es');

  const dialog = makeCatalogue();
  const loaded = loadLater(() => Promise.resolve('dialog'));
  (await dialog.asked('es')).fail();
  expect(lacksFiles()).toBe(false);
  await expect(loaded).rejects.toThrow('gone');
  expect(lacksFiles()).toBe(true);
  const retried = loadLater(() => Promise.resolve('dialog'));
  (await dialog.asked('es')).come();
  expect(await retried).toBe('dialog');
  expect(dialog.words()).toBe('word in es');
});
