import type pg from 'pg';
import { say } from '../say.ts';

/**
 * What grows with the orders, and by which of its columns a row belongs to a month: ids of orders begin with the moment of
 * their booking, so that a row of another table is in the month of its order, and found there by its id.
 */
const KEYS = { order: 'id', order_item: 'order_id', order_event: 'order_id', payment: 'order_id' };

export const GROWING = Object.keys(KEYS);

/** The least id of version 7 of a moment. */
const LEAST_ID = `encode(substr(int8send((date_part('epoch', moment) * 1000)::bigint), 3)
  || '\\x70008000000000000000'::bytea, 'hex')::uuid`;

const MONTHS = `
  select to_char(moment, 'YYYYMM') as name, ${LEAST_ID} as first,
    lead(${LEAST_ID}) over (order by moment) as next
  from (select generate_series(date_trunc('month', min(created_at)), date_trunc('month', now()) + interval '2 months',
    interval '1 month') as moment from "order") months`;

export interface Month {
  name: string;
  first: string;
  next: string;
}

/** All months that there are orders of, and the one after. */
export async function monthsOf(db: pg.Client): Promise<Month[]> {
  const { rows } = await db.query<Month>(`select * from (${MONTHS}) m where next is not null`);
  return rows;
}

interface Kept {
  columns: string;
  indexes: string[];
  rules: string[];
  triggers: string[];
}

/** A unique key has to contain the column that a table is partitioned by. */
const widened = (definition: string, key: string): string =>
  new RegExp(`[(,] ?${key}[,)]`).test(definition)
    ? definition
    : definition.replace(
        /^((?:CREATE UNIQUE INDEX .*? USING btree|PRIMARY KEY) \([^)]*)/,
        `$1, ${key}`,
      );

/** What has to be made anew for a table that takes the place of another one. */
async function keptOf(db: pg.Client, table: string, key: string): Promise<Kept> {
  const texts = async (query: string) => {
    const { rows } = await db.query<{ text: string }>(query, [`"${table}"`]);
    return rows.map(({ text }) => text);
  };
  const [columns = ''] = await texts(`
    select string_agg(quote_ident(attname), ', ' order by attnum) as text from pg_attribute
    where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = ''`);
  const indexes = await texts(`
    select pg_get_indexdef(indexrelid) as text from pg_index
    where indrelid = $1::regclass and not exists (select from pg_constraint where conindid = indexrelid and contype = 'p')`);
  const rules = await texts(`
    select format('alter table %s add %s', conrelid::regclass, pg_get_constraintdef(oid)) as text from pg_constraint
    where conparentid = 0 and contype in ('p', 'f') and $1::regclass in (conrelid, confrelid) order by contype = 'f'`);
  const triggers = await texts(
    'select pg_get_triggerdef(oid) as text from pg_trigger where tgrelid = $1::regclass and not tgisinternal',
  );
  const wide = (text: string) => {
    const [, before = '', definition = text] = /^(alter table \S+ add )(.*)$/.exec(text) ?? [];
    return before + widened(definition, key);
  };
  // An id that is unique in its month alone is nothing that another table can refer to.
  const lost = new RegExp(`REFERENCES "?${table}"?\\((?!${key}\\))`);
  const kept = rules.filter((rule) => !lost.test(rule));
  return { columns, indexes: indexes.map(wide), rules: kept.map(wide), triggers };
}

/** Puts a table of one part for each month in the place of one that is whole. */
async function partitionOne(db: pg.Client, table: string, key: string, months: Month[]) {
  const { columns, indexes, rules, triggers } = await keptOf(db, table, key);
  await db.query(`alter table "${table}" rename to whole`);
  await db.query(
    `create table "${table}" (like whole including all excluding indexes) partition by range (${key})`,
  );
  for (const { name, first, next } of months)
    await db.query(
      `create table "${table}_${name}" partition of "${table}" for values from ('${first}') to ('${next}')`,
    );
  await db.query(`insert into "${table}" (${columns}) select ${columns} from whole`);
  await db.query('drop table whole cascade');
  for (const statement of [...rules.filter((rule) => rule.includes('PRIMARY KEY')), ...indexes])
    await db.query(statement);
  for (const statement of [...rules.filter((rule) => !rule.includes('PRIMARY KEY')), ...triggers])
    await db.query(statement);
}

/** Partitions by month what grows with the orders; an order's idempotency key is then unique in its month alone. */
export async function partition(db: pg.Client): Promise<void> {
  const months = await monthsOf(db);
  await db.query(`set maintenance_work_mem = '512MB'`);
  for (const [table, key] of Object.entries(KEYS)) {
    say(`Partitioning ${table} into ${months.length} months…`);
    await partitionOne(db, table, key, months);
  }
  await db.query('vacuum analyze');
}

/** Whether this data set is in parts. */
export async function isPartitioned(db: pg.Client): Promise<boolean> {
  const { rows } = await db.query<{ kind: string }>(
    `select relkind as kind from pg_class where oid = '"order"'::regclass`,
  );
  return rows[0]?.kind === 'p';
}
