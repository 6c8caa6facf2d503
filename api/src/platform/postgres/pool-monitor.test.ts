import { Pool, type PoolClient } from 'pg';
import { expect, inject, it } from 'vitest';
import { observePool, sentStatements } from './pool-monitor.js';
import { dropLostConnections, preparePool } from './pool.js';

/** A separate database, because PostgreSQL cannot copy the template while it has connections. */
function databaseUrl(): string {
  const url = new URL(inject('postgresUrl'));
  url.pathname = '/postgres';
  return url.href;
}

const SLEEP = 'select pg_sleep(600)';

it.each<[string, (client: PoolClient) => Promise<unknown>]>([
  ['', (client) => client.query(SLEEP)],
  [' to a named statement', (client) => client.query({ name: 's', text: SLEEP })],
])('a connection that does not answer%s is ended, and its pool has another one', async (_, ask) => {
  const pool = new Pool({ connectionString: databaseUrl(), max: 1 });
  pool.on('error', () => undefined);
  dropLostConnections(pool);
  preparePool(pool, 'commands');
  observePool(pool, 500);
  try {
    const client = await pool.connect();
    await expect(ask(client)).rejects.toThrow(/^Connection terminated/);
    const next = await pool.connect();
    expect((await next.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
    expect(sentStatements(pool)).toBe(2);
    next.release();
  } finally {
    await pool.end();
  }
});

it('a slow statement within its limit is not ended', async () => {
  const pool = new Pool({ connectionString: databaseUrl(), max: 1 });
  dropLostConnections(pool);
  preparePool(pool, 'commands');
  try {
    const client = await pool.connect();
    expect((await client.query('select pg_sleep(1.2)')).rowCount).toBe(1);
    client.release();
  } finally {
    await pool.end();
  }
});
