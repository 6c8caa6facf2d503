import path from 'node:path';
import { createJobPool } from '../start/jobs.js';
import { prepareDatabase } from '../start/prepare-database.js';
import { createOrm, type Em } from '../database.js';
import { type Env, readEnv } from '../env.js';
import { withAuditContext } from '../platform/audit/audit-context.js';
import { openEmbeddedPostgres } from '../platform/postgres/embedded-postgres.js';

/** Opens the database of the app. The app may be running or not. */
async function openDatabase({ directUrl, dataDir }: Env) {
  if (directUrl) return { url: directUrl, close: () => Promise.resolve() };
  const command = `npm run ${path.parse(process.argv[1] ?? '').name}`;
  const postgres = await openEmbeddedPostgres(path.resolve(dataDir, 'postgres'), command);
  return { url: await postgres.database('laundry'), close: () => postgres.stop() };
}

/** Migrates the database of the app, and runs the work on it. The app may be running or not. */
async function withDatabase(work: (em: Em) => Promise<string>): Promise<string> {
  const database = await openDatabase(readEnv());
  const orm = createOrm({ url: database.url, poolSize: 2, use: 'commands' });
  const pool = createJobPool(database.url, console);
  try {
    await prepareDatabase(orm, pool);
    return await work(orm.em.fork());
  } finally {
    await pool.end();
    await orm.close();
    await database.close();
  }
}

/** Runs a command on the migrated database, with the command as actor in the audit log. */
export const runAudited = (command: string, work: (em: Em) => Promise<string>): Promise<void> =>
  runCommand((em) => {
    const by = { userId: null, name: `npm run ${command}`, role: null };
    const auditContext = { by, operation: command, network: null, requestId: null };
    return withAuditContext(em, auditContext, () => work(em));
  });

/**
 * Runs a command on the migrated database, and ends the process. It prints the result and exits
 * with 0, or prints the reason of a failure in one line and exits with 1.
 */
export async function runCommand(work: (em: Em) => Promise<string>): Promise<void> {
  try {
    process.stdout.write(`${await withDatabase(work)}\n`);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}
