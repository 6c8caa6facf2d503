import { chmod, cp, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { as, ask, ATTACKS, ATTACKS_ON_AUDIT, migrate } from '../../testing/superuser-postgres.js';
import {
  openEmbeddedPostgres,
  type RunningPostgres,
  startEmbeddedPostgres,
} from './embedded-postgres.js';
import { ended, launch, programsFor, runnable } from './postgres-binaries.js';

// Other users cannot enter a new temporary folder, as with /root.
let parent: string;
let folder: string;
const running: RunningPostgres[] = [];
async function makeFolder() {
  parent = await mkdtemp(path.join(tmpdir(), 'laundry embedded '));
  folder = path.join(parent, 'postgres');
}
async function stopAll() {
  for (const server of running.splice(0)) await server.stop();
}
async function removeFolder() {
  await stopAll();
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

  it('accepts only the app as user, and hides the password file from other users', async () => {
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

  it('listens only at the socket in its folder', async () => {
    expect(new URL(address).searchParams.get('host')).toBe(folder);
    const [shown] = (await ask(address, 'show listen_addresses')) as object[];
    expect(shown).toEqual({ listen_addresses: '' });
    expect(await readdir(folder)).toContain('.s.PGSQL.5432');
  });

  it('lets the app own its databases, without other rights', async () => {
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

  it('lets the app only read and extend the audit log', async () => {
    await migrate(address);
    const add = `insert into audit.entry (by_name, operation, kind) values ('Kala', 'updateOrderStatus', 'changed')`;
    expect(await ask(address, add)).toEqual([]);
    for (const attack of ATTACKS_ON_AUDIT)
      expect([attack, await ask(address, attack)]).toEqual([attack, NOT_ALLOWED]);
    expect(await ask(address, 'select by_name from audit.entry')).toContainEqual({
      by_name: 'Kala',
    });
  });

  it('cannot read files of other users, also in a folder that its user cannot enter', async () => {
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

  it('uses a port of this machine where no socket is possible, with the same password', async () => {
    const deep = path.join(parent, 'a folder with a long name '.repeat(4), 'postgres');
    const there = await (await start(deep)).database('laundry');
    expect(new URL(there).searchParams.get('host')).toBeNull();
    expect(await ask(there, 'show listen_addresses')).toEqual([{ listen_addresses: '127.0.0.1' }]);
    for (const user of SUPERUSERS) expect(await ask(as(there, user, 'laundry'))).toBe(NO_ENTRY);
    expect(await ask(as(there, 'app', 'laundry'))).toBe(WRONG_PASSWORD);
  });
});

describe('the password of the app', () => {
  beforeAll(makeFolder);
  afterEach(stopAll);
  afterAll(removeFolder);

  it('is replaced when it is lost, and the data stays', async () => {
    const first = await start();
    const before = await first.database('laundry');
    await ask(before, 'create table stored as select 7 as n');
    await stopAll();
    await rm(`${folder}.password`);
    const after = await (await start()).database('laundry');
    expect(await ask(after, 'select n from stored')).toEqual([{ n: 7 }]);
    expect(await ask(before)).toBe(WRONG_PASSWORD);
  });

  it('of another folder is refused with the reason', async () => {
    await start();
    await stopAll();
    await writeFile(`${folder}.password`, 'of-another-folder');
    await chmod(`${folder}.password`, 0o644);
    const server = await start();
    await expect(server.database('laundry')).rejects.toThrow('password authentication failed');
    expect(await modeOf('postgres.password')).toBe(0o600);
  });
});

const pidOf = async (): Promise<number> =>
  parseInt(await readFile(path.join(folder, 'postmaster.pid'), 'utf8'), 10);

describe('a data folder', () => {
  beforeAll(makeFolder);
  afterEach(stopAll);
  afterAll(removeFolder);

  it('has one server after simultaneous first starts; the other starts say which process runs it', async () => {
    const starts = await Promise.allSettled([1, 2, 3].map(() => start()));
    expect(starts.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const refused of starts.filter(({ status }) => status === 'rejected'))
      expect(refused).toMatchObject({
        reason: { message: expect.stringContaining(`process ${process.pid} (`) as string },
      });
    expect(await readdir(parent)).toEqual(['postgres', 'postgres.password']);
    const [server] = running;
    expect(await ask((await server?.database('laundry')) ?? '')).toEqual([{ answer: 1 }]);
  });

  it('can be used by a second program while the first one runs', async () => {
    const own = await (await start()).database('laundry');
    const second = await openEmbeddedPostgres(folder, 'npm run admin');
    expect(
      await ask(await second.database('laundry'), 'create table seen as select 7 as n'),
    ).toEqual([]);
    await second.stop();
    expect(await ask(own, 'select n from seen')).toEqual([{ n: 7 }]);
  });

  it('is usable when another program has the process id of its last server', async () => {
    await start();
    const pidFile = path.join(folder, 'postmaster.pid');
    const text = await readFile(pidFile, 'utf8');
    await stopAll();
    await writeFile(pidFile, text.replace(/^\d+/, String(process.pid)));
    expect(await ask(await (await start()).database('laundry'))).toEqual([{ answer: 1 }]);
  });

  it('contains all committed data after the server was killed and restarted', async () => {
    const lines: string[] = [];
    const server = await startEmbeddedPostgres(folder, { say: (line) => lines.push(line) });
    running.push(server);
    const address = await server.database('laundry');
    await ask(address, 'create table booked as select 7 as n');
    process.kill(await pidOf(), 'SIGKILL');
    await expect.poll(() => lines.at(-1)).toBe('The database is back');
    expect(lines[0]).toBe('The database stopped (SIGKILL) and is starting again');
    expect(await ask(address, 'select n from booked')).toEqual([{ n: 7 }]);
  });
});

describe('the programs of PostgreSQL', () => {
  beforeEach(makeFolder);
  afterEach(removeFolder);

  it('are copied when the database user cannot enter their folder', async () => {
    const programs = await programsFor(folder);
    const native = path.join(parent, 'native');
    const installed = path.resolve(programs.postgres, '../..');
    await cp(path.join(installed, '../package.json'), path.join(parent, 'package.json'));
    await cp(installed, native, { recursive: true, verbatimSymlinks: true });
    const moved = path.join(native, 'bin/postgres');
    await chmod(moved, 0o700);
    const { postgres, ids } = runnable({ ...programs, postgres: moved });
    expect(await ended(launch({ ...programs, ids }, '/', postgres, ['--version']))).toContain(
      'PostgreSQL',
    );
  });

  it('do not get our environment, which other processes of their user could read', async () => {
    vi.stubEnv('APP_SECRET', 'ours alone');
    const programs = await programsFor(folder);
    const environment = await ended(launch(programs, '/', '/usr/bin/env', []));
    expect(environment).toContain('PATH=');
    expect(environment).not.toContain('APP_SECRET');
    vi.unstubAllEnvs();
  });
});
