/** Hex's chains found by union-find, from the rules alone; shares no code with the game. */
export function winnersByUnionFind(rows: readonly string[]): readonly string[] {
  const size = rows.length;
  // After the cells come four nodes for the borders: left, right, top, bottom.
  const parent = Array.from({ length: size * size + 4 }, (_, node) => node);
  const [left, right, top, bottom] = [0, 1, 2, 3].map((border) => size * size + border);
  const find = (node: number): number => {
    let root = node;
    while (parent[root] !== root) root = parent[root] ?? root;
    return root;
  };
  const join = (a: number, b: number | undefined): void => {
    parent[find(a)] = find(b ?? a);
  };
  rows.forEach((row, r) => {
    [...row].forEach((colour, c) => {
      if (colour === '.') return;
      const node = r * size + c;
      // Half of the six neighbours are enough: each pair is met once.
      if (row[c + 1] === colour) join(node, node + 1);
      if (rows[r + 1]?.[c] === colour) join(node, node + size);
      if (c > 0 && rows[r + 1]?.[c - 1] === colour) join(node, node + size - 1);
      if (colour === 'O' && c === 0) join(node, left);
      if (colour === 'O' && c === size - 1) join(node, right);
      if (colour === 'X' && r === 0) join(node, top);
      if (colour === 'X' && r === size - 1) join(node, bottom);
    });
  });
  const winners: string[] = [];
  if (find(left ?? 0) === find(right ?? 0)) winners.push('O');
  if (find(top ?? 0) === find(bottom ?? 0)) winners.push('X');
  return winners;
}

/** A board as a text of `O`, `X` and `.` for each cell, row by row. */
const textOf = (cells: readonly (0 | 1 | undefined)[]): string =>
  cells.map((owner) => (owner === undefined ? '.' : 'OX'.charAt(owner))).join('');

/** Tells whether the side to move wins, by trying every line of play; what is met again is remembered. */
export function winsByBruteForce(
  size: number,
): (cells: readonly (0 | 1 | undefined)[], sideToMove: 0 | 1) => boolean {
  const known = new Map<string, boolean>();
  const hasJoined = (board: string, stone: string): boolean => {
    const rows = Array.from({ length: size }, (_, row) =>
      board.slice(row * size, (row + 1) * size),
    );
    return winnersByUnionFind(rows).includes(stone);
  };
  const wins = (board: string, stone: string): boolean => {
    const key = board + stone;
    let result = known.get(key);
    if (result !== undefined) return result;
    result = [...board].some((owner, cell) => {
      if (owner !== '.') return false;
      const next = board.slice(0, cell) + stone + board.slice(cell + 1);
      return hasJoined(next, stone) || !wins(next, stone === 'O' ? 'X' : 'O');
    });
    known.set(key, result);
    return result;
  };
  return (cells, sideToMove) => wins(textOf(cells), 'OX'.charAt(sideToMove));
}
