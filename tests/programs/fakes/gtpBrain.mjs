/**
 * A Hex program that speaks GTP and misbehaves. Apart from its fault it is honest, and plays the first free cell.
 *
 * @param {string} behaviour
 * @param {{ write(text: string): void, exit(code: number): void, log?(text: string): void }} world
 * @returns {(line: string) => void} what obeys a line
 */
export function makeGtpBrain(behaviour, { write, exit, log = () => undefined }) {
  let size = 11;
  /** Cells in the order in which they were taken. */
  let taken = [];
  const lineEnd = behaviour === 'isLoose' ? ' \r\n' : '\n';
  function freeCell() {
    for (let row = 1; row <= size; row++) {
      for (let column = 0; column < size; column++) {
        const cell = `${'abcdefghijklmnopqrs'.charAt(column)}${row}`;
        if (!taken.includes(cell)) return cell;
      }
    }
    return 'resign';
  }

  /** By behaviour: what it does instead of answering `genmove` with a good vertex. */
  const MOVES = {
    crashes: () => exit(3),
    hangs: () => undefined,
    lies: () => ['=', taken[0] ?? 'z9'],
    malformed: () => ['', 'I think I like b2'],
    resigns: () => ['=', 'resign'],
    neverEnds: (cell) => write(`= ${cell}\n`),
    floods: () => write('a1'.repeat(100_000)),
    chatters: (cell) => write(`= ${cell}\n\nnice game\n\n`),
  };

  const COMMANDS = {
    protocol_version: () => ['=', behaviour === 'isOld' ? '1' : '2'],
    name: () => ['=', 'Fake'],
    version: () => ['=', '1.0'],
    known_command: ([name]) => ['=', String(Object.hasOwn(COMMANDS, name))],
    list_commands: () => ['=', Object.keys(COMMANDS).join(lineEnd)],
    boardsize([length]) {
      if (behaviour === 'knowsOneSize' && length !== '11') return ['?', 'unacceptable size'];
      size = Number(length);
      taken = [];
      return ['=', ''];
    },
    clear_board() {
      taken = [];
      return ['=', ''];
    },
    play([, vertex]) {
      if (behaviour === 'takesAnything') return ['=', ''];
      if (!/^[a-s]\d+$/.test(vertex) || taken.includes(vertex)) return ['?', 'illegal move'];
      taken.push(vertex);
      return ['=', ''];
    },
    undo() {
      return taken.pop() === undefined ? ['?', 'cannot undo'] : ['=', ''];
    },
    genmove() {
      log('genmove');
      const cell = freeCell();
      const answer = (MOVES[behaviour] ?? ((good) => ['=', good]))(cell);
      taken.push(cell);
      return answer;
    },
    time_settings: () => ['=', ''],
    quit: () => ['=', ''],
  };
  if (behaviour === 'hasNoUndo') delete COMMANDS.undo;
  if (behaviour === 'tellsChance') {
    COMMANDS['lz-genmove_analyze'] = () => {
      const cell = freeCell();
      taken.push(cell);
      const infos = [`info move ${cell} visits 9 winrate 4000 order 0 pv ${cell}`];
      infos.push(`info move z1 winrate 10 info move ${cell} visits 12 winrate 6250 order 1`);
      return ['=', ['', ...infos, `play ${cell}`].join(lineEnd)];
    };
  }

  function obey(line) {
    const words = line
      .replace(/#.*/, '')
      .split(/\s+/)
      .filter((word) => word !== '');
    if (words.length === 0) return;
    const id = /^\d+$/.test(words[0]) && behaviour !== 'forgetsIds' ? words.shift() : '';
    const [name, ...rest] = words;
    if (name === 'quit' && behaviour === 'ignoresQuit') return;
    const answer =
      COMMANDS[name]?.(rest) ?? (name === 'genmove' ? undefined : ['?', 'unknown command']);
    if (!Array.isArray(answer)) return;
    const [sign, text] = answer;
    write(`${sign}${id} ${text}${lineEnd}${lineEnd}`);
    if (name === 'quit') exit(behaviour === 'endsBadly' ? 5 : 0);
  }

  return obey;
}
