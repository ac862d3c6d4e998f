/**
 * The groups that places fall into, each in the order of the places.
 * @param groupOf all places of the group of a place
 */
export function groupsIn(
  places: readonly number[],
  groupOf: (place: number) => readonly number[],
): readonly (readonly number[])[] {
  const met = new Set<number>();
  return places.flatMap((place) => {
    if (met.has(place)) return [];
    const group = groupOf(place);
    for (const member of group) met.add(member);
    return [group.toSorted((a, b) => a - b)];
  });
}
