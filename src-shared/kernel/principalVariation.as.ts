/** The best line from every ply, as in a triangular table of moves, which are u16. */
import { reserve } from './scratch.as';

let movesAt: usize = 0;
let lengthsAt: usize = 0;
let maxPlies: i32 = 0;

/** @param plies that a line has at most. */
export function reservePrincipalVariation(plies: i32): void {
  initPrincipalVariation(reserve(principalVariationBytes(<usize>plies)), plies);
}

/** @param at of `principalVariationBytes` bytes. @param plies that a line has at most. */
export function initPrincipalVariation(at: usize, plies: i32): void {
  lengthsAt = at;
  movesAt = at + <usize>(plies + 1) * 4;
  maxPlies = plies;
}

export function principalVariationBytes(plies: usize): usize {
  return (plies + 1) * 4 + plies * plies * 2;
}

// @ts-ignore: decorator
@inline
function lengthAt(ply: i32): usize {
  return lengthsAt + <usize>ply * 4;
}

// @ts-ignore: decorator
@inline
function rowAt(ply: i32): usize {
  return movesAt + <usize>(ply * maxPlies) * 2;
}

// @ts-ignore: decorator
@inline
export function endLine(ply: i32): void {
  store<i32>(lengthAt(ply), 0);
}

/** The best line from here is a move and the line from the next ply. */
export function extendLine(ply: i32, move: i32): void {
  const length = min(load<i32>(lengthAt(ply + 1)), maxPlies - 1);
  const row = rowAt(ply);
  store<u16>(row, <u16>move);
  if (length > 0) memory.copy(row + 2, rowAt(ply + 1), <usize>length * 2);
  store<i32>(lengthAt(ply), length + 1);
}

export function endLineWith(ply: i32, move: i32): void {
  store<u16>(rowAt(ply), <u16>move);
  store<i32>(lengthAt(ply), 1);
}

/** Moves of the line that is expected after the root move that was scored last. */
export function lineLength(): i32 {
  return load<i32>(lengthAt(1));
}

export function lineMove(index: i32): i32 {
  return <i32>load<u16>(rowAt(1) + <usize>index * 2);
}
