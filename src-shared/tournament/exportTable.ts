import { makeSetupText } from '../core/setupText.ts';
import { gameById } from '../games/index.ts';
import { eloOf, likelihoodOfSuperiority } from './headToHead.ts';
import { type OpeningChoice, pairingsOf, participantName, type TournamentPlan } from './plan.ts';
import { scheduleOf } from './schedule.ts';
import { headToHeads, type Standing, standingsOf } from './table.ts';
import type { Tally } from './tally.ts';
import { testsOf, type Tournament } from './tournament.ts';

/** E.g. `12.5`, `0.0`. */
const one = (value: number): string => value.toFixed(1);
const signed = (value: number): string => `${value < 0 ? '−' : '+'}${Math.abs(value).toFixed(0)}`;
const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

/** Wins, draws and losses, e.g. `3–1–2`. */
export const tallyText = ({ wins, draws, losses }: Tally): string => `${wins}–${draws}–${losses}`;

/** A table as text, its columns set under each other, the first to the left and the others to the right. */
export function alignColumns(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => (row[column] ?? '').length)),
  );
  return rows
    .map((row) =>
      row
        .map((cell, column) =>
          column === 1 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
        )
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** The standings with the cross table: rows of cells, the heads first. */
export function standingRows(plan: TournamentPlan, standings: readonly Standing[]): string[][] {
  const places = standings.map((_, place) => String(place + 1));
  const heads = ['#', 'Player', 'Elo', '±', 'LOS', 'Games', 'Points', 'Share', ...places];
  return [
    heads,
    ...standings.map((line, place) => [
      ...[String(place + 1), participantName(plan.participants[line.player]!)],
      ...[signed(line.elo), line.error.toFixed(0)],
      line.superiority === undefined ? '' : percent(line.superiority),
      ...[String(line.games), one(line.points)],
      line.games === 0 ? '' : percent(line.points / line.games),
      ...standings.map(({ player }) => {
        if (player === line.player) return '·';
        const tally = line.against[player];
        return tally === undefined ? '' : tallyText(tally);
      }),
    ]),
  ];
}

/** Each two that met, with what their games alone say. */
function pairingLines({ plan, games }: Tournament): readonly string[] {
  const results = headToHeads(plan, games);
  const tests = testsOf({ plan, games });
  return pairingsOf(plan).map(([first, second], pairing) => {
    const result = results[pairing]!;
    const names = [first, second].map((player) => participantName(plan.participants[player]!));
    const elo = eloOf(result);
    const test = tests[pairing];
    return [
      `${names.join(' – ')}: ${tallyText(result)}`,
      `pairs ${result.pairs.join('-')}`,
      ...(elo === undefined ? [] : [`Elo ${signed(elo.elo)} ± ${elo.error.toFixed(0)}`]),
      `LOS ${percent(likelihoodOfSuperiority(result))}`,
      ...(test === undefined
        ? []
        : [
            `LLR ${test.llr.toFixed(2)} (${test.lower.toFixed(2)}, ${test.upper.toFixed(2)})`,
            ...(test.accepted === undefined ? [] : [`${test.accepted} accepted`]),
          ]),
    ].join(', ');
  });
}

/** One line for each game, in the order of the schedule. */
function gameLines({ plan, games }: Tournament): readonly string[] {
  const schedule = scheduleOf(plan);
  return games
    .toSorted((a, b) => a.index - b.index)
    .map(({ index, winner, plies, forfeit }) => {
      const names = schedule[index]!.players.map((player) =>
        participantName(plan.participants[player]!),
      );
      const score = winner === null ? '½–½' : winner === 0 ? '1–0' : '0–1';
      const why = forfeit === undefined ? '' : ` (${forfeit.reason})`;
      return `${index + 1}. ${names.join(' – ')}  ${score}  ${plies}${why}`;
    });
}

/** A tag of a game in Portable Game Notation. */
const tag = (name: string, value: string): string =>
  `[${name} "${value.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"]`;

function openingText(openings: OpeningChoice): string {
  if (openings.kind === 'random') return `random, ${openings.plies} plies`;
  return openings.kind === 'listed' ? `listed, ${openings.lines.length}` : openings.kind;
}

/** The tournament as text: tags as of a game in PGN, the standings with the cross table, and all games. */
export function makeTableText(tournament: Tournament): string {
  const { plan, games, startedAt } = tournament;
  const { stopRule } = plan;
  const tags = [
    tag('Event', plan.name),
    tag('Site', 'Quintet'),
    tag('Date', startedAt.slice(0, 10).replaceAll('-', '.')),
    tag('Game', gameById(plan.gameId).name),
    tag('Setup', makeSetupText(plan.setup)),
    tag('Format', `${plan.format}, ${plan.gamesPerPairing} games of each two`),
    tag('Openings', openingText(plan.openings)),
    tag('Seed', String(plan.seed)),
    ...(stopRule === undefined
      ? []
      : [
          tag(
            'StopRule',
            `elo0 ${stopRule.elo0}, elo1 ${stopRule.elo1}, alpha ${stopRule.alpha}, beta ${stopRule.beta}`,
          ),
        ]),
    tag('Games', String(games.length)),
  ];
  const table = alignColumns(standingRows(plan, standingsOf(plan, games)));
  const parts = [tags, [table], pairingLines(tournament), gameLines(tournament)];
  return `${parts.map((lines) => lines.join('\n')).join('\n\n')}\n`;
}

/** A cell of a table by RFC 4180. */
const csvCell = (text: string): string =>
  /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;

/** The standings with the cross table as comma-separated values, numbers plain. */
export function makeTableCsv({ plan, games }: Tournament): string {
  const standings = standingsOf(plan, games);
  const names = standings.map(({ player }) => participantName(plan.participants[player]!));
  const heads = ['place', 'player', 'elo', 'error', 'superiority', 'games', 'wins', 'draws'];
  const rows = standings.map((line, place) => [
    ...[String(place + 1), names[place]!, line.elo.toFixed(1), line.error.toFixed(1)],
    line.superiority?.toFixed(4) ?? '',
    ...[line.games, line.wins, line.draws, line.losses, line.points, line.forfeits].map(String),
    ...standings.map(({ player }) => {
      const tally = line.against[player];
      return tally === undefined ? '' : String(tally.wins + tally.draws / 2);
    }),
  ]);
  return [[...heads, 'losses', 'points', 'forfeits', ...names], ...rows]
    .map((row) => `${row.map(csvCell).join(',')}\r\n`)
    .join('');
}
