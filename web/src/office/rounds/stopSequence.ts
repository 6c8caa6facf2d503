// Order of stops in a round, as a list of ids.

/** Moves a stop by a number of positions, within the list. */
export function moved(order: readonly string[], id: string, by: number): readonly string[] {
  const from = order.indexOf(id);
  const to = Math.max(0, Math.min(order.length - 1, from + by));
  return from < 0 || to === from ? order : placed(order, id, to);
}

/** Moves a stop to an index of the list without it. */
export const placed = (order: readonly string[], id: string, to: number): readonly string[] =>
  order.filter((one) => one !== id).toSpliced(to, 0, id);

/** Applies a chosen order to the current stops. New stops come last; stops that the user removed stay out. */
export const merged = (
  wanted: readonly string[],
  known: readonly string[],
  now: readonly string[],
): readonly string[] => [
  ...wanted.filter((id) => now.includes(id)),
  ...now.filter((id) => !wanted.includes(id) && !known.includes(id)),
];

/** Groups rows by name, in the order of their first row. */
export function grouped<Row>(
  rows: readonly Row[],
  nameOf: (row: Row) => string,
): [string, Row[]][] {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const name = nameOf(row);
    groups.set(name, [...(groups.get(name) ?? []), row]);
  }
  return [...groups];
}
