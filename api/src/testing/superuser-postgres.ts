import { chown, mkdir } from 'node:fs/promises';
import pg from 'pg';
import { expect } from 'vitest';
import { createJobPool } from '../start/jobs.js';
import { prepareDatabase } from '../start/prepare-database.js';
import { createOrm } from '../database.js';
import { freePort } from '../platform/http/ports.js';
import {
  dataPath,
  initialise,
  launch,
  type Launched,
  programsFor,
} from '../platform/postgres/postgres-binaries.js';

/** Runs one statement on a separate connection. Returns its rows, or the error code. */
export async function ask(address: string | URL, statement = 'select 1 as answer') {
  const client = new pg.Client(String(address));
  try {
    await client.connect();
    return (await client.query<Record<string, unknown>>(statement)).rows;
  } catch (error) {
    return (error as { code?: string }).code;
  } finally {
    await client.end();
  }
}

/** A copy of the URL with another user and password. */
export function as(address: string, user: string, password: string): URL {
  const url = new URL(address);
  const [username, encodedPassword] = [user, password].map(encodeURIComponent);
  return Object.assign(url, { username, password: encodedPassword });
}

export const SUPERUSER = { user: 'laundry', password: 'laundry' };

/**
 * Starts PostgreSQL with a database `laundry`. Its only role is the superuser with a known
 * password, as in the image of Docker Compose.
 */
export async function startSuperuserPostgres(
  folder: string,
): Promise<{ address: string; server: Launched }> {
  const programs = await programsFor(folder);
  await mkdir(folder, { mode: 0o700 });
  const { uid, gid } = programs.ids;
  if (uid !== undefined && gid !== undefined) await chown(folder, uid, gid);
  const auth = ['--auth-local=trust', '--auth-host=trust'];
  await initialise(programs, folder, [`--username=${SUPERUSER.user}`, ...auth]);
  const port = await freePort();
  const flags = ['-p', String(port), '-c', 'listen_addresses=127.0.0.1', '-c', 'fsync=off'];
  const server = launch(programs, folder, programs.postgres, [
    ...['-D', dataPath(folder), ...flags, '-c', 'unix_socket_directories='],
  ]);
  const address = (name: string) =>
    String(as(`postgres://127.0.0.1:${port}/${name}`, SUPERUSER.user, SUPERUSER.password));
  await expect.poll(() => ask(address('postgres'))).toEqual([{ answer: 1 }]);
  await ask(address('postgres'), `alter role ${SUPERUSER.user} password '${SUPERUSER.password}'`);
  await ask(address('postgres'), 'create database laundry');
  return { address: address('laundry'), server };
}

/** Migrates the database, like a start of the server. */
export async function migrate(url: string): Promise<void> {
  const orm = createOrm({ url, use: 'migrations' });
  const pool = createJobPool(url, console);
  try {
    await prepareDatabase(orm, pool, { adminEmail: 'owner@laundry.test' });
  } finally {
    await pool.end();
    await orm.close();
  }
}

/** Creates further objects, in addition to those of the migrations. */
export async function makeFurtherObjects(address: string): Promise<void> {
  await ask(address, `create type mood as enum ('fine')`);
  await ask(address, 'create view moods as select 1 as n');
  await ask(address, 'create materialized view many as select 1 as n');
  await ask(address, 'create sequence counted');
}

/** SQL that lists all objects whose owner is neither the app nor the owner of the audit tables. */
export const NOT_OURS = `
  select 'table ' || relname as what from pg_class join pg_namespace n on n.oid = relnamespace
    where nspname !~ '^(pg_|information_schema|audit$)' and relowner <> 'app'::regrole
      and not exists (select from pg_depend where objid = pg_class.oid and deptype = 'e')
  union all
  select 'type ' || typname from pg_type join pg_namespace n on n.oid = typnamespace
    where nspname !~ '^(pg_|information_schema|audit$)' and typowner <> 'app'::regrole
      and not exists (select from pg_depend where objid in (pg_type.oid, typelem) and deptype = 'e')
  union all
  select 'function ' || proname from pg_proc join pg_namespace n on n.oid = pronamespace
    where nspname !~ '^(pg_|information_schema|audit$)' and proowner <> 'app'::regrole and proname <> 'transfer_audit_ownership'
      and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e')
  union all
  select 'schema ' || nspname from pg_namespace
    where nspname !~ '^(pg_|information_schema|public|audit$)' and nspowner <> 'app'::regrole`;

/** Statements that only a superuser may run. */
export const ATTACKS = [
  'alter role app superuser',
  `copy (select 1) to program 'id'`,
  `copy (select 1) to '/tmp/laundry-attack'`,
  `select pg_read_file('/etc/passwd')`,
  `select lo_import('/etc/passwd')`,
  `create function attack() returns int language c as 'attack'`,
];

/** Statements that would change the audit log, or make the app its owner again. */
export const ATTACKS_ON_AUDIT = [
  `update audit.entry set by_name = 'Nobody'`,
  'delete from audit.entry',
  'truncate audit.entry',
  'drop table audit.entry',
  'drop schema audit cascade',
  'alter schema audit rename to gone',
  'alter schema audit owner to app',
  'alter table audit.entry owner to app',
  'alter table audit.entry disable trigger all',
  'alter table audit.entry add column more text',
  'create trigger other before insert on audit.entry for each row execute function refuse_audit_change()',
  'create table audit.other (id uuid)',
  'set role audit_owner',
  'grant audit_owner to app',
  'reassign owned by audit_owner to app',
  'drop owned by audit_owner cascade',
];
