import { readFile, realpath } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { ensureDatabase, type RunningPostgres } from './embedded-postgres.js';
import { databaseAddress } from './postgres-process.js';

/**
 * The embedded PostgreSQL that a running app keeps on `folder`; undefined when none runs there.
 * Whoever started it stops it.
 */
export async function findRunningPostgres(folder: string): Promise<RunningPostgres | undefined> {
  const text = await readFile(path.join(folder, 'postmaster.pid'), 'utf8').catch(() => '');
  const port = Number(text.split('\n')[3]);
  if (!port) return undefined;
  const client = new pg.Client(databaseAddress(port, 'postgres'));
  try {
    await client.connect();
    const { rows } = await client.query<{ data_directory: string }>('show data_directory');
    if (rows[0]?.data_directory !== (await realpath(folder))) return undefined;
  } catch {
    // The file was left behind by a server that is gone.
    return undefined;
  } finally {
    await client.end();
  }
  return { database: (name) => ensureDatabase(port, name), stop: () => Promise.resolve() };
}
