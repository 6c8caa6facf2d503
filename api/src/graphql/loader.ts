import DataLoader from 'dataloader';
import type { Context } from './context.js';
import type { Em } from '../database.js';

/** Gives the rows of all keys in one statement. */
type Fetch<Row> = (em: Em, values: { keys: readonly string[] }) => Promise<Row[]>;

/** The loader of this request, made when first used. */
function loaderOf<Value>(
  { loaders, em }: Context,
  name: symbol,
  load: (em: Em, keys: readonly string[]) => Promise<Value[]>,
): DataLoader<string, Value> {
  const made = loaders.get(name) as DataLoader<string, Value> | undefined;
  if (made) return made;
  const loader = new DataLoader<string, Value>((keys) => load(em, keys));
  loaders.set(name, loader);
  return loader;
}

/** Loads the rows that belong to a key, for all keys of a request at once; `keyOf` says whose each row is. */
export function listLoader<Row>(fetch: Fetch<Row>, keyOf: (row: Row) => string) {
  const name = Symbol();
  return (context: Context, key: string): Promise<Row[]> =>
    loaderOf(context, name, async (em, keys) => {
      const rows = Map.groupBy(await fetch(em, { keys }), keyOf);
      return keys.map((wanted) => rows.get(wanted) ?? []);
    }).load(key);
}

/** Loads the one row that belongs to a key, where there is one. */
export function rowLoader<Row>(fetch: Fetch<Row>, keyOf: (row: Row) => string) {
  const name = Symbol();
  return (context: Context, key: string): Promise<Row | undefined> =>
    loaderOf(context, name, async (em, keys) => {
      const rows = new Map((await fetch(em, { keys })).map((row) => [keyOf(row), row]));
      return keys.map((wanted) => rows.get(wanted));
    }).load(key);
}
