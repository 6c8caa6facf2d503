import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  as,
  ask,
  ATTACKS,
  ATTACKS_ON_AUDIT,
  makeFurtherObjects,
  migrate,
  NOT_OURS,
  startSuperuserPostgres,
  SUPERUSER,
} from '../../testing/superuser-postgres.js';
import { giveDatabaseToApp } from './app-role.js';
import { type Launched, stopProcess } from './postgres-binaries.js';

const NOT_ALLOWED = '42501';
const WRONG_PASSWORD = '28P01';
const PASSWORD = `it's a "word" \\ of 100%`;

let folder: string;
let server: Launched;
let superuser: string;
let app: string;
async function startServer() {
  folder = await mkdtemp(path.join(tmpdir(), 'laundry role '));
  const started = await startSuperuserPostgres(path.join(folder, 'postgres'));
  ({ server, address: superuser } = started);
  app = String(as(superuser, 'app', PASSWORD));
}
async function stopServer() {
  await stopProcess(server.child);
  await rm(folder, { recursive: true, force: true });
}

const RIGHTS = `
  select rolsuper, rolcreatedb, rolcreaterole, rolreplication, rolbypassrls, datdba = pg_roles.oid as owner,
    (select count(*)::int from pg_auth_members where member = pg_roles.oid) as memberships
  from pg_roles join pg_database on datname = current_database() where rolname = current_user`;

const OWNS_AND_NO_MORE = {
  ...{ rolsuper: false, rolcreatedb: false, rolcreaterole: false, rolreplication: false },
  ...{ rolbypassrls: false, owner: true, memberships: 0 },
};

describe('giveDatabaseToApp, for a database created by a superuser', () => {
  beforeEach(startServer);
  afterEach(stopServer);

  it('makes the app its owner, without other rights', async () => {
    expect(await giveDatabaseToApp(app, SUPERUSER)).toBe('app');
    expect(await ask(app, RIGHTS)).toEqual([OWNS_AND_NO_MORE]);
    await migrate(app);
    expect(await ask(app, NOT_OURS)).toEqual([]);
    for (const attack of [...ATTACKS, 'set role laundry', 'create database another'])
      expect([attack, await ask(app, attack)]).toEqual([attack, NOT_ALLOWED]);
  });

  it('lets the app only read and extend the audit log', async () => {
    await giveDatabaseToApp(app, SUPERUSER);
    await migrate(app);
    const add = `insert into audit.entry (by_name, operation, kind) values ('Kala', 'updateOrderStatus', 'changed')`;
    expect(await ask(app, add)).toEqual([]);
    // Runs again when the database already belongs to the app.
    await giveDatabaseToApp(app, SUPERUSER);
    await migrate(app);
    for (const attack of ATTACKS_ON_AUDIT)
      expect([attack, await ask(app, attack)]).toEqual([attack, NOT_ALLOWED]);
    expect(await ask(app, 'select by_name from audit.entry order by created_at')).toContainEqual({
      by_name: 'Kala',
    });
  });

  it('leaves the audit log to the app until the app has transferred it', async () => {
    const owner = `select tableowner::text as owner from pg_tables where schemaname = 'audit'`;
    await migrate(superuser);
    expect(await ask(superuser, owner)).toEqual([{ owner: SUPERUSER.user }]);
    await giveDatabaseToApp(app, SUPERUSER);
    await migrate(app);
    expect(await ask(app, owner)).toEqual([{ owner: 'audit_owner' }]);
  });

  it('creates a missing database, as on a server set up by Patroni', async () => {
    const missing = new URL(app);
    missing.pathname = '/another%20one';
    expect(await giveDatabaseToApp(missing.href, SUPERUSER)).toBe('app');
    expect(await ask(missing.href, RIGHTS)).toEqual([OWNS_AND_NO_MORE]);
  });

  it('converts a database of an earlier version with all its data, also when repeated', async () => {
    await migrate(superuser);
    await makeFurtherObjects(superuser);
    await giveDatabaseToApp(app, SUPERUSER);
    await giveDatabaseToApp(app, SUPERUSER);
    expect(await ask(app, NOT_OURS)).toEqual([]);
    expect(await ask(app, RIGHTS)).toEqual([OWNS_AND_NO_MORE]);
    await migrate(app);
    expect(await ask(app, 'alter table "user" add column later text')).toEqual([]);
    expect(await ask(app, `select graphile_worker.add_job('clean_up')`)).toHaveLength(1);
  });

  it('revokes other rights of an existing role, and sets its password', async () => {
    await ask(superuser, `create role app superuser createdb password 'another'`);
    await ask(superuser, 'grant pg_execute_server_program, pg_read_all_data to app');
    await giveDatabaseToApp(app, SUPERUSER);
    expect(await ask(app, RIGHTS)).toEqual([OWNS_AND_NO_MORE]);
    // From here on the server requires passwords.
    await ask(
      superuser,
      `do $$ begin execute format('copy (values (''host all all 127.0.0.1/32 scram-sha-256'')) to %L',
         current_setting('hba_file')); end $$`,
    );
    await ask(superuser, 'select pg_reload_conf()');
    await expect.poll(() => ask(as(app, 'app', 'another'))).toBe(WRONG_PASSWORD);
    expect(await ask(app)).toEqual([{ answer: 1 }]);
  });
});

describe('giveDatabaseToApp refuses a DATABASE_URL', () => {
  it.each([
    ['laundry', 'a password', 'another role than the superuser'],
    ['app', SUPERUSER.password, 'another password than the superuser'],
    ['app', '', 'a role and its password'],
    ['', '', 'a role and its password'],
  ])('with the role %s and the password %j', async (name, password, words) => {
    const address = String(as('postgres://127.0.0.1:9/laundry', name, password));
    await expect(giveDatabaseToApp(address, SUPERUSER)).rejects.toThrow(
      new RegExp(`^DATABASE_URL: .*${words}$`),
    );
  });
});
