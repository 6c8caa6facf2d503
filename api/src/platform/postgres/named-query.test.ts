import { CompiledQuery } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/test-server.js';
import { MAX_NAMES, namedRows } from './named-query.js';

let test: TestServer;
beforeAll(async () => {
  test = await startTestServer();
});
afterAll(() => test.stop());

const ask = <Row extends object>(text: string, values: unknown[] = [], em = test.orm.em.fork()) =>
  namedRows(em, CompiledQuery.raw(text, values) as CompiledQuery<Row>);

const PLANS = 'select count(*)::int as plans from pg_prepared_statements where statement like $1';

/** Number of plans on the connection that was used last. */
async function plansOf(part: string): Promise<number | undefined> {
  const [row] = await ask<{ plans: number }>(PLANS, [`%${part}%`]);
  return row?.plans;
}

it('plans a query once per connection, and returns rows for its values', async () => {
  const text = 'select $1::int + 1 as sum, $2::text as nothing, $3::bytea as bytes';
  for (const value of [1, 2, 3]) {
    const bytes = Buffer.from([0, 255, value]);
    expect(await ask(text, [value, null, bytes])).toEqual([
      { sum: value + 1, nothing: null, bytes },
    ]);
  }
  expect(await plansOf('int + 1 as sum')).toBe(1);
});

it('reads the changes of its own transaction', async () => {
  const name = 'Kurta of the named query';
  const text = 'select name from cloth where name = $1';
  await test.orm.em.fork().transactional(async (tx) => {
    await tx.execute('insert into cloth (id, name, price) values (gen_random_uuid(), ?, 1)', [
      name,
    ]);
    expect(await ask(text, [name], tx)).toEqual([{ name }]);
    expect(await ask(text, [name])).toEqual([]);
  });
});

it('releases its connection after an error', async () => {
  const text = 'select 1 / ($1::int - 1) as quotient';
  await expect(ask(text, [1])).rejects.toMatchObject({ code: '22012' });
  await expect(ask(text, ['x'])).rejects.toMatchObject({ code: '22P02' });
  expect(await ask(text, [2])).toEqual([{ quotient: 1 }]);
});

it('names a limited number of queries, and runs further queries without a name', async () => {
  for (let n = 0; n < MAX_NAMES + 10; n += 1)
    expect(await ask(`select ${n} as numbered`)).toEqual([{ numbered: n }]);
  expect(await plansOf('as numbered')).toBeLessThan(MAX_NAMES);
  expect(await plansOf('select 0 as numbered')).toBe(1);
});
