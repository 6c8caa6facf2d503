import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { freePort } from '../http/ports.js';
import { passwordOf, prepareData, ROLE } from './data-folder.js';
import {
  dataPath,
  hasEnded,
  launch,
  type Launched,
  programsFor,
  stopProcess,
} from './postgres-binaries.js';
import {
  FolderInUse,
  refuseUsed,
  type Server,
  serverOn,
  stopLeftOver,
  usedByFlag,
} from './running-server.js';

export interface RunningPostgres {
  /** Connection URL of a database, which is created if it is missing. */
  database(name: string): Promise<string>;
  stop(): Promise<void>;
}

interface Options {
  flags?: string[];
  /** Name of this process for the error of a second process that uses the folder. */
  what?: string;
  /** Receives a message when the server has died and when it runs again. */
  say?: (line: string) => void;
}

const SOCKET_PORT = 5432;

/** Maximum path of a socket in bytes that all systems accept. */
const LONGEST_SOCKET = 103;

/** Pause in ms before another check or another start. */
const PAUSE_MS = 20;
const RESTART_MS = 200;

/** Maximum time in ms to wait for the server of another process that is starting. */
const OTHER_MS = 30_000;

type Endpoint = Pick<Server, 'port' | 'socket'>;

/**
 * Starts the server again when it ends without a stop request. Returns the function that stops it.
 */
function supervise(first: Launched, start: () => Promise<Launched>, say: (line: string) => void) {
  let current = first;
  let stopping = false;

  async function startAgain(): Promise<void> {
    await delay(RESTART_MS);
    try {
      current = await start();
      say('The database is back');
    } catch (error) {
      say(`The database could not start: ${String(error)}`);
    }
  }
  async function watch(): Promise<void> {
    while (!stopping) {
      const { child } = current;
      if (!hasEnded(child)) await once(child, 'exit');
      const how = child.signalCode ?? `code ${child.exitCode}`;
      if (!stopping) say(`The database stopped (${how}) and is starting again`);
      while (!stopping && hasEnded(current.child)) await startAgain();
    }
  }
  const watching = watch();
  return async () => {
    stopping = true;
    await stopProcess(current.child);
    await watching;
    // A restart may have been in progress, so the current process is stopped.
    await stopProcess(current.child);
  };
}

/** Connection URL of a database, which is created if it is missing. */
async function databaseAt(
  folder: string,
  { port, socket }: Endpoint,
  password: string,
  name: string,
): Promise<string> {
  const url = new URL(`postgres://${ROLE}:${password}@127.0.0.1:${port}/postgres`);
  if (socket) url.searchParams.set('host', folder);
  const client = new pg.Client(url.href);
  // Without a listener, the error of a lost connection would end the process. The server is started
  // again.
  client.on('error', () => undefined);
  await client.connect();
  try {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
    if (!rowCount) await client.query(`create database ${client.escapeIdentifier(name)}`);
  } finally {
    await client.end();
  }
  url.pathname = `/${name}`;
  return url.href;
}

/**
 * Starts PostgreSQL from an npm package with its data in `folder`. When it dies, it is started
 * again at the same socket or port. Throws FolderInUse while another process uses the folder.
 */
export async function startEmbeddedPostgres(
  folder: string,
  { flags = [], what = 'no address', say = () => undefined }: Options = {},
): Promise<RunningPostgres> {
  await stopLeftOver(folder);
  const programs = await programsFor(folder);
  const password = await prepareData(programs, folder);
  // A socket in the folder, which only its user may enter. If the path is too long or the system
  // has no sockets, a port of this machine.
  const file = Buffer.byteLength(path.join(folder, `.s.PGSQL.${SOCKET_PORT}`));
  const socket = process.platform !== 'win32' && file <= LONGEST_SOCKET;
  const endpoint: Endpoint = { socket, port: socket ? SOCKET_PORT : await freePort() };
  const settings = [
    `port=${endpoint.port}`,
    `listen_addresses=${socket ? '' : '127.0.0.1'}`,
    `unix_socket_directories=${socket ? '.' : ''}`,
    usedByFlag(folder, what),
  ].flatMap((setting) => ['-c', setting]);
  async function start(): Promise<Launched> {
    const args = ['-D', dataPath(folder), ...settings, ...flags];
    const launched = launch(programs, folder, programs.postgres, args);
    for (;;) {
      if (hasEnded(launched.child)) throw new Error(launched.output());
      const server = await serverOn(folder);
      if (server?.ready && server.pid === launched.child.pid) return launched;
      await delay(PAUSE_MS);
    }
  }
  const first = await start().catch(async (error: unknown) => {
    // Another process may have started the server of this folder first.
    await refuseUsed(folder);
    throw error;
  });
  return {
    database: (name) => databaseAt(folder, endpoint, password, name),
    stop: supervise(first, start, say),
  };
}

/**
 * Connects to the PostgreSQL server of the process that uses the folder, or starts one if there is
 * none.
 */
export async function openEmbeddedPostgres(folder: string, what: string): Promise<RunningPostgres> {
  try {
    return await startEmbeddedPostgres(folder, { what });
  } catch (error) {
    if (!(error instanceof FolderInUse)) throw error;
    const deadline = Date.now() + OTHER_MS;
    for (;;) {
      const server = await serverOn(folder);
      if (server?.ready) {
        const password = await passwordOf(folder);
        return {
          database: (name) => databaseAt(folder, server, password, name),
          stop: () => Promise.resolve(),
        };
      }
      if (Date.now() > deadline) throw error;
      await delay(PAUSE_MS);
    }
  }
}
