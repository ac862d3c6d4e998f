/**
 * Commands that make a move as `genmove` does and tell what the program thinks of it, as Leela Zero and KataGo have
 * brought them up, and what stands for a certain win.
 */
const COMMANDS = [
  { name: 'kata-genmove_analyze', scale: 1 },
  { name: 'lz-genmove_analyze', scale: 10_000 },
] as const;

export type GenmoveAnalysis = (typeof COMMANDS)[number];

/** Hundredths of a second between two lines of what it thinks. */
export const TOLD_EVERY = 100;

/** Which of these commands a program has, if any. */
export const genmoveAnalysisOf = (commands: ReadonlySet<string>): GenmoveAnalysis | undefined =>
  COMMANDS.find(({ name }) => commands.has(name));

/** What such a command answers. */
export interface AnalysedVertex {
  readonly vertex: string;
  /** The chance of the side that moves to win, 0–1, where it was told. */
  readonly chance: number | undefined;
}

/** Reads an answer without its sign; `undefined` for one that names no move. */
export function readAnalysedVertex(
  text: string,
  { scale }: GenmoveAnalysis,
): AnalysedVertex | undefined {
  const lines = text.split('\n').map((line) => line.trim());
  const [, vertex] = /^play\s+(\S+)$/i.exec(lines.at(-1) ?? '') ?? [];
  if (vertex === undefined) return undefined;
  const told = lines.findLast((line) => line.startsWith('info '))?.split(/(?:^|\s)info\s+/) ?? [];
  const ofMove = told.find((info) => info.startsWith(`move ${vertex} `));
  const [, number] = /\bwinrate\s+(\d+(?:\.\d+)?)/.exec(ofMove ?? '') ?? [];
  const chance = number === undefined ? undefined : Number(number) / scale;
  return { vertex, chance: chance !== undefined && chance <= 1 ? chance : undefined };
}
