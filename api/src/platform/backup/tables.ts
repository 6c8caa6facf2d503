import { createHash } from 'node:crypto';

/** Where everything is: the product's own tables, its audit, and those of the job queue. */
const SCHEMAS = ['public', 'audit', 'graphile_worker'];

/** What takes a statement with its values as `$1` and so on: a connection, or a transaction of the ORM. */
export interface Asked {
  query<Row extends object>(text: string, values?: unknown[]): Promise<{ rows: Row[] }>;
}

export interface Table {
  /** As SQL writes it, with its schema. */
  name: string;
  /** What its rows bring; generated columns make themselves. */
  columns: string[];
  /** What its rows are sorted by, so that the same rows are always the same text. */
  key: string;
}

/** What was read of a table, or is there: equal where every row is. */
export interface Sum {
  rows: number;
  sha256: string;
}

/** Every table that there is, by name. */
export async function tablesOf(client: Asked): Promise<Table[]> {
  const { rows } = await client.query<Table>(
    `select format('%I.%I', n.nspname, c.relname) as name,
       array(select format('%I', a.attname) from pg_attribute a
         where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
         order by a.attnum) as columns,
       coalesce((select string_agg(format('%I', a.attname), ', ' order by k.at)
         from pg_index i cross join unnest(i.indkey::int[]) with ordinality as k(attnum, at)
         join pg_attribute a on a.attrelid = c.oid and a.attnum = k.attnum
         where i.indrelid = c.oid and i.indisprimary), '"the row"::text') as key
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind = 'r' and n.nspname = any($1) order by 1`,
    [SCHEMAS],
  );
  return rows;
}

/** Has values written so that they are read back as the same, whatever this server is set to. */
export async function writeExactly(client: Asked): Promise<void> {
  await client.query(`set local timezone = 'UTC'; set local datestyle = 'ISO'; set local intervalstyle = 'postgres';
    set local extra_float_digits = 1; set local bytea_output = 'hex'; set local statement_timeout = 0`);
}

/** Rows, and characters of them, that are in memory at a time, more or less: one of a photo has half a million. */
const AT_ONCE = 1000;
const CHARACTERS_AT_ONCE = 4_000_000;

/** Whether these are enough for one step. */
export const areMany = (rows: number, characters: number): boolean =>
  rows >= AT_ONCE || characters >= CHARACTERS_AT_ONCE;

/** Rows of a length that take one step. */
const rowsOfStep = (characters: number): number =>
  Math.max(1, Math.min(AT_ONCE, Math.floor(CHARACTERS_AT_ONCE / Math.max(1, characters))));

/** The rows of a table in order, some at a time, each in PostgreSQL's own text. Needs a transaction. */
export async function* rowsOf(client: Asked, { name, key }: Table): AsyncGenerator<string[]> {
  await client.query(
    `declare reading no scroll cursor for select "the row"::text as row from only ${name} as "the row" order by ${key}`,
  );
  // How long they are the first few say, and then those before.
  let next = 10;
  for (;;) {
    const { rows } = await client.query<{ row: string }>(`fetch ${next} from reading`);
    if (!rows.length) break;
    yield rows.map(({ row }) => row);
    next = Math.min(2 * next, rowsOfStep(Math.max(...rows.map(({ row }) => row.length))));
  }
  await client.query('close reading');
}

/** Sums rows up while they go by. */
export function startSum() {
  const hash = createHash('sha256');
  let rows = 0;
  return {
    add(batch: readonly string[]): void {
      rows += batch.length;
      for (const row of batch) hash.update(row).update('\n');
    },
    end: (): Sum => ({ rows, sha256: hash.digest('hex') }),
  };
}

export async function sumOf(client: Asked, table: Table): Promise<Sum> {
  const sum = startSum();
  for await (const batch of rowsOf(client, table)) sum.add(batch);
  return sum.end();
}
