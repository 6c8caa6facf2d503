// The order of the stops of a round, by their ids.

/** Moves one by so many places, as far as there is room. */
export function moved(order: readonly string[], id: string, by: number): readonly string[] {
  const from = order.indexOf(id);
  const to = Math.max(0, Math.min(order.length - 1, from + by));
  return from < 0 || to === from ? order : placed(order, id, to);
}

/** Puts one to a place, counted without it. */
export const placed = (order: readonly string[], id: string, to: number): readonly string[] =>
  order.filter((one) => one !== id).toSpliced(to, 0, id);

/**
 * Applies a chosen order to the present stops; new ones are appended. Stops that the user knew and left out
 * stay out.
 */
export const merged = (
  wanted: readonly string[],
  known: readonly string[],
  now: readonly string[],
): readonly string[] => [
  ...wanted.filter((id) => now.includes(id)),
  ...now.filter((id) => !wanted.includes(id) && !known.includes(id)),
];

/** Groups of what stands in order, each with those that belong to one name. */
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
