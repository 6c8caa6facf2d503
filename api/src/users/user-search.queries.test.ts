import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedBulk } from '../demo/load-test-seed.service.js';
import { startTestServer, type TestServer } from '../testing/test-server.js';
import { selectUsers } from './user-search.queries.js';

const ORDERS = 25_000;

let test: TestServer;
beforeAll(async () => {
  test = await startTestServer();
  const em = test.orm.em.fork();
  await seedBulk(em, ORDERS);
  await em.execute('vacuum analyze');
});
afterAll(() => test.stop());

/** Query plan of PostgreSQL for a page of users. */
async function planOf(search: string): Promise<string> {
  const em = test.orm.em.fork();
  const query = selectUsers(em, { limit: 51 }, search).compile();
  const rows = await em.getKysely().executeQuery<{ 'QUERY PLAN': string }>({
    ...query,
    sql: `explain (analyze, costs off, timing off, summary off) ${query.sql}`,
  });
  return rows.rows.map((row) => row['QUERY PLAN']).join('\n');
}

describe('the user search', () => {
  it('with at least three characters uses both trigram indexes and scans no whole table', async () => {
    const em = test.orm.em.fork();
    const [someone] = await em.execute<{ part: string }[]>(
      `select substr(phone, 3, 6) as part from "user" where phone is not null limit 1`,
    );
    const plan = await planOf(someone?.part ?? '');
    expect(plan).toContain('user_search');
    expect(plan).toContain('address_search');
    expect(plan).not.toContain('Seq Scan');
  });

  it('for a common word reads users from the newest, and stops when the page is full', async () => {
    const plan = await planOf('a');
    expect(plan).toMatch(/user_created/);
    expect(plan).not.toContain('Seq Scan');
  });
});
