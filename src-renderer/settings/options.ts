/** What a person chooses among, in its order, by its names. */
export const optionsOf = <T extends string | number>(
  values: readonly T[],
  names: Readonly<Record<T, string>>,
): readonly { readonly value: T; readonly label: string }[] =>
  values.map((value) => ({ value, label: names[value] }));
