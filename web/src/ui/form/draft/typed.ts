export const sameValues = (a: unknown, b: unknown): boolean =>
  JSON.stringify(a) === JSON.stringify(b);

/** What was typed over what stands there by now: only what is not as it was at the beginning counts as typed. */
export function keepTyped<Values extends object>(
  typed: Values,
  began: Values,
  now: Values,
): Values {
  const changed = Object.entries(typed).filter(
    ([name, value]) => name in now && !sameValues(value, began[name as keyof Values]),
  );
  return { ...now, ...Object.fromEntries(changed) };
}
