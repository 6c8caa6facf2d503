import { randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { Client } from 'pg';
import { afterAll, beforeAll, inject } from 'vitest';
import { sumOf, tablesOf, writeExactly } from '../../platform/backup/tables.js';
import { copyTemplate } from '../global-setup.js';

let folder: string;

/** Has a folder for backups as long as the tests of a file run. */
export function useBackupFolder(): void {
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'laundry-backup-'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));
}

export const newFile = () => path.join(folder, `${randomUUID()}.gz`);
const newName = () => `backup_${randomUUID().replaceAll('-', '')}`;

export async function on<Found>(
  url: string,
  work: (client: Client) => Promise<Found>,
): Promise<Found> {
  const client = new Client(url);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

export async function emptyDatabase(): Promise<string> {
  const url = new URL(inject('postgresUrl'));
  url.pathname = '/postgres';
  const name = newName();
  await on(url.href, (client) => client.query(`create database ${name}`));
  url.pathname = `/${name}`;
  return url.href;
}

/** What people wrote, with everything that a text may hold, and what only a database has. */
const ODD = `one\ntwo\r\n\tthree \\ \\n "quoted" 'single' (a,b) {c} \u2028 \u2029 ₹ 🧺 `;

export async function filledDatabase(): Promise<string> {
  const url = await copyTemplate(inject('postgresUrl'), newName());
  await on(url, async (client) => {
    await client.query(
      `insert into contact_message (id, name, phone, email, address, message)
       select gen_random_uuid(), $1, '9840012345', 'a@laundry.test', '', $1 from generate_series(1, 2500)`,
      [ODD],
    );
    await client.query(
      `insert into sign_in_guard (email, purpose, wrong_tries)
       values ('a@laundry.test', 'login', array[now(), now() - interval '1 hour']), ('b@laundry.test', 'login', '{}')`,
    );
    await client.query(
      `with one as (insert into "user" (id, name, email, role) values (gen_random_uuid(), 'One', 'one@laundry.test', 'customer') returning id),
       booked as (insert into "order" (id, user_id, pickup_date, pickup_address, pickup_phone_number)
         select gen_random_uuid(), id, current_date, 'Here', '9840012345' from one, generate_series(1, 20) returning id)
       select graphile_worker.add_job('sync_payment_link', json_build_object('orderId', id)) from booked`,
    );
  });
  return url;
}

export const sumsOf = (url: string) =>
  on(url, async (client) => {
    await client.query('begin');
    await writeExactly(client);
    const sums: Record<string, unknown> = {};
    for (const table of await tablesOf(client)) sums[table.name] = await sumOf(client, table);
    return sums;
  });

/** What a restore that came to nothing leaves are the empty notes of how far tables have come. */
export const isFilled = (url: string) =>
  on(url, async (client) => {
    const { rows } = await client.query<{ filled: boolean }>(
      `select to_regclass('public."user"') is not null as filled`,
    );
    return rows[0]?.filled;
  });

/** The backup with its lines changed. */
export async function changed(
  file: string,
  change: (lines: string[]) => string[],
): Promise<string> {
  const lines = gunzipSync(await readFile(file))
    .toString()
    .split('\n');
  const other = newFile();
  await writeFile(other, gzipSync(change(lines).join('\n')));
  return other;
}
