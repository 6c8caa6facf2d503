export const sameValues = (a: unknown, b: unknown): boolean =>
  JSON.stringify(a) === JSON.stringify(b);

/** Applies typed values to the current ones. Values equal to the initial ones do not count as typed. */
export function mergeTypedValues<Values extends object>(
  typed: Values,
  began: Values,
  now: Values,
): Values {
  const changed = Object.entries(typed).filter(
    ([name, value]) => name in now && !sameValues(value, began[name as keyof Values]),
  );
  return { ...now, ...Object.fromEntries(changed) };
}
