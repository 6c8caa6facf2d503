import {
  chmod,
  cp,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  as,
  ask,
  ATTACKS,
  ATTACKS_ON_AUDIT,
  makeMore,
  migrate,
  NOT_OURS,
  startSuperuserPostgres,
} from '../../testing/superuser-postgres.js';
import { type RunningPostgres, startEmbeddedPostgres } from './embedded-postgres.js';
import { ended, initialise, launch, stopProcess } from './postgres-process.js';
import { installedPrograms, reachable } from './postgres-programs.js';
import { runAs } from './postgres-user.js';

// A fresh temporary folder is closed to other users, as /root is.
let parent: string;
let folder: string;
const running: RunningPostgres[] = [];
async function makeFolder() {
  parent = await mkdtemp(path.join(tmpdir(), 'laundry embedded '));
  folder = path.join(parent, 'postgres');
}
async function removeFolder() {
  for (const server of running.splice(0)) await server.stop();
  await rm(parent, { recursive: true, force: true });
}

async function start(at = folder): Promise<RunningPostgres> {
  const server = await startEmbeddedPostgres(at, { flags: ['-c', 'fsync=off'] });
  running.push(server);
  return server;
}

const SUPERUSERS = ['postgres', 'laundry', 'root', 'nobody'];
const NO_ENTRY = '28000';
const WRONG_PASSWORD = '28P01';
const NOT_ALLOWED = '42501';

const modeOf = async (name: string) => (await stat(path.join(parent, name))).mode & 0o777;

describe('a new database', () => {
  let address: string;
  beforeAll(async () => {
    await makeFolder();
    address = await (await start()).database('laundry');
  });
  afterAll(removeFolder);

  it('refuses every user but the app, and protects the password file from other users', async () => {
    expect(await ask(address)).toEqual([{ answer: 1 }]);
    for (const user of SUPERUSERS) {
      expect(await ask(as(address, user, 'laundry'))).toBe(NO_ENTRY);
      expect(await ask(as(address, user, ''))).toBe(NO_ENTRY);
    }
    expect(await ask(as(address, 'app', 'laundry'))).toBe(WRONG_PASSWORD);
    const password = await readFile(`${folder}.password`, 'utf8');
    expect(password).toHaveLength(43);
    expect(new URL(address).password).toBe(password);
    expect(await modeOf('postgres.password')).toBe(0o600);
    expect(await modeOf('postgres')).toBe(0o700);
  });

  it('listens nowhere but in its own folder', async () => {
    expect(new URL(address).searchParams.get('host')).toBe(folder);
    const [shown] = (await ask(address, 'show listen_addresses')) as object[];
    expect(shown).toEqual({ listen_addresses: '' });
    expect(await readdir(folder)).toContain('.s.PGSQL.5432');
  });

  it('gives the app its databases and no other right', async () => {
    expect(
      await ask(
        address,
        `select rolsuper, rolcreaterole, rolreplication, rolbypassrls, datdba = pg_roles.oid as owner,
           (select count(*)::int from pg_auth_members where member = pg_roles.oid) as memberships
         from pg_roles join pg_database on datname = current_database() where rolname = current_user`,
      ),
    ).toEqual([
      {
        ...{ rolsuper: false, rolcreaterole: false, rolreplication: false, rolbypassrls: false },
        ...{ owner: true, memberships: 0 },
      },
    ]);
    for (const attack of [...ATTACKS, `alter role postgres password 'mine'`, 'set role postgres'])
      expect([attack, await ask(address, attack)]).toEqual([attack, NOT_ALLOWED]);
    expect(await ask(address, 'create extension pg_trgm')).toEqual([]);
  });

  it('keeps an audit that the app reads and adds to, and does nothing else with', async () => {
    await migrate(address);
    const add = `insert into audit.entry (by_name, operation, kind) values ('Kala', 'moveOrder', 'changed')`;
    expect(await ask(address, add)).toEqual([]);
    for (const attack of ATTACKS_ON_AUDIT)
      expect([attack, await ask(address, attack)]).toEqual([attack, NOT_ALLOWED]);
    expect(await ask(address, 'select by_name from audit.entry')).toContainEqual({
      by_name: 'Kala',
    });
  });

  it('has no right over the files of others, below a closed folder too', async () => {
    const [pid] = (await readFile(path.join(folder, 'postmaster.pid'), 'utf8')).split('\n');
    const client = new pg.Client(address);
    await client.connect();
    const backend = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
    for (const process of [pid, backend.rows[0]?.pid]) {
      const status = await readFile(`/proc/${process}/status`, 'utf8');
      const of = (name: string) => new RegExp(`^${name}:\\s+(.*)$`, 'm').exec(status)?.[1];
      for (const set of ['CapEff', 'CapPrm', 'CapInh', 'CapAmb']) expect(of(set)).toMatch(/^0+$/);
      expect(of('Uid')).not.toMatch(/\b0\b/);
      const owner = (await stat(folder)).uid;
      expect(of('Uid')).toBe(Array.from({ length: 4 }, () => owner).join('\t'));
    }
    await client.end();
  });

  it('where a socket cannot be has a port of this machine, with the same password', async () => {
    const deep = path.join(parent, 'a folder with a long name '.repeat(4), 'postgres');
    const there = await (await start(deep)).database('laundry');
    expect(new URL(there).searchParams.get('host')).toBeNull();
    expect(await ask(there, 'show listen_addresses')).toEqual([{ listen_addresses: '127.0.0.1' }]);
    for (const user of SUPERUSERS) expect(await ask(as(there, user, 'laundry'))).toBe(NO_ENTRY);
    expect(await ask(as(there, 'app', 'laundry'))).toBe(WRONG_PASSWORD);
  });
});

