import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { createJobPool } from '../start/jobs.js';
import { prepareDatabase } from '../start/prepare-database.js';
import { createOrm, type Em } from '../database.js';
import { type Env, readEnv } from '../env.js';
import { withAuditContext } from '../platform/audit/audit-context.js';
import {
  type RunningPostgres,
  startEmbeddedPostgres,
} from '../platform/postgres/embedded-postgres.js';
import { ownerOf, ownFolder } from '../platform/postgres/folder-owner.js';
import { findRunningPostgres } from '../platform/postgres/running-postgres.js';

/** Longest wait for the database of an app that is starting, and the pause between looks. */
const WAIT_MS = 30_000;
const TRY_MS = 200;

/** The database of the app, whether or not the app itself is running. */
async function openDatabase({ directUrl, dataDir }: Env) {
  if (directUrl) return { url: directUrl, close: () => Promise.resolve() };
  const parent = path.resolve(dataDir);
  const folder = path.join(parent, 'postgres');
  const owned = await ownFolder(parent, `npm run ${path.parse(process.argv[1] ?? '').name}`);
  const postgres = owned ? await startEmbeddedPostgres(folder) : await runningOn(parent, folder);
  return {
    url: await postgres.database('laundry'),
    async close() {
      await postgres.stop();
      await owned?.release();
    },
  };
}

/** The database of the process that owns the folder; it may still be starting. */
async function runningOn(parent: string, folder: string): Promise<RunningPostgres> {
  for (let tries = 0; tries < WAIT_MS / TRY_MS; tries += 1) {
    const found = await findRunningPostgres(folder);
    if (found) return found;
    await delay(TRY_MS);
  }
  throw new Error(`${await ownerOf(parent)} works on ${parent}, but has no database yet`);
}

/** Works on the database of the app, migrated, whether or not the app itself is running. */
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

/** The same for what staff could do as well: the audit names the command. */
export const runAudited = (command: string, work: (em: Em) => Promise<string>): Promise<void> =>
  runCommand((em) => {
    const by = { userId: null, name: `npm run ${command}`, role: null };
    const auditContext = { by, operation: command, network: null, requestId: null };
    return withAuditContext(em, auditContext, () => work(em));
  });

/**
 * Runs a command on the database of the app, migrated, and ends the process: 0 with what the command has to say, 1 with why
 * it failed in one line.
 */
export async function runCommand(work: (em: Em) => Promise<string>): Promise<void> {
  try {
    process.stdout.write(`${await withDatabase(work)}\n`);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}
