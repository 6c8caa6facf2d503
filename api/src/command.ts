import path from 'node:path';
import { createJobPool, migrate } from './app.js';
import { createOrm, type Em } from './database.js';
import { type Env, readEnv } from './env.js';
import { startEmbeddedPostgres } from './platform/embedded-postgres.js';
import { findRunningPostgres } from './platform/running-postgres.js';

async function openDatabase({ databaseUrl, dataDir }: Env) {
  if (databaseUrl) return { url: databaseUrl, close: () => Promise.resolve() };
  const folder = path.join(path.resolve(dataDir), 'postgres');
  const postgres = (await findRunningPostgres(folder)) ?? (await startEmbeddedPostgres(folder));
  return { url: await postgres.database('laundry'), close: () => postgres.stop() };
}

/** Runs a command on the database of the app, migrated, whether or not the app itself is running. */
async function withDatabase(work: (em: Em) => Promise<string>): Promise<string> {
  const database = await openDatabase(readEnv());
  const orm = createOrm({ url: database.url, poolSize: 2 });
  const pool = createJobPool(database.url, console);
  try {
    await migrate(orm, pool);
    return await work(orm.em.fork());
  } finally {
    await pool.end();
    await orm.close();
    await database.close();
  }
}

/** Ends the process: 0 with what the command has to say, 1 with why it failed in one line. */
export async function runCommand(work: (em: Em) => Promise<string>): Promise<void> {
  try {
    process.stdout.write(`${await withDatabase(work)}\n`);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}

/** Says how a command is used, and ends the process. */
export function usage(text: string): never {
  process.stderr.write(`Usage: ${text}\n`);
  process.exit(1);
}
