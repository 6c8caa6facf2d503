import type { ChildProcess } from 'node:child_process';
import { chown, copyFile, mkdir, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { freePort } from '../../platform/http/ports.js';
import {
  initialise,
  launch,
  stopProcess,
  untilReady,
} from '../../platform/postgres/postgres-process.js';
import { installedPrograms, reachable } from '../../platform/postgres/postgres-programs.js';
import { type RunAs, runAs } from '../../platform/postgres/postgres-user.js';

const SUPERUSER = 'postgres';

/** A PostgreSQL that lets everybody of this machine in, as its superuser too. */
export interface Streaming {
  folder: string;
  /** Address of one of its databases. */
  address(database: string): string;
  child(): ChildProcess;
  /** Starts it again on what is in its folder. */
  start(): Promise<void>;
  stop(): Promise<void>;
}

/** What a copy of a server does not take along: what belongs to the one that runs, and what it is sent anyway. */
const LEFT =
  /^(postmaster\.(pid|opts)|(pg_wal|pg_replslot|pg_dynshmem|pg_notify|pg_serial|pg_snapshots|pg_stat_tmp|pg_subtrans)\/.+)$/;

async function run(user: RunAs, flags: string[]): Promise<Streaming> {
  const { postgres } = await reachable(await installedPrograms());
  const port = await freePort();
  const address = (database: string) => `postgres://${SUPERUSER}@127.0.0.1:${port}/${database}`;
  let child: ChildProcess | undefined;
  const server: Streaming = {
    ...{ folder: user.folder, address },
    child() {
      if (!child) throw new Error('The server was not started');
      return child;
    },
    async start() {
      const launched = launch(user, postgres, [
        ...['-D', user.data, '-p', String(port), '-c', 'listen_addresses=127.0.0.1'],
        ...['-c', 'unix_socket_directories=', '-c', `laundry.folder=${user.folder}`],
        ...flags,
      ]);
      child = launched.child;
      await untilReady(launched, address('postgres'));
    },
    stop: () => (child ? stopProcess(child) : Promise.resolve()),
  };
  await server.start();
  return server;
}

/** A new server, to which others can be added that follow it. */
export async function startPrimary(folder: string, flags: string[] = []): Promise<Streaming> {
  const { initdb } = await reachable(await installedPrograms());
  await mkdir(folder, { mode: 0o700 });
  const user = runAs(folder);
  user.own(folder);
  const trust = ['--auth-local=trust', '--auth-host=trust'];
  await initialise(user, initdb, [`--username=${SUPERUSER}`, ...trust]);
  return run(user, ['-c', 'wal_keep_size=512MB', '-c', 'max_connections=200', ...flags]);
}

/** Copies the files of a server that works, for whoever runs the programs. What goes meanwhile, the log tells of. */
async function copyFiles(from: string, to: string, { uid, gid }: RunAs['ids']): Promise<void> {
  const own = async (name: string) => {
    if (uid !== undefined && gid !== undefined) await chown(name, uid, gid);
  };
  await own(to);
  for (const entry of await readdir(from, { withFileTypes: true, recursive: true })) {
    const source = path.join(entry.parentPath, entry.name);
    const target = path.join(to, path.relative(from, source));
    if (LEFT.test(path.relative(from, source))) continue;
    try {
      await (entry.isDirectory() ? mkdir(target, { mode: 0o700 }) : copyFile(source, target));
      await own(target);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    }
  }
}

/**
 * A replica that follows `primary` from now on. The PostgreSQL that comes with the app has no pg_basebackup, so this copies
 * the files as that does. With `delay` it runs that far behind, as PostgreSQL writes times.
 */
export async function addReplica(
  primary: Streaming,
  folder: string,
  { delay = '0', flags = [] }: { delay?: string; flags?: string[] } = {},
): Promise<Streaming> {
  const { hostname, port, username } = new URL(primary.address('postgres'));
  const client = new pg.Client(primary.address('postgres'));
  await client.connect();
  try {
    await client.query(`select pg_backup_start('replica', true)`);
    await mkdir(folder, { mode: 0o700 });
    await copyFiles(primary.folder, folder, runAs(primary.folder).ids);
    const { rows } = await client.query<{ labelfile: string }>(
      'select labelfile from pg_backup_stop(false)',
    );
    const user = runAs(folder);
    for (const [name, text = ''] of [
      ['backup_label', rows[0]?.labelfile],
      ['standby.signal'],
    ] as const) {
      await writeFile(path.join(folder, name), text);
      user.own(path.join(folder, name));
    }
  } finally {
    await client.end();
  }
  return run(runAs(folder), [
    ...['-c', `primary_conninfo=host=${hostname} port=${port} user=${username}`],
    ...['-c', `recovery_min_apply_delay=${delay}`, '-c', 'max_connections=200', ...flags],
  ]);
}
