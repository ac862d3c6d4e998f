/** What a move of Hex is good for. The move itself is what each sentence is about. */
export interface HexMotiveWords {
  readonly wins: string;
  readonly connects: string;
  /** @param cells that keep the other side from joining its edges for certain */
  mustPlay(other: string, cells: number): string;
  threatens(cell: string): string;
  readonly savesBridge: string;
  readonly savesEdgeBridge: string;
  readonly bridge: string;
  readonly edgeBridge: string;
  joins(groups: number): string;
}
