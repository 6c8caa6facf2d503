import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import pg from 'pg';
import { createOrm } from '../../src/database.js';
import { seedBulk } from '../../src/demo/bulk.service.js';
import { startEmbeddedPostgres } from '../../src/platform/postgres/embedded-postgres.js';
import { ownerOf, ownFolder } from '../../src/platform/postgres/folder-owner.js';
import { createJobPool } from '../../src/start/jobs.js';
import { prepareDatabase } from '../../src/start/prepare-database.js';
import { postgresCpu } from '../cpu.ts';
import type { Size } from '../options.ts';
import { partition } from './partitions.ts';
import { DATA } from '../places.ts';
import { say } from '../say.ts';

/**
 * The server as the product runs its own, save that nothing cleans up on its own time while something is measured, and
 * that a big load writes fewer checkpoints.
 */
export const FLAGS = ['autovacuum=off', 'max_wal_size=8GB', 'max_connections=300'].flatMap(
  (flag) => ['-c', flag],
);

export interface BenchPostgres {
  /** Its first process. */
  pid: number;
  database(name: string): Promise<string>;
  /** Has as many servers follow it; gives where each has the database of this address. */
  replicate(count: number, url: string): Promise<string[]>;
  replicaPids(): number[];
  stop(): Promise<void>;
}

export async function startPostgres(): Promise<BenchPostgres> {
  const owned = await ownFolder(DATA, 'npm run bench');
  if (!owned) throw new Error(`${await ownerOf(DATA)} works on ${DATA} already`);
  const folder = path.join(DATA, 'postgres');
  const postgres = await startEmbeddedPostgres(folder, { flags: FLAGS });
  const [pid] = (await readFile(path.join(folder, 'postmaster.pid'), 'utf8')).split('\n');
  return {
    pid: Number(pid),
    database: (name) => postgres.database(name),
    replicate: (count) =>
      count ? Promise.reject(new Error('Nothing follows this one')) : Promise.resolve([]),
    replicaPids: () => [],
    async stop() {
      await postgres.stop();
      await owned.release();
    },
  };
}

async function isFilled(url: string): Promise<boolean> {
  const db = new pg.Client(url);
  await db.connect();
  try {
    const { rowCount } = await db.query(`select from "user" where email = 'bulk1@laundry.test'`);
    return rowCount !== 0;
  } finally {
    await db.end();
  }
}

/** How long something takes, and what it costs PostgreSQL, in words. */
async function costOf({ pid }: BenchPostgres, work: () => Promise<unknown>): Promise<string> {
  const begin = { at: performance.now(), cpu: postgresCpu(pid) };
  await work();
  const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`;
  return `${seconds(performance.now() - begin.at)} (CPU ${seconds(postgresCpu(pid) - begin.cpu)})`;
}

async function inParts(postgres: BenchPostgres, url: string): Promise<void> {
  const db = new pg.Client(url);
  await db.connect();
  try {
    say(`Partitioned in ${await costOf(postgres, () => partition(db))}`);
  } finally {
    await db.end();
  }
}

/** Another number for another data set of the same size, so that nobody measures on one that was made before. */
const EDITION = 2;

/** The address of the data set of a size, migrated; filled the first time that it is asked for. */
export async function openDataSet(
  postgres: BenchPostgres,
  { size, partitioned }: { size: Size; partitioned: boolean },
): Promise<string> {
  const url = await postgres.database(
    `bench_${EDITION}_${size}${partitioned ? '_partitioned' : ''}`,
  );
  const orm = createOrm({ url, poolSize: 2, use: 'commands' });
  const pool = createJobPool(url, console);
  try {
    await prepareDatabase(orm, pool);
    if (await isFilled(url)) return url;
    say(`Seeding ${size} orders…`);
    const em = orm.em.fork();
    const seeded = await costOf(postgres, () => seedBulk(em, size));
    const analysed = await costOf(postgres, () => em.execute('vacuum analyze'));
    say(`Seeded ${size} orders in ${seeded}; vacuumed and analysed in ${analysed}`);
    if (partitioned) await inParts(postgres, url);
    return url;
  } finally {
    await pool.end();
    await orm.close();
  }
}
