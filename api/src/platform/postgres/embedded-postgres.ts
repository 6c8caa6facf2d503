import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import {
  databaseAddress,
  type Door,
  doorFlags,
  hasKeeper,
  keptPassword,
  makeDoor,
} from './postgres-address.js';
import {
  hasEnded,
  initialise,
  launch,
  type Launched,
  stopLeftOver,
  stopProcess,
  untilReady,
} from './postgres-process.js';
import { installedPrograms, type Programs, reachable } from './postgres-programs.js';
import { setUpRoles } from './postgres-roles.js';
import { type RunAs, runAs } from './postgres-user.js';

export interface RunningPostgres {
  /** Address of one of its databases, made when it is missing. */
  database(name: string): Promise<string>;
  stop(): Promise<void>;
}

interface Options {
  flags?: string[];
  /** Hears when it died and when it is back. */
  say?: (line: string) => void;
}

/** Pauses before it is started again, growing while it keeps dying; the last one stays. */
const PAUSES_MS = [0, 200, 500, 1000];

/** Once it has run so long, an end counts as the first one again. */
const STEADY_MS = 5000;

/** Creates the database if it is missing and returns its URL. */
export async function ensureDatabase(door: Door, password: string, name: string): Promise<string> {
  const client = new pg.Client(databaseAddress(door, password, 'postgres'));
  await client.connect();
  try {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
    if (!rowCount) await client.query(`create database ${client.escapeIdentifier(name)}`);
  } finally {
    await client.end();
  }
  return databaseAddress(door, password, name);
}

const howItEnded = ({ signalCode, exitCode }: ChildProcess): string =>
  signalCode ?? `code ${exitCode}`;

/** Starts the process, and restarts it when it ends without a stop request. */
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

/** Makes missing data and a missing password; returns the password. */
async function prepare(user: RunAs, { initdb, postgres }: Programs): Promise<string> {
  const { folder } = user;
  // Written last: if a start is killed before this line, the next start makes the data again.
  const done = `${folder}.ready`;
  if (!existsSync(done)) {
    await rm(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    user.own(folder);
    await initialise(user, initdb);
    await writeFile(done, new Date().toISOString());
  }
  const password = await keptPassword(folder);
  return password && hasKeeper(folder) ? password : setUpRoles(user, postgres, password);
}

/**
 * Starts PostgreSQL from an npm package with its data in `folder`. After a crash it restarts at the
 * same socket or port. The caller owns the lock of the folder.
 */
export async function startEmbeddedPostgres(
  folder: string,
  { flags = [], say = () => undefined }: Options = {},
): Promise<RunningPostgres> {
  const programs = await reachable(await installedPrograms());
  mkdirSync(path.dirname(folder), { recursive: true });
  await stopLeftOver(folder);
  const user = runAs(folder);
  const password = await prepare(user, programs);
  const door = await makeDoor(folder);
  const start = async (): Promise<Launched> => {
    const launched = launch(user, programs.postgres, [
      ...['-D', user.data, ...doorFlags(door)],
      // The next start recognises its own server process by this setting, even if the folder has
      // moved.
      ...['-c', `laundry.folder=${folder}`],
      ...flags,
    ]);
    try {
      await untilReady(launched, databaseAddress(door, password, 'postgres'));
      return launched;
    } catch (error) {
      await stopProcess(launched.child);
      throw error;
    }
  };
  const { stop } = await supervise(start, say);
  return { database: (name) => ensureDatabase(door, password, name), stop };
}
