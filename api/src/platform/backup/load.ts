import type { EntityManager } from '@mikro-orm/postgresql';
import { CompiledQuery, type Kysely } from 'kysely';
import { type Head, readArchive, type TableEnd } from './archive.js';
import type { Totals } from './save.js';
import { type Asked, sumOf, type Table, tablesOf, writeExactly } from './tables.js';

export interface Loading {
  /** A transaction: what was loaded is there once it commits, and nothing of it otherwise. */
  tx: EntityManager & { getKysely(): Kysely<unknown> };
  file: string;
  /** Brings an empty database to the shape that the backup was made of; throws where it cannot. */
  shape(head: Head): Promise<void>;
}

/** Notes how far tables have come. A start that was cut short leaves them, and a restore likewise, with nothing else. */
const NOTES = /^public\.mikro_orm_migrations$|^graphile_worker\./;

/** Those that are not empty; what is only added to, and nobody may truncate, still is. */
async function withRows(client: Asked, tables: readonly Table[]): Promise<string[]> {
  const filled: string[] = [];
  for (const { name } of tables) {
    const { rows } = await client.query(`select from ${name} limit 1`);
    if (rows.length) filled.push(name);
  }
  return filled;
}

/** Nobody keeps anything there: neither this product nor another one that has jobs of the same kind. */
async function isEmpty(client: Asked): Promise<boolean> {
  const tables = await tablesOf(client);
  if (tables.some(({ name }) => !NOTES.test(name))) return false;
  const others = tables.filter((table) => !table.name.endsWith('migrations'));
  return (await withRows(client, others)).length === 0;
}

/** Rules between tables, and what happens when rows come: both are for later. Gives what puts them back. */
async function suspendRules(client: Asked, tables: readonly Table[]): Promise<() => Promise<void>> {
  const { rows } = await client.query<{ owner: string; name: string; rule: string }>(
    `select conrelid::regclass::text as owner, format('%I', conname) as name, pg_get_constraintdef(oid) as rule
     from pg_constraint where contype = 'f'`,
  );
  for (const { owner, name } of rows)
    await client.query(`alter table ${owner} drop constraint ${name}`);
  for (const { name } of tables) await client.query(`alter table ${name} disable trigger user`);
  return async () => {
    for (const { owner, name, rule } of rows)
      await client.query(`alter table ${owner} add constraint ${name} ${rule}`);
    for (const { name } of tables) await client.query(`alter table ${name} enable trigger user`);
  };
}

/** Numbers that are given out go on behind those that are there. */
async function setCounters(client: Asked): Promise<void> {
  const { rows } = await client.query<{ counter: string; owner: string; name: string }>(
    `select s.oid::regclass::text as counter, d.refobjid::regclass::text as owner, format('%I', a.attname) as name
     from pg_class s join pg_depend d on d.objid = s.oid and d.deptype in ('a', 'i') and d.refobjsubid > 0
     join pg_attribute a on a.attrelid = d.refobjid and a.attnum = d.refobjsubid
     where s.relkind = 'S' and d.classid = 'pg_class'::regclass and d.refclassid = 'pg_class'::regclass`,
  );
  for (const { counter, owner, name } of rows)
    await client.query(
      `select setval($1::regclass, coalesce(max(${name}), 0) + 1, false) from ${owner}`,
      [counter],
    );
}

const insertion = ({ name, columns }: Table): string =>
  `insert into ${name} (${columns.join(', ')}) overriding system value
   select ${columns.join(', ')} from unnest($1::${name}[])`;

function check(end: TableEnd, found: { rows: number; sha256: string }): void {
  if (found.rows !== end.rows || found.sha256 !== end.sha256)
    throw new Error(
      `${end.end} is not what was saved: ${found.rows} rows instead of ${end.rows}, or others`,
    );
}

/** Fills the tables, and reads them again before anything counts: every row must be what was saved. */
async function fill(client: Asked, { file, shape }: Loading): Promise<Totals> {
  let tables = new Map<string, Table>();
  let resume: () => Promise<void> = () => Promise.resolve();
  const saved: TableEnd[] = [];
  const known = (name: string): Table => {
    const table = tables.get(name);
    if (!table) throw new Error(`There is no table ${name} in this version`);
    return table;
  };
  await readArchive(file, {
    async head(head) {
      await shape(head);
      const all = await tablesOf(client);
      tables = new Map(all.map((table) => [table.name, table]));
      await writeExactly(client);
      resume = await suspendRules(client, all);
      // Migrations bring rows of their own; the backup has them as they were.
      const filled = await withRows(client, all);
      if (filled.length) await client.query(`truncate ${filled.join(', ')}`);
    },
    table: (name) => void known(name),
    async rows(name, rows) {
      await client.query(insertion(known(name)), [rows]);
    },
    end: (end) => Promise.resolve(void saved.push(end)),
  });
  if (saved.length !== tables.size) throw new Error('The backup has not all tables');
  await resume();
  await setCounters(client);
  for (const end of saved) check(end, await sumOf(client, known(end.end)));
  return { tables: saved.length, rows: saved.reduce((sum, { rows }) => sum + rows, 0) };
}

/** Fills an empty database, within a transaction, with what a backup holds. */
export async function loadDatabase(loading: Loading): Promise<Totals> {
  const kysely = loading.tx.getKysely();
  const client: Asked = {
    query: <Row extends object>(text: string, values: unknown[] = []) =>
      kysely.executeQuery<Row>(CompiledQuery.raw(text, values)),
  };
  if (!(await isEmpty(client)))
    throw new Error(
      'The database is not empty, so nothing was changed: restore into a new one (another DATA_DIR, or another database in DATABASE_URL)',
    );
  return fill(client, loading);
}
