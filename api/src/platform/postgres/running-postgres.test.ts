import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startEmbeddedPostgres } from './embedded-postgres.js';
import { findRunningPostgres } from './running-postgres.js';

let parent: string;
let folder: string;
beforeAll(async () => {
  parent = await mkdtemp(path.join(tmpdir(), 'laundry-running-'));
  await chmod(parent, 0o755);
  folder = path.join(parent, 'postgres');
});
afterAll(() => rm(parent, { recursive: true, force: true }));

it('finds the server that runs on a folder, uses it, and never stops it', async () => {
  expect(await findRunningPostgres(folder)).toBeUndefined();
  const started = await startEmbeddedPostgres(folder);
  const own = new pg.Client(await started.database('laundry'));
  await own.connect();
  try {
    await own.query('create table seen (n int)');
    const found = await findRunningPostgres(folder);
    const other = new pg.Client(await found?.database('laundry'));
    await other.connect();
    await other.query('insert into seen values (7)');
    await other.end();
    await found?.stop();
    expect((await own.query('select n from seen')).rows).toEqual([{ n: 7 }]);
    expect(await findRunningPostgres(parent)).toBeUndefined();
  } finally {
    const pidFile = await readFile(path.join(folder, 'postmaster.pid'));
    await own.end();
    await started.stop();
    await writeFile(path.join(folder, 'postmaster.pid'), pidFile);
  }
  expect(await findRunningPostgres(folder)).toBeUndefined();
});