describe('the password', () => {
  beforeEach(makeFolder);
  afterEach(removeFolder);

  it('replaces a lost password; the data stays', async () => {
    const first = await start();
    const before = await first.database('laundry');
    await ask(before, 'create table kept as select 7 as n');
    await first.stop();
    running.length = 0;
    await rm(`${folder}.password`);
    const after = await (await start()).database('laundry');
    expect(await ask(after, 'select n from kept')).toEqual([{ n: 7 }]);
    expect(await ask(before)).toBe(WRONG_PASSWORD);
  });

  it('of another folder stops the start with the reason, and no process stays', async () => {
    await (await start()).stop();
    running.length = 0;
    await writeFile(`${folder}.password`, 'of-another-folder');
    await chmod(`${folder}.password`, 0o644);
    await expect(startEmbeddedPostgres(folder)).rejects.toThrow('password authentication failed');
    expect(await modeOf('postgres.password')).toBe(0o600);
    expect(await readdir(folder)).not.toContain('postmaster.pid');
  });
});

describe('a database of an earlier version', () => {
  beforeEach(makeFolder);
  afterEach(removeFolder);

  it.each(['stopped', 'left running'])('that was %s becomes the app’s own', async (how) => {
    const earlier = await startSuperuserPostgres(folder);
    await migrate(earlier.address);
    await makeMore(earlier.address);
    if (how === 'stopped') await stopProcess(earlier.server.child);

    const address = await (await start()).database('laundry');
    expect(await ask(earlier.address)).toBe('ECONNREFUSED');
    for (const user of SUPERUSERS) expect(await ask(as(address, user, 'laundry'))).toBe(NO_ENTRY);
    expect(await ask(address, `select email from "user" where role = 'admin'`)).toEqual([
      { email: 'owner@laundry.test' },
    ]);
    expect(await ask(address, NOT_OURS)).toEqual([]);
    expect(
      await ask(address, 'select rolsuper from pg_roles where rolname = current_user'),
    ).toEqual([{ rolsuper: false }]);
    // As later migrations do.
    await migrate(address);
    expect(await ask(address, 'alter table "user" add column later text')).toEqual([]);
    expect(await ask(address, `select graphile_worker.add_job('clean_up')`)).toHaveLength(1);
  });
});

describe('the programs', () => {
  beforeEach(makeFolder);
  afterEach(removeFolder);

  it('below a closed folder are ones that the user of the database can run', async () => {
    const { postgres } = await installedPrograms();
    const native = path.join(parent, 'native');
    await cp(path.resolve(postgres, '../../../package.json'), path.join(parent, 'package.json'));
    await cp(path.resolve(postgres, '../..'), native, { recursive: true, verbatimSymlinks: true });
    await chmod(path.join(native, 'bin/postgres'), 0o700);
    const moved = (name: string) => path.join(native, 'bin', name);
    const found = await reachable({ initdb: moved('initdb'), postgres: moved('postgres') });
    await mkdir(folder);
    const user = runAs(folder);
    user.own(folder);
    await initialise(user, found.initdb);
    expect(await readdir(folder)).toContain('PG_VERSION');
  });

  it('does not pass our secrets to the server process, where other processes of its user could read them', async () => {
    vi.stubEnv('APP_SECRET', 'ours alone');
    await mkdir(folder);
    const told = await ended(launch(runAs(folder), '/usr/bin/env', []));
    expect(told).toContain('PATH=');
    expect(told).not.toContain('APP_SECRET');
    vi.unstubAllEnvs();
  });
});
