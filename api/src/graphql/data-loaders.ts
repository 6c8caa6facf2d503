import DataLoader from 'dataloader';
import type { Em } from '../database.js';
import type { RowsByKeys } from '../platform/postgres/prepared-query.js';

/** Loaders of one request, by their SQL statement. */
export type Loaders = Map<unknown, DataLoader<string, unknown[]>>;

/** The part of a context that loaders need. */
interface Loading {
  em: Em;
  loaders: Loaders;
}

/** Loads the rows that belong to a key. All keys of a request are read in one statement. */
export const listLoader =
  <Row>(rowsOf: RowsByKeys<Em, Row>, keyOf: (row: Row) => string) =>
  ({ em, loaders }: Loading, key: string): Promise<Row[]> => {
    const made = loaders.get(rowsOf) as DataLoader<string, Row[]> | undefined;
    if (made) return made.load(key);
    const loader = new DataLoader<string, Row[]>(async (keys) => {
      const rows = Map.groupBy(await rowsOf(em, { keys }), keyOf);
      return keys.map((each) => rows.get(each) ?? []);
    });
    loaders.set(rowsOf, loader);
    return loader.load(key);
  };

/** Loads the one row of a key, if any. */
export function rowLoader<Row>(rowsOf: RowsByKeys<Em, Row>, keyOf: (row: Row) => string) {
  const loadRows = listLoader(rowsOf, keyOf);
  return async (context: Loading, key: string): Promise<Row | undefined> =>
    (await loadRows(context, key))[0];
}
