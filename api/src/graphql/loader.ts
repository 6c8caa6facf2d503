import DataLoader from 'dataloader';
import type { Context } from './context.js';
import type { Em } from '../database.js';

/**
 * Makes a per-request loader: the keys that one request asks for are fetched by one statement.
 * `fetch` gives the rows of all keys, `keyOf` says whose each row is.
 */
export function listLoader<Row>(
  fetch: (em: Em, keys: readonly string[]) => Promise<Row[]>,
  keyOf: (row: Row) => string,
): (context: Context, key: string) => Promise<Row[]> {
  const name = Symbol();
  return (context, key) => {
    let loader = context.loaders.get(name) as DataLoader<string, Row[]> | undefined;
    if (!loader) {
      loader = new DataLoader<string, Row[]>(async (keys) => {
        const rows = Map.groupBy(await fetch(context.em, keys), keyOf);
        return keys.map((wanted) => rows.get(wanted) ?? []);
      });
      context.loaders.set(name, loader);
    }
    return loader.load(key);
  };
}
