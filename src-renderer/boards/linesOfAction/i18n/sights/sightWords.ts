/** What is shown of a position of Lines of Action. */
export interface LinesOfActionSightWords {
  readonly mobility: string;
  moves(side: string, count: number): string;
  readonly mobilityLegend: string;
  readonly groups: string;
  readonly groupsLegend: string;
}
