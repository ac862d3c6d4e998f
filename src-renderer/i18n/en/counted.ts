/** A count with its noun. @param written the count as it is to be written, where not in full */
export const counted = (
  count: number,
  one: string,
  many: string,
  written = String(count),
): string => `${written} ${count === 1 ? one : many}`;
