import { Client } from 'pg';
import { connectionOptions } from '../postgres/pool.js';
import { type Head, readArchive, type TableEnd } from './archive.js';
import type { Totals } from './save.js';
import { sumOf, type Table, tablesOf, writeExactly } from './tables.js';

export interface Loading {
  url: string;
  file: string;
  /** Brings an empty database to the shape that the backup was made of; throws where it cannot. */
  shape(head: Head): Promise<void>;
}

async function isEmpty(client: Client): Promise<boolean> {
  return (await tablesOf(client)).length === 0;
}

/** Rules between tables, and what happens when rows come: both are for later. Gives what puts them back. */
async function suspendRules(
  client: Client,
  tables: readonly Table[],
): Promise<() => Promise<void>> {
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
async function setCounters(client: Client): Promise<void> {
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
async function fill(client: Client, { file, shape }: Loading): Promise<Totals> {
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
      await client.query('begin');
      await writeExactly(client);
      resume = await suspendRules(client, all);
      // Migrations bring rows of their own; the backup has them as they were.
      await client.query(`truncate ${all.map(({ name }) => name).join(', ')}`);
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
  await client.query('commit');
  return { tables: saved.length, rows: saved.reduce((sum, { rows }) => sum + rows, 0) };
}

/** Takes away what a restore that failed has left in a database that was empty before. */
async function emptyAgain(client: Client): Promise<void> {
  await client.query('rollback');
  await client.query('drop schema if exists graphile_worker cascade');
  await client.query('drop schema public cascade');
  await client.query('create schema public');
}

/** Fills an empty database with what a backup holds: all of it as it was, or nothing. */
export async function loadDatabase(loading: Loading): Promise<Totals> {
  const client = new Client(connectionOptions(loading.url, 'commands'));
  await client.connect();
  try {
    if (!(await isEmpty(client)))
      throw new Error(
        'The database is not empty, so nothing was changed: restore into a new one (another DATA_DIR, or another database in DATABASE_URL)',
      );
    try {
      return await fill(client, loading);
    } catch (error) {
      await emptyAgain(client);
      throw error;
    }
  } finally {
    await client.end();
  }
}
