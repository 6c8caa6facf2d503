import type { Pool, PoolClient } from 'pg';

/** Longest wait for a connection, in milliseconds; past it the request is refused instead of hanging. */
export const CONNECT_TIMEOUT_MS = 5_000;

const released = () => undefined;

/**
 * Takes connections that were lost while in use out of their pool. Whoever held one may never give it
 * back (a transaction whose COMMIT fails does not), and a pool of such connections would stay full.
 */
export function dropLostConnections(pool: Pool): void {
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
