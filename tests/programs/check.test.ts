import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { root } from '../../build/project.mjs';
import type { ChildHandle, Launch } from '../../src-main/opponent/childHandle.ts';
import { OPPONENT_LIMITS } from '../../src-main/opponent/programs.ts';
import { spawnChild } from '../../src-main/opponent/spawnChild.ts';
import { runCheck } from '../../src-main/programs/runCheck.ts';
import type { GameId } from '../../src-shared/games/index.ts';
import { gameById } from '../../src-shared/games/index.ts';
import {
  canBePlayed,
  CHECK_RULES,
  type RuleReport,
} from '../../src-shared/programs/check/checkReport.ts';
import { makeGtpBrain } from './fakes/gtpBrain.mjs';
import { fakeProgram } from '../opponent/fakes/launchFake.ts';

const HASTY = { ...OPPONENT_LIMITS, startMs: 300, commandMs: 300, quitMs: 200 };

const launchNode =
  (...args: readonly string[]): Launch =>
  () =>
    spawnChild({ file: process.execPath, args, folder: tmpdir() });
const ours = (name: string, ...args: readonly string[]): Launch =>
  launchNode(join(root, 'out/main', name), ...args);
interface World {
  write(text: string): void;
  exit(code: number): void;
}

/** A program that reads whole lines, without a process. */
const lineProgram =
  (makeObey: (world: World) => (line: string) => void): Launch =>
  () => {
    let onText: (text: string) => void = () => undefined;
    let onExit: Parameters<ChildHandle['onExit']>[0] = () => undefined;
    let rest = '';
    let isGone = false;
    const exit = (code: number): void => {
      const wasGone = isGone;
      isGone = true;
      if (!wasGone) onExit({ reason: `ended by itself (code ${code})`, code });
    };
    const obey = makeObey({ exit, write: (text) => (isGone ? undefined : onText(text)) });
    return {
      write(text) {
        const lines = `${rest}${text}`.split('\n');
        rest = lines.pop() ?? '';
        for (const line of lines) if (!isGone) obey(line);
      },
      endInput: () => exit(0),
      onText: (listener) => (onText = listener),
      onErrorText: () => undefined,
      onExit: (listener) => (onExit = listener),
      kill: () => exit(9),
    };
  };

const fakeGtp = (behaviour: string): Launch =>
  lineProgram((world) => makeGtpBrain(behaviour, world));

/** A Score Four program as people have written them: it reads whole lines and knows one way to write each command. */
const plainScoreFour = (location: (ply: number) => string, status = 0): Launch =>
  lineProgram(({ write, exit }) => {
    let ply = 0;
    return (line) => {
      if (line === 'quit;') {
        write('ok.\n');
        exit(status);
      } else if (
        /^(restart|play (white|black)|note: (white|black) plays [A-D][1-4]);$/.test(line)
      ) {
        ply = line === 'restart;' ? 0 : ply;
        write('ok.\n');
      } else if (line === 'move;') write(`${location(ply++)}.\n`);
      else exit(1);
    };
  });
const inColumns = (ply: number): string =>
  `${'ABCD'.charAt(ply % 4)}${1 + (Math.floor(ply / 4) % 4)}`;

async function check(
  launch: Launch,
  gameId: GameId,
  protocol: 'scoreFour' | 'gtp',
  limits = OPPONENT_LIMITS,
) {
  const told: RuleReport[] = [];
  const reports = await runCheck({
    ...{ launch, gameId, protocol, limits, moveMs: 300 },
    setup: gameById(gameId).setups[0],
    onRule: (report) => told.push(report),
    signal: new AbortController().signal,
  });
  expect(told).toEqual(reports);
  const failed = reports.filter(({ verdict }) => verdict === 'failed');
  return { reports, failed, rules: failed.map(({ rule }) => rule) };
}

