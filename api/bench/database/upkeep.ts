import { performance } from 'node:perf_hooks';
import type pg from 'pg';
import { GROWING, isPartitioned, type Month, monthsOf } from './partitions.ts';

/** A table that is whole is no tree. */
const PARTS = `select $1::regclass union select relid from pg_partition_tree($1::regclass) where isleaf`;

async function sizeOf(db: pg.Client, table: string) {
  const { rows } = await db.query<{ rows: number; data: number; indexes: number }>(
    `select sum(greatest(reltuples, 0)) as rows, sum(pg_table_size(oid)) / 1e6 as data, sum(pg_indexes_size(oid)) / 1e6 as indexes
     from pg_class where oid in (${PARTS}) and relkind = 'r'`,
    [`"${table}"`],
  );
  return rows[0] ?? { rows: 0, data: 0, indexes: 0 };
}

async function secondsOf(work: () => Promise<unknown>): Promise<number> {
  const begin = performance.now();
  await work();
  return (performance.now() - begin) / 1000;
}

/** Does something and takes it back; gives the seconds until it would have been committed. */
async function tried(db: pg.Client, work: () => Promise<unknown>): Promise<number> {
  await db.query('begin');
  try {
    return await secondsOf(work);
  } finally {
    await db.query('rollback');
  }
}

const OF_MONTH = (column: string, { first, next }: Month) =>
  `${column} >= '${first}' and ${column} < '${next}'`;

/** As whoever no longer needs a month takes it away: row by row, or its part of each table. */
async function removeMonth(db: pg.Client, month: Month, inParts: boolean): Promise<void> {
  for (const table of ['payment', 'order_event', 'order_item', 'order']) {
    const key = table === 'order' ? 'id' : 'order_id';
    if (!inParts) {
      await db.query(`delete from "${table}" where ${OF_MONTH(key, month)}`);
      continue;
    }
    // Whatever still points at a row of the month is looked for before its part may go.
    await db.query(`alter table "${table}" detach partition "${table}_${month.name}"`);
    await db.query(`drop table "${table}_${month.name}"`);
  }
}

const READ_MONTH = (month: Month) => `
  select sum(length(x::text)) from (
    select o.*, (select json_agg(i order by i.position) from order_item i where i.order_id = o.id) as items
    from "order" o join "user" u on u.id = o.user_id where ${OF_MONTH('o.id', month)}) x`;

/** What keeping a data set costs, in a table of Markdown: sizes, and seconds of what is done to a month. */
export async function upkeepOf(db: pg.Client): Promise<string> {
  const inParts = await isPartitioned(db);
  const months = await monthsOf(db);
  const [oldest, second] = months;
  const newest = months.at(-2);
  if (!oldest || !second || !newest) throw new Error('There are too few months');
  const seconds: Record<string, number> = {};
  seconds['reading a month with its items'] = await secondsOf(() => db.query(READ_MONTH(second)));
  seconds['taking the second month away'] = await tried(db, () => removeMonth(db, second, inParts));
  for (const table of ['order', 'order_event']) {
    const key = table === 'order' ? 'id' : 'order_id';
    const changed = table === 'order' ? 'pickup_date = pickup_date + 1' : `reason = 'x'`;
    await db.query(`update "${table}" set ${changed} where ${OF_MONTH(key, newest)}`);
    seconds[`vacuum of ${table} after a change of its newest month`] = await secondsOf(() =>
      db.query(`vacuum "${table}"`),
    );
  }
  const sizes: string[] = [];
  for (const table of GROWING) {
    const { rows, data, indexes } = await sizeOf(db, table);
    const cells = [table, ...[rows, data, indexes].map((value) => Number(value).toFixed(0))];
    sizes.push(`| ${cells.join(' | ')} |`);
  }
  return [
    `${inParts ? `${months.length} months each` : 'whole tables'}`,
    '',
    '| table | rows | MB | MB of indexes |',
    '| --- | ---: | ---: | ---: |',
    ...sizes,
    '',
    '| what is done | seconds |',
    '| --- | ---: |',
    ...Object.entries(seconds).map(([what, value]) => `| ${what} | ${value.toFixed(2)} |`),
  ].join('\n');
}
