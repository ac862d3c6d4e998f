/** What is set of a position of Dots and Triangles beside its lines. */
export interface DotsEditingWords {
  readonly extraTurn: string;
  readonly owners: string;
  triangle(triangle: number): string;
}