describe('a program that keeps every rule', () => {
  it('as our Score Four program does', async () => {
    const launch = ours('scoreFour.js', '--level', '1');
    const { reports, failed } = await check(launch, 'scoreFour', 'scoreFour');
    expect(failed).toEqual([]);
    expect(reports.map(({ rule }) => rule)).toEqual(CHECK_RULES.scoreFour);
    expect(canBePlayed(reports)).toBe(true);
    expect(reports[2]?.exchanges.at(-1)).toEqual({
      sent: 'move;',
      came: expect.stringMatching(/^[A-D][1-4]\.$/) as string,
      expected: 'A1. … D4.',
    });
  });

  it('as our GTP program does', async () => {
    const gameId = 'hex';
    const { reports, failed } = await check(ours('gtp.js', gameId, '--level', '1'), gameId, 'gtp');
    expect(failed).toEqual([]);
    expect(reports.map(({ rule }) => rule)).toEqual(CHECK_RULES.gtp);
  });

  it('however loosely it writes', async () => {
    expect((await check(fakeGtp('isLoose'), 'hex', 'gtp', HASTY)).rules).toEqual([]);
  });

  it('but what it does not offer is not asked of it', async () => {
    const { reports } = await check(fakeGtp('hasNoUndo'), 'hex', 'gtp', HASTY);
    expect(reports.filter(({ verdict }) => verdict === 'skipped').map(({ rule }) => rule)).toEqual([
      'undo',
    ]);
  });
});

describe('a GTP program with a fault is told which rule it breaks', () => {
  it.each([
    ['isOld', ['version'], true],
    ['knowsOneSize', [], true],
    ['lies', ['genmove', 'gameFirst', 'gameSecond'], false],
    ['takesAnything', ['gameFirst', 'undo', 'illegal'], false],
    ['forgetsIds', ['ids'], true],
    ['endsBadly', ['quit'], false],
    ['malformed', ['genmove', 'gameFirst', 'gameSecond'], false],
    ['neverEnds', ['genmove', 'gameFirst', 'gameSecond'], false],
    ['floods', ['genmove', 'gameFirst', 'gameSecond'], false],
    ['chatters', ['gameFirst', 'gameSecond'], false],
  ])('%s: %j', async (behaviour, rules, isPlayable) => {
    const found = await check(fakeGtp(behaviour), 'hex', 'gtp', HASTY);
    expect(found.rules).toEqual(rules);
    expect(canBePlayed(found.reports)).toBe(isPlayable);
  });
});

describe('a Score Four program with a fault', () => {
  it('that Quintet need not mind can be played with', async () => {
    const found = await check(plainScoreFour(inColumns), 'scoreFour', 'scoreFour', HASTY);
    expect(found.rules).toEqual(['together', 'noNewline', 'pieces', 'blanks', 'letterCase']);
    expect(canBePlayed(found.reports)).toBe(true);
  });

  it('is told which rule it breaks, with what was said', async () => {
    const bad = plainScoreFour(() => 'E5', 2);
    const found = await check(bad, 'scoreFour', 'scoreFour', HASTY);
    expect(found.rules.slice(0, 4)).toEqual(['move', 'notes', 'gameFirst', 'gameSecond']);
    expect(found.failed[2]).toMatchObject({ fault: 'ERR_OPPONENT_ILLEGAL', isNeeded: true });
    expect(found.failed[2]?.exchanges.at(-1)).toEqual({
      ...{ sent: 'move;', came: 'E5.', expected: 'A1. B1. C1. D1. A2. …' },
    });
    const quit = found.failed.find(({ rule }) => rule === 'quit');
    expect(quit?.exchanges.at(-1)).toEqual({ sent: '', came: 'exit 2', expected: 'exit 0' });
    expect(canBePlayed(found.reports)).toBe(false);
  });

  it('is gone once nobody wants to know any more', async () => {
    const fake = fakeProgram('hangs');
    const stopping = new AbortController();
    const checked = runCheck({
      ...{ launch: fake.launch, gameId: 'scoreFour', protocol: 'scoreFour', setup: {} },
      onRule: () => undefined,
      signal: stopping.signal,
    });
    await vi.waitFor(() => expect(fake.moveCount()).toBe(1), { timeout: 10_000 });
    stopping.abort();
    expect((await checked).map(({ rule }) => rule)).toEqual(['starts', 'colour']);
    await fake.expectGone();
  });
});
