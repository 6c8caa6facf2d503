import pg from 'pg';
import { ensureDatabase, type RunningPostgres } from './embedded-postgres.js';
import { databaseAddress, findDoor, keptPassword } from './postgres-address.js';

/**
 * Finds the embedded PostgreSQL that a running app uses in `folder`; undefined when none runs. The
 * app that started it also stops it.
 */
export async function findRunningPostgres(folder: string): Promise<RunningPostgres | undefined> {
  const door = await findDoor(folder);
  const password = await keptPassword(folder);
  if (!door || !password) return undefined;
  // No other server takes this password.
  const client = new pg.Client(databaseAddress(door, password, 'postgres'));
  try {
    await client.connect();
  } catch {
    // The note was left behind by a server that is gone.
    return undefined;
  } finally {
    await client.end();
  }
  return {
    database: (name) => ensureDatabase(door, password, name),
    stop: () => Promise.resolve(),
  };
}
