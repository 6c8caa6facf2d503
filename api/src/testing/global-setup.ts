import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { createJobPool } from '../start/jobs.js';
import { prepareDatabase } from '../start/prepare-database.js';
import { createOrm } from '../database.js';
import { startEmbeddedPostgres } from '../platform/postgres/embedded-postgres.js';
import { endWithRun } from './run-end/end-with-run.js';

declare module 'vitest' {
  interface ProvidedContext {
    /** URL of the PostgreSQL server on which every test file creates its database. */
    postgresUrl: string;
    /** Number of random inputs per fuzz test; 0 by default. */
    fuzzRuns: number;
  }
}

/**
 * Name of the migrated database that each test file copies. Copying is much faster than migrating.
 */
export const TEMPLATE = 'template_laundry';

/** Starts one PostgreSQL server for the whole test run, in a temporary folder. */
export default async function setup(project: TestProject) {
  const folder = await mkdtemp(path.join(tmpdir(), 'laundry-test-'));
  const flags = [
    '-c',
    'fsync=off',
    '-c',
    'synchronous_commit=off',
    '-c',
    'full_page_writes=off',
    '-c',
    'max_connections=300',
    // Each test file has its own database, and autovacuum would connect to all of them.
    '-c',
    'autovacuum=off',
  ];
  const data = path.join(folder, 'postgres');
  const postgres = await startEmbeddedPostgres(data, { flags });
  // The first line of this file is the process id of the PostgreSQL server.
  const pid = parseInt(await readFile(path.join(data, 'postmaster.pid'), 'utf8'), 10);
  const ended = endWithRun(pid, 'SIGINT');
  const url = await postgres.database(TEMPLATE);
  const orm = createOrm({ url, use: 'migrations' });
  const pool = createJobPool(url, console);
  await prepareDatabase(orm, pool);
  // The company details are confirmed, because most tests need an installation that is set up.
  await orm.em.fork().execute('update business set confirmed_at = now()');
  await pool.end();
  await orm.close();
  project.provide('postgresUrl', url);
  return async () => {
    await postgres.stop();
    ended();
    await rm(folder, { recursive: true, force: true });
  };
}

/** Copies the template database for a test file; returns its URL. */
export async function copyTemplate(postgresUrl: string, name: string): Promise<string> {
  const admin = new URL(postgresUrl);
  admin.pathname = '/postgres';
  const client = new pg.Client(admin.href);
  await client.connect();
  // By default PostgreSQL copies by way of its log, with several times the CPU.
  await client.query(
    `create database ${client.escapeIdentifier(name)} template ${TEMPLATE} strategy file_copy`,
  );
  await client.end();
  admin.pathname = `/${name}`;
  return admin.href;
}
