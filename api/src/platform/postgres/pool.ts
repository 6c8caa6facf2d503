import { Client, type Pool, type PoolClient } from 'pg';
import { isLoopback } from '../http/this-machine.js';
import { observePool } from './observed-pool.js';

const SECOND = 1000;
const MINUTE = 60 * SECOND;

/**
 * How long work waits, by what a connection is for, in milliseconds: for a connection, and for one statement
 * to end (0 is for ever). Somebody waits for a request, which is refused rather than left hanging; nobody
 * waits for a job, and on a busy machine a slow database is not a lost one.
 */
const WAITS = {
  requests: { connect: 5 * SECOND, statement: 30 * SECOND },
  jobs: { connect: MINUTE, statement: 5 * MINUTE },
  migrations: { connect: MINUTE, statement: 60 * MINUTE },
  commands: { connect: MINUTE, statement: 0 },
};

/** How long a migration waits for a lock, behind which everybody else waits. */
const LOCK_WAIT = 2 * SECOND;

/** What connections are for. */
export type Use = keyof typeof WAITS;

/** What `pg` has to know for connections to this database. */
export const connectionOptions = (url: string, use: Use) => ({
  connectionString: url,
  // Whoever waits for a lock on a table lets nobody else at it: a migration gives up soon, and tries again.
  ...(use === 'migrations' ? { lock_timeout: LOCK_WAIT } : {}),
  connectionTimeoutMillis: WAITS[use].connect,
  statement_timeout: WAITS[use].statement,
});

/** Whether a database is on another machine; a socket never is. */
export function isRemote(url: string): boolean {
  const { hostname, searchParams } = new URL(url);
  const host = decodeURIComponent(searchParams.get('host') ?? hostname);
  return host !== '' && !host.startsWith('/') && !isLoopback(host);
}

/** Whether what goes to a database is encrypted, and whoever answers has to show who they are: as `pg` reads it. */
export function isProtected(url: string): boolean {
  const tls: unknown = new Client({ connectionString: url }).ssl;
  if (typeof tls !== 'object' || tls === null) return tls === true;
  return !('rejectUnauthorized' in tls) || tls.rejectUnauthorized !== false;
}

const released = () => undefined;

/** What an answer may take on its way, beyond the time that the database has for it. */
const ON_THE_WAY = 5 * SECOND;

/** Readies a pool for its use. */
export function preparePool(pool: Pool, use: Use): void {
  dropLostConnections(pool);
  const { statement } = WAITS[use];
  observePool(pool, statement && statement + ON_THE_WAY);
}

/**
 * Takes connections that were lost while in use out of their pool. Whoever held one may never give it
 * back (a transaction whose COMMIT fails does not), and a pool of such connections would stay full.
 */
function dropLostConnections(pool: Pool): void {
  const inUse = new Set<PoolClient>();
  pool.on('acquire', (client) => inUse.add(client));
  pool.on('release', (_error, client) => inUse.delete(client));
  pool.on('connect', (client) => {
    client.on('error', (error) => {
      if (!inUse.delete(client)) return;
      client.release(error);
      client.release = released;
    });
  });
}
