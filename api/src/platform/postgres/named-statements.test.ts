import { CompiledQuery } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/test-server.js';
import { keepPlan, MAX_NAMES } from './named-statements.js';

let test: TestServer;
beforeAll(async () => {
  test = await startTestServer();
});
afterAll(() => test.stop());

describe('statements whose plan is kept', () => {
  it('are so many at most, and all others run as well', async () => {
    const kept = await test.orm.em.fork().transactional(async (em) => {
      const db = em.getKysely();
      for (let n = 0; n < MAX_NAMES + 50; n += 1) {
        const text = `select ${n} as n`;
        keepPlan(text);
        const { rows } = await db.executeQuery<{ n: number }>(CompiledQuery.raw(text));
        expect(rows).toEqual([{ n }]);
      }
      const counted = 'select count(*)::int as kept from pg_prepared_statements';
      return (await db.executeQuery<{ kept: number }>(CompiledQuery.raw(counted))).rows[0]?.kept;
    });
    expect(kept).toBeGreaterThan(0);
    expect(kept).toBeLessThanOrEqual(MAX_NAMES);
  });
});
