import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterEach, beforeEach, expect, inject, it } from 'vitest';
import { applyRoutines } from './platform/postgres/routines.js';
import { createOrm, type Orm } from './database.js';
import { site } from './site-config.js';
import { printedDatabase } from './testing/database/printed-database.js';

let url: string;
let orm: Orm;

beforeEach(async () => {
  const address = new URL(inject('postgresUrl'));
  const name = `migrated_${randomUUID().replaceAll('-', '')}`;
  address.pathname = '/postgres';
  const client = new pg.Client(address.href);
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  address.pathname = `/${name}`;
  url = address.href;
  orm = createOrm({ url, use: 'migrations' });
});
afterEach(() => orm.close());

const ask = (text: string) => orm.em.fork().execute<Record<string, unknown>[]>(text);

it('the baseline inserts the first rows of an installation', async () => {
  await orm.migrator.up();
  expect(await ask('select name, confirmed_at from business')).toEqual([
    { name: site.brand, confirmed_at: null },
  ]);
  expect(await ask('select version from business_logo')).toEqual([{ version: 1 }]);
  expect(await ask('select express_amount from order_settings')).toEqual([
    { express_amount: null },
  ]);
  expect(await ask('select name from access_preset order by name')).toEqual(
    ['counter', 'driver', 'manager', 'plant'].map((name) => ({ name })),
  );
});

it('a database of a version before 1.0 is refused and not changed', async () => {
  await ask('create table "user" (id uuid primary key)');
  await expect(orm.migrator.up()).rejects.toThrow('Start with an empty database');
  expect(await ask(`select to_regclass('session') as session`)).toEqual([{ session: null }]);
});

it('a routine file runs again only after a change', async () => {
  await orm.migrator.up();
  await applyRoutines(orm.em.fork());
  const inserted = `insert into cloth (id, name, price) values (gen_random_uuid(), 'Shirt', 5000)`;
  const touched = `update cloth set updated_at = '2026-01-01' returning updated_at > '2026-11-01' as now`;
  await ask(inserted);
  expect(await ask(touched)).toEqual([{ now: true }]);

  await ask('drop trigger sets_updated_at on cloth');
  await applyRoutines(orm.em.fork());
  expect(await ask(touched)).toEqual([{ now: false }]);

  await ask(`update routine set hash = 'of another text' where file = 'updated-at.sql'`);
  await applyRoutines(orm.em.fork());
  expect(await ask(touched)).toEqual([{ now: true }]);
});

// After a new migration: npx vitest run --project api src/migrations.test.ts -u
it('database/schema.sql shows the tables, indexes and triggers of a new database', async () => {
  await orm.migrator.up();
  await applyRoutines(orm.em.fork());
  const head = '-- The database as it is. Written by api/src/migrations.test.ts; do not edit it.\n';
  await expect(`${head}\n${await printedDatabase(orm)}`).toMatchFileSnapshot(
    '../database/schema.sql',
  );
});
