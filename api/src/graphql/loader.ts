import DataLoader from 'dataloader';
import type { Em } from '../database.js';
import { type RowsByKeys, together } from '../platform/postgres/statement.js';

/** Rows of another table that belong to what a request shows. */
interface Part<Row = unknown> {
  name: string;
  rows: RowsByKeys<Em, Row>;
  /** Whose each row is. */
  keyOf: (row: Row) => string;
}

interface Wanted {
  part: Part;
  key: string;
}

const parts: Part[] = [];

/** By the names of their parts: few are ever asked for together. */
const statements = new Map<string, ReturnType<typeof together<Em>>>();

function statementOf(wanted: Part[]) {
  const key = wanted.map(({ name }) => name).join();
  const known = statements.get(key);
  if (known) return known;
  const made = together(Object.fromEntries(wanted.map(({ name, rows }) => [name, rows])));
  statements.set(key, made);
  return made;
}

/** Loads all that fields of a request want at the same time in one statement. */
async function load(em: Em, wanted: readonly Wanted[]): Promise<unknown[][]> {
  const asked = parts.filter((part) => wanted.some((each) => each.part === part));
  const keysOf = (part: Part) => wanted.filter((each) => each.part === part).map(({ key }) => key);
  const keys = Object.fromEntries(asked.map((part) => [part.name, keysOf(part)]));
  const [found] = await statementOf(asked)(em, keys);
  const rows = new Map(
    asked.map((part) => [part, Map.groupBy(found?.[part.name] ?? [], part.keyOf)]),
  );
  return wanted.map(({ part, key }) => rows.get(part)?.get(key) ?? []);
}

/**
 * What the fields of one request load. It is a part of the context, and not found by one: what a WeakMap holds stays in
 * memory until all garbage is collected.
 */
export class Loads {
  private loader?: DataLoader<Wanted, unknown[], string>;

  constructor(private readonly em: Em) {}

  rows(wanted: Wanted): Promise<unknown[]> {
    this.loader ??= new DataLoader((all: readonly Wanted[]) => load(this.em, all), {
      cacheKeyFn: ({ part, key }) => `${part.name} ${key}`,
    });
    return this.loader.load(wanted);
  }
}

/** Of a context, what loads need. */
interface Loading {
  loads: Loads;
}

/**
 * Loads the rows that belong to a key. All keys of a request, and all loaders that it uses, are one statement. What it
 * gives is JSON: moments are texts.
 */
export function listLoader<Row>(rows: RowsByKeys<Em, Row>, keyOf: (row: Row) => string) {
  const part = { name: `part${parts.length}`, rows, keyOf } as Part;
  parts.push(part);
  return ({ loads }: Loading, key: string) => loads.rows({ part, key }) as Promise<Row[]>;
}

/** Loads the one row that belongs to a key, where there is one. */
export function rowLoader<Row>(rows: RowsByKeys<Em, Row>, keyOf: (row: Row) => string) {
  const loadRows = listLoader(rows, keyOf);
  return async (context: Loading, key: string): Promise<Row | undefined> =>
    (await loadRows(context, key))[0];
}
