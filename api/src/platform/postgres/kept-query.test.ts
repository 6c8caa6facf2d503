import { CompiledQuery } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSchema } from '../../http/schema.js';
import { makeAdmin, makeUser, type TestUser } from '../../testing/factories.js';
import { makeOrder } from '../../testing/orders/order-factories.js';
import { type Statement, statementsOf } from '../../testing/statements.js';
import { startTestServer, type TestServer } from '../../testing/test-server.js';
import { wholeDocuments } from '../../testing/whole-documents.js';
import { areValues } from './kept-query.js';
import { keepPlan, nameOf } from './named-statements.js';
import { rowsOf } from './rows.js';

let test: TestServer;
let admin: TestUser;
let customer: TestUser;
let orderId = '';
beforeAll(async () => {
  test = await startTestServer();
  admin = await makeAdmin(test);
  customer = await makeUser(test);
  orderId = (await makeOrder(test, customer, { orderStatus: 'dispatched', paidAmount: 100 })).id;
  await test.orm.em.fork().getKysely().selectFrom('user').select('id').execute();
});
afterAll(() => test.stop());

/** As it is asked for by name, the first time on a connection and after that, and as the driver asks. */
async function bothWays(text: string, values: unknown[] = []) {
  keepPlan(text);
  const em = test.orm.em.fork();
  const pool = await em.getConnection().getNativeClient();
  const ask = () => rowsOf(em, CompiledQuery.raw(text, values));
  const ways = [ask, ask, ask, async () => (await pool.query(text, [...values])).rows as unknown[]];
  const found: unknown[] = [];
  for (const way of ways)
    found.push(await way().catch((error: unknown) => ({ ...(error as Error), length: 0 })));
  return { found: found.slice(0, -1), driver: found.at(-1) };
}

async function expectSame(text: string, values?: unknown[]): Promise<unknown> {
  const { found, driver } = await bothWays(text, values);
  for (const each of found) expect(each, text).toStrictEqual(driver);
  return driver;
}

describe('what is asked for by name is answered as the driver does', () => {
  it('for columns of every type, and for null', async () => {
    const columns = `'a "ü" 🧺'::text as t, ''::text as empty, 7::int as i, 9007199254740993::bigint as b,
      1.50::numeric as n, 2.5::float8 as f, true as yes, now()::timestamptz as at, current_date as day,
      '{"a":[1,"x"]}'::json as j, '{"b":null}'::jsonb as jb, 'a0ee'::bytea as bytes, array['a',null]::text[] as list,
      gen_random_uuid() is null as u, interval '1 hour' as span, null::int as nothing, 1 as "two words"`;
    await expectSame(
      `with one as materialized (select ${columns} offset 0) select * from one where false`,
    );
    const fixed = columns.replace('now()', "'2026-01-02 03:04:05.678'");
    expect(await expectSame(`select ${fixed}`)).toHaveLength(1);
    expect(
      await expectSame('select n, repeat($1, n) as text from generate_series(1, 300) n', ['ü']),
    ).toHaveLength(300);
  });

  it('for values of every kind that it takes', async () => {
    const values = ['a "ü" 🧺', 12.5, false, null, Buffer.from([0, 255, 1]), ''];
    const kinds = ['text', 'float8', 'boolean', 'text', 'bytea', 'text'];
    const columns = kinds.map((kind, place) => `$${place + 1}::${kind} as v${place}`);
    expect(await expectSame(`select ${columns.join()}`, values)).toHaveLength(1);
    expect(areValues([['a']])).toBe(false);
    expect(await expectSame('select $1::text[] as list', [['a', 'b"c']])).toHaveLength(1);
  });

  it('for what the database refuses, and whoever asks next is answered', async () => {
    expect(await expectSame('select $1::int as number', ['x'])).toMatchObject({ code: '22P02' });
    expect(await expectSame('select 1 / ($1::int - 1) as number', ['1'])).toMatchObject({
      code: '22012',
    });
    expect(await expectSame('select 1 / ($1::int - 1) as number', ['2'])).toEqual([{ number: 1 }]);
    expect(await expectSame('select nothing from nowhere')).toMatchObject({ code: '42P01' });
    expect(await expectSame('select $1::text as text', ['\0'])).toMatchObject({ code: '22021' });
  });

  it('within a transaction and outside of it by turns', async () => {
    const text = 'select $1::int + 1 as number';
    keepPlan(text);
    const query = CompiledQuery.raw(text, [1]);
    const em = test.orm.em.fork();
    for (let time = 0; time < 3; time += 1) {
      expect(await em.transactional((tx) => rowsOf(tx, query))).toEqual([{ number: 2 }]);
      expect(await rowsOf(em, query)).toEqual([{ number: 2 }]);
    }
  });

  it('for every statement that has a name, of every query', async () => {
    const asked = new Map<string, Statement>();
    for (const { kind, name, document, variables } of wholeDocuments(createSchema(), 3)) {
      if (kind !== 'query') continue;
      const ids = name === 'order' || name === 'orderMails' ? { id: orderId, orderId } : {};
      for (const { token } of [customer, admin]) {
        const ask = () => test.graphql(document, { ...variables, ...ids }, token);
        for (const sent of await statementsOf(ask))
          if (nameOf(sent.text)) asked.set(sent.text, sent);
      }
    }
    expect(asked.size).toBeGreaterThan(5);
    for (const { text, values } of asked.values())
      // Whether it was long ago may change between one look and the next.
      if (!text.includes('seenLongAgo')) await expectSame(text, values);
  });
});
