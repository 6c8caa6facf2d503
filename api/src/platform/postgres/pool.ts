import { Client, type Pool, type PoolClient } from 'pg';
import { isLoopback } from '../http/loopback-only.js';
import { observePool } from './pool-monitor.js';

const SECOND = 1000;
const MINUTE = 60 * SECOND;

/**
 * Timeouts in ms by the use of a connection: to get a connection, and for one statement (0 means
 * none). A request is refused instead of waiting without end. A job may wait longer, because a slow
 * database is not a lost one.
 */
const WAITS = {
  requests: { connect: 5 * SECOND, statement: 30 * SECOND },
  jobs: { connect: MINUTE, statement: 5 * MINUTE },
  migrations: { connect: MINUTE, statement: 60 * MINUTE },
  commands: { connect: MINUTE, statement: 0 },
};

/** Time in ms that a migration waits for a lock. Other queries on the table wait behind it. */
const LOCK_WAIT = 2 * SECOND;

/** Uses of a connection. */
export type ConnectionUse = keyof typeof WAITS;

/** Connection options of `pg` for this database and use. */
export const connectionOptions = (url: string, use: ConnectionUse) => ({
  connectionString: url,
  // Queries wait behind a migration that waits for a table lock. The migration therefore times out
  // soon and tries again.
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

/** Whether `pg` encrypts the connection of this URL and verifies the server's certificate. */
export function isProtected(url: string): boolean {
  const tls: unknown = new Client({ connectionString: url }).ssl;
  if (typeof tls !== 'object' || tls === null) return tls === true;
  return !('rejectUnauthorized' in tls) || tls.rejectUnauthorized !== false;
}

const doNothing = () => undefined;

/** Time for the network in ms, in addition to the statement timeout of the database. */
const NETWORK_MS = 5 * SECOND;

/** Prepares a pool for its use. */
export function preparePool(pool: Pool, use: ConnectionUse): void {
  const { statement } = WAITS[use];
  observePool(pool, statement && statement + NETWORK_MS);
}

/**
 * Removes connections that were lost during use from their pool. Their caller may never release
 * them: MikroORM does not after a failed COMMIT. Lost connections would otherwise fill the pool.
 */
export function dropLostConnections(pool: Pool): void {
  const inUse = new Set<PoolClient>();
  pool.on('acquire', (client) => inUse.add(client));
  pool.on('release', (_error, client) => inUse.delete(client));
  pool.on('connect', (client) => {
    client.on('error', (error) => {
      if (!inUse.delete(client)) return;
      client.release(error);
      client.release = doNothing;
    });
  });
}
