// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { en } from '../../src-renderer/i18n/en/index.ts';
import { AppState } from '../../src-renderer/state/app.svelte.ts';
import { noticeInWords } from '../../src-renderer/state/noticeWords.ts';
import { Toasts } from '../../src-renderer/state/toasts.svelte.ts';
import { err, ok } from '../../src-shared/core/result.ts';
import type { Saving } from '../../src-shared/ipc/storage.ts';
import { makeFakeMain } from './fakeConnection.ts';

const SETTINGS = {
  theme: 'system',
  boardQuality: 'auto',
  boardView: { stand: null, isExploded: false },
  showCoordinates: true,
  coordinates: 'handout',
  lastScreen: 'home',
  lastConfigs: {},
};
const INFO = { version: '1', host: 'browser', notices: [], saving: { waiting: 0 } };
const FULL: Saving = { waiting: 1, error: 'ERR_DISK_FULL' };

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
});
afterEach(() => {
  location.hash = '';
});

/** A window whose main answers as told. */
async function open(answers: Record<string, unknown> = {}) {
  const main = makeFakeMain();
  const all = {
    appInfo: ok(INFO),
    settings: ok(SETTINGS),
    currentMatch: ok(undefined),
    latestMatches: ok([]),
    ...answers,
  };
  for (const [name, answer] of Object.entries(all)) main.answers[name] = () => answer as never;
  let reconnect = (): void => undefined;
  const app = new AppState(
    {
      transport: main.transport,
      onStatus: (listener) => {
        reconnect = () => {
          listener('lost');
          listener('up');
        };
        listener('up');
      },
    },
    () => Promise.reject(new Error('the host has gone')),
  );
  await vi.waitFor(() => expect(app.isLoaded).toBe(true));
  return { main, app, reconnect, texts: () => app.toasts.shown.map(({ text }) => text) };
}

describe('a window', () => {
  it('stays at home, and says so, when the screen of the match can’t be had', async () => {
    const { app, texts } = await open();
    await app.goToMatch();
    expect(app.router.screen).toBe('home');
    expect(texts()).toEqual([en.errors.ERR_CONNECTION]);
  });

  it.each([
    ['appInfo', { ...INFO, notices: [{ id: 1, notice: { kind: 'unheard-of' } }] }],
    ['appInfo', { ...INFO, version: 'v'.repeat(5_000) }],
    ['settings', { ...SETTINGS, theme: 'pink' }],
    ['currentMatch', { matchId: 7 }],
  ])('opens also when it can’t read what main says (%s)', async (name, value) => {
    const { texts } = await open({ [name]: ok(value) });
    expect(texts()).toEqual(['The program said something that this window does not understand.']);
  });

  it('shows notices that were there before it, and tells main which it has dismissed', async () => {
    const notice = { kind: 'backupUsed', file: 'match.json' } as const;
    const { app, main, texts } = await open({
      appInfo: ok({ ...INFO, notices: [{ id: 7, notice }] }),
    });
    expect(texts()).toEqual([noticeInWords(notice)]);
    app.toasts.dismiss(app.toasts.shown[0]?.id ?? 0);
    expect(main.calls.at(-1)).toEqual(['dismissNotice', { id: 7 }]);
    expect(texts()).toEqual([]);
  });

  it('shows what has come up while there was no connection, and nothing twice', async () => {
    const old = { id: 1, notice: { kind: 'backupUsed', file: 'one' } };
    const { main, texts, reconnect } = await open({ appInfo: ok({ ...INFO, notices: [old] }) });
    const news = { id: 2, notice: { kind: 'backupUsed', file: 'two' } };
    main.answers.appInfo = () => ok({ ...INFO, notices: [old, news], saving: FULL });
    reconnect();
    await vi.waitFor(() =>
      expect(texts()).toMatchObject(
        [/“one”/, /“two”/].map((file) => expect.stringMatching(file) as string),
      ),
    );
    main.answers.appInfo = () => ok({ ...INFO, notices: [old, news] });
    reconnect();
    await vi.waitFor(() => expect(main.calls.length).toBeGreaterThan(6));
    expect(texts()).toMatchObject(
      [/“one”/, /“two”/].map((file) => expect.stringMatching(file) as string),
    );
  });

  it('says as long as it is so that the game is not saved, and that it is again', async () => {
    const { app, main } = await open({ appInfo: ok({ ...INFO, saving: FULL }) });
    const words = 'This game is not saved: the disk is full.';
    expect(app.savingWords).toContain(words);
    expect(app.announcer.current?.text).toContain(words);
    main.raise('savingChanged', { waiting: 3, error: 'ERR_FOLDER_GONE' });
    expect(app.savingWords).toContain(
      '3 games are not saved: the data folder is not there any more.',
    );
    main.raise('savingChanged', { waiting: 0 });
    expect(app.savingWords).toBeUndefined();
    expect(app.announcer.current?.text).toBe('Everything is saved again.');
  });

  it('says in a sentence that a setting could not be stored, and shows what is stored', async () => {
    const { app, main, texts } = await open();
    main.answers.changeSettings = () => err({ code: 'ERR_READ_ONLY', message: 'no' });
    const before = app.settings.stored;
    await app.settings.change({ theme: 'dark' });
    expect(texts()).toEqual([
      'That setting could not be stored: the disk can only be read. It is as it was before.',
    ]);
    expect(app.settings.stored).toEqual(before);
    expect(app.settings.stored).not.toBe(before);
  });

  it('asks before it quits when games would be lost', async () => {
    const { app, main } = await open();
    main.answers.quit = (how) =>
      (how as { evenUnsaved: boolean }).evenUnsaved
        ? ok(undefined)
        : err({ code: 'ERR_UNSAVED', message: 'a game could not be saved' });
    await app.quit();
    expect(app).toMatchObject({ isAskingToQuit: true, hasQuit: false });
    await app.quit(true);
    expect(app.hasQuit).toBe(true);
  });
});

describe('messages', () => {
  it('that find no room wait until others are dismissed', () => {
    const toasts = new Toasts();
    for (const text of ['1', '2', '3', '4', '5', '5']) toasts.show(text);
    const shown = (): string[] => toasts.shown.map(({ text }) => text);
    expect(shown()).toEqual(['2', '3', '4', '5']);
    toasts.dismiss(toasts.shown[3]?.id ?? 0);
    expect(shown()).toEqual(['1', '2', '3', '4']);
  });

  it.each([
    [
      { kind: 'fileUnusable', file: 'match.json', fault: 'folder', keptAs: 'match-damaged-1.json' },
      '“match.json” can’t be used: it is a folder. It was kept as “match-damaged-1.json”.',
    ],
    [
      { kind: 'fileUnusable', file: 'match.json', fault: 'notJson' },
      '“match.json” can’t be used: it is not JSON. It was left where it is.',
    ],
    [
      { kind: 'fileUnusable', file: 'match.json', fault: 'content', place: 'moves.3' },
      '“match.json” can’t be used: what it says makes no sense (at “moves.3”). It was left where it is.',
    ],
    [
      {
        kind: 'settingsRepaired',
        keys: ['theme', 'ratings.hex'],
        keptAs: 'settings-damaged-1.json',
      },
      'Some settings could not be used: theme, ratings.hex. The others are as they were. ' +
        'The file as it was is “settings-damaged-1.json”.',
    ],
    [
      { kind: 'threadReplaced', fault: 'crashed' },
      'A search thread ended unexpectedly, so another one has taken its place.',
    ],
  ] as const)('are whole sentences (%o)', (notice, words) => {
    expect(noticeInWords(notice)).toBe(words);
  });
});
