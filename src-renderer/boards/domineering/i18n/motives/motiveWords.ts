/** What a move of Domineering is good for. The move itself is what each sentence is about. */
export interface DomineeringMotiveWords {
  wins(other: string): string;
  /** @param most dominoes that the other side can lay, at most */
  decides(side: string, sure: number, other: string, most: number): string;
  readonly onlyWin: string;
  readonly region: string;
  makesSafe(gained: number): string;
  /** @param gained dominoes that the other side could have made safe there */
  prevents(other: string, gained: number): string;
}
