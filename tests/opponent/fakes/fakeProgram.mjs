/**
 * A Score Four program that misbehaves: `node fakeProgram.mjs BEHAVIOUR LOG`. It logs each process it is or starts,
 * and each `move;` it hears, on a line of its own.
 * Apart from its fault it is honest: it reads whole lines, throws on an empty one, and plays the first open peg.
 */
import { spawn } from 'node:child_process';
import { appendFileSync } from 'node:fs';
import process from 'node:process';
import { createInterface } from 'node:readline';
import { setInterval, setTimeout } from 'node:timers';

const [behaviour, logFile] = process.argv.slice(2);
const log = (text) => appendFileSync(logFile, `${text}\n`);
log(process.pid);

const beads = new Map();
const say = (text) => process.stdout.write(`${text}\n`);
const flood = (stream, text) => {
  const more = () => stream.write(text.repeat(10_000), more);
  more();
};

/** By behaviour: what it does instead of answering `move;` with a good location. */
const MOVES = {
  crashes: () => process.exit(3),
  isKilled: () => process.kill(process.pid, 'SIGSEGV'),
  hangs: () => undefined,
  spins: () => {
    for (;;);
  },
  lies: () => say('A1.'),
  offBoard: () => say('E5.'),
  malformed: () => say('I think I like B2'),
  withoutFullStop: () => say('B2'),
  refuses: () => say('error: I do not know my colour.'),
  floods: () => flood(process.stdout, 'A1'),
  floodsLines: () => flood(process.stdout, '\n'),
  complains: () => flood(process.stderr, 'help! '),
  chatters: () => say('B2.\nBy the way, nice game.'),
  isLate: (location) => setTimeout(() => say(`${location}.`), 1_500),
  isLoose: (location) => {
    process.stdout.write(` \t ${location.toLowerCase()}`);
    setTimeout(() => process.stdout.write(' . \t\r\n'), 20);
  },
};

/** By behaviour: what it does before it reads anything. */
const STARTS = {
  diesAtStart: () => process.exit(1),
  isSlowToStart: () => new Promise((resolve) => setTimeout(resolve, 700)),
  isSilent: () => new Promise(() => setInterval(() => undefined, 1_000)),
  ignoresQuit: () => {
    for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => undefined);
    setInterval(() => undefined, 1_000);
    const script = 'setInterval(() => undefined, 1_000)';
    log(spawn(process.execPath, ['-e', script], { stdio: 'inherit' }).pid);
  },
};

function firstOpenPeg() {
  for (const row of '1234') {
    for (const column of 'ABCD') {
      if ((beads.get(column + row) ?? 0) < 4) return column + row;
    }
  }
  throw new Error('the board is full');
}

const place = (location) => beads.set(location, (beads.get(location) ?? 0) + 1);

function obey(line) {
  if (line === '') throw new Error('an empty line');
  const [, location] = /^note: (?:white|black) plays ([A-D][1-4]);$/.exec(line) ?? [];
  if (location !== undefined) place(location);
  else if (line === 'restart;') beads.clear();
  else if (line === 'move;') {
    log(line);
    const move = MOVES[behaviour] ?? ((good) => say(`${good}.`));
    const good = firstOpenPeg();
    place(good);
    move(good);
    return;
  } else if (line === 'quit;') {
    if (behaviour === 'ignoresQuit') return;
    say('ok.');
    process.exit(0);
  } else if (!/^play (white|black);$/.test(line)) {
    say(`error: unknown command ${line}.`);
    return;
  }
  say('ok.');
}

await STARTS[behaviour]?.();
createInterface({ input: process.stdin }).on('line', obey);
