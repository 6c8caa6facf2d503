import { existsSync } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { Client } from 'pg';
import { connectionOptions } from '../postgres/pool.js';
import type { Head, TableEnd } from './archive.js';
import { rowsOf, startSum, tablesOf, writeExactly } from './tables.js';

const line = (value: unknown): string => `${JSON.stringify(value)}\n`;

/** The newest step that the tables of somebody's have taken, as they note it themselves. */
async function lastStep(client: Client, column: string, table: string): Promise<string> {
  const { rows } = await client.query<{ step: string }>(
    `select ${column}::text as step from ${table} order by id desc limit 1`,
  );
  return rows[0]?.step ?? '';
}

/** Everything that was there in one moment, as lines. */
async function* archive(client: Client, totals: Totals): AsyncGenerator<string> {
  await client.query('begin isolation level repeatable read read only');
  await writeExactly(client);
  const head: Head = {
    backup: 1,
    at: new Date().toISOString(),
    migration: await lastStep(client, 'name', 'mikro_orm_migrations'),
    jobs: await lastStep(client, 'id', 'graphile_worker.migrations'),
  };
  yield line(head);
  for (const table of await tablesOf(client)) {
    yield line({ table: table.name });
    const sum = startSum();
    for await (const rows of rowsOf(client, table)) {
      sum.add(rows);
      yield rows.map(line).join('');
    }
    const end: TableEnd = { end: table.name, ...sum.end() };
    totals.tables += 1;
    totals.rows += end.rows;
    yield line(end);
  }
  await client.query('commit');
  yield line({ complete: totals });
}

export interface Totals {
  tables: number;
  rows: number;
}

/**
 * Writes everything that a database holds into a file: as it was in one moment, whatever goes on meanwhile. The file is
 * there once it is complete, and only its owner may read it.
 */
export async function saveDatabase(url: string, file: string): Promise<Totals> {
  const client = new Client(connectionOptions(url, 'commands'));
  const totals: Totals = { tables: 0, rows: 0 };
  const part = `${file}.part`;
  if (existsSync(file)) throw new Error(`${file} is there already, and stays`);
  const target = await open(part, 'wx', 0o600).catch(() => null);
  if (!target)
    throw new Error(
      `${part} cannot be made: another backup is making it, or one that was cut short has left it there`,
    );
  try {
    await client.connect();
    const lines = Readable.from(archive(client, totals));
    await pipeline(lines, createGzip(), target.createWriteStream({ flush: true }));
    await rename(part, file);
    return totals;
  } catch (error) {
    await target.close();
    await rm(part, { force: true });
    throw error;
  } finally {
    await client.end();
  }
}
