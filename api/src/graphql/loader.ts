import DataLoader from 'dataloader';
import { getNamedType, type GraphQLResolveInfo, isObjectType } from 'graphql';
import { Extensions } from 'type-graphql';
import type { Em } from '../database.js';
import { type Parts, type RowsByKeys, together } from '../platform/postgres/statement.js';
import { asksFor } from './selection.js';

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

/** What the fields of one request load. */
export class Loads {
  private loader?: DataLoader<Wanted, unknown[], string>;

  constructor(private readonly em: Em) {}

  rows(wanted: Wanted): Promise<unknown[]> {
    return this.known().load(wanted);
  }

  /** Keeps what was read with the object itself, in columns of the names of its parts; see `loadedBeside`. */
  keep<Row extends { id: string }>(beside: Parts<Em>, object: Row): Row {
    const columns = object as Record<string, unknown>;
    for (const part of parts)
      if (part.name in beside)
        this.known().prime({ part, key: object.id }, columns[part.name] as unknown[]);
    return object;
  }

  private known(): DataLoader<Wanted, unknown[], string> {
    return (this.loader ??= new DataLoader((all: readonly Wanted[]) => load(this.em, all), {
      cacheKeyFn: ({ part, key }) => `${part.name} ${key}`,
    }));
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
  const loadRows = ({ loads }: Loading, key: string) => loads.rows({ part, key }) as Promise<Row[]>;
  return Object.assign(loadRows, { part });
}

/** Loads the one row that belongs to a key, where there is one. */
export function rowLoader<Row>(rows: RowsByKeys<Em, Row>, keyOf: (row: Row) => string) {
  const loadRows = listLoader(rows, keyOf);
  const loadRow = async (context: Loading, key: string): Promise<Row | undefined> =>
    (await loadRows(context, key))[0];
  return Object.assign(loadRow, { part: loadRows.part });
}

/** On a field that loads by the id of its object: with what. */
export const LoadedBy = ({ part }: { part: unknown }) => Extensions({ loadedBy: part });

/**
 * What the fields load that a document asks for of the one object which a query answers. It can be read with the object,
 * in the same statement; for many objects at once it is less to load it for all of them.
 */
export function loadedBeside(info: GraphQLResolveInfo): Parts<Em> {
  const type = getNamedType(info.returnType);
  if (!isObjectType(type)) return {};
  const beside: Parts<Em> = {};
  for (const { name, extensions } of Object.values(type.getFields())) {
    const part = extensions['loadedBy'] as Part | undefined;
    if (part && asksFor(info, name)) beside[part.name] = part.rows;
  }
  return beside;
}
