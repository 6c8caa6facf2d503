export const sameValues = (a: unknown, b: unknown): boolean =>
  JSON.stringify(a) === JSON.stringify(b);

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
